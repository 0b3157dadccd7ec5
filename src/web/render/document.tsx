import type { ReactNode } from 'react';
import { Links, Meta, Scripts, ScrollRestoration } from 'react-router';
import { useScriptMark } from './page-nonce.ts';

type Props = {
  lang: string;
  dir?: 'ltr' | 'rtl';
  head?: ReactNode;
  /** Without them nothing of a page is counted, sent or kept on a device. */
  scripts?: boolean;
  children: ReactNode;
};

/** The page around every page. Its scripts carry the mark by which the policy knows them. */
export function Document({ lang, dir, head, scripts = true, children }: Props) {
  const mark = useScriptMark();
  return (
    <html lang={lang} dir={dir} data-scripts={scripts ? undefined : 'off'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {head}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {scripts && (
          <>
            <ScrollRestoration {...mark} />
            <Scripts {...mark} />
          </>
        )}
      </body>
    </html>
  );
}
