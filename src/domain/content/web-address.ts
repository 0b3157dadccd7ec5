/** Another site's page, as its own address bar shows it: nothing that a browser would run, no name or password in it. */
const WEB = /^https?:\/\/[\w-]+(?:\.[\w-]+)*(?::\d{1,5})?(?:[/?#][\w./?&=%~#:@!$'()*+,;[\]-]*)?$/;

export const isWebAddress = (text: string): boolean => WEB.test(text);
