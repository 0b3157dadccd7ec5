/** A link as words carry it: [what is pressed](where it leads). `src/web/ui/inline-text.tsx` draws it. */
const LINKS = /\[[^\]]+\]\(([^)\s]+)\)/g;

/**
 * A page of this site, another one over TLS, or a mailbox. Not `//name`, which is somebody else's site, and nothing that a
 * browser would run.
 */
const LEADS_ON =
  /^(?:\/(?![/\\])[\w./?&=%~#-]*|https:\/\/[\w.-]+(?::\d+)?(?:[/?#][\w./?&=%~#:@!$'*+,;-]*)?|mailto:[\w.+-]+@[\w.-]+)$/;

export const isLinkTarget = (target: string): boolean => LEADS_ON.test(target);

/** Whether every link in these words leads where one may lead. */
export const linksAreSound = (words: string): boolean =>
  [...words.matchAll(LINKS)].every(([, target = '']) => isLinkTarget(target));
