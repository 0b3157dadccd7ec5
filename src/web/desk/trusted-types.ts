type TrustedTypes = {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => unknown;
};

/** The empty element by which React makes a script element; it is never run. */
const REACTS_OWN = '<script></script>';

/** Where the browser enforces Trusted Types, no text becomes markup but this one. */
export function trustOnlyReact(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => {
      if (html === REACTS_OWN) return html;
      throw new TypeError('No text becomes markup at the desk.');
    },
  });
}
