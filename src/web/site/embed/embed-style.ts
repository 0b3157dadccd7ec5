import { createHash } from 'node:crypto';
import { EMBED_SANDBOX } from '#domain/sharing/embed.ts';

type Fonts = { literata: string; naskh: string; nastaliq: string };

/** In the card itself, so that little is fetched: the font of its words, and of Urdu or Arabic where it is that. */
export const embedStyle = ({ literata, naskh, nastaliq }: Fonts): string => `
@font-face{font-family:Literata;src:url(${literata}) format("woff2");font-weight:350 600;font-display:swap;unicode-range:U+0000-04FF,U+2000-22FF}
@font-face{font-family:Nastaliq;src:url(${nastaliq}) format("woff2");font-weight:400 700;font-display:swap;size-adjust:108%;unicode-range:U+0600-06FF,U+200C-200F,U+FDF2,U+FDFA-FDFB}
@font-face{font-family:Naskh;src:url(${naskh}) format("woff2");font-weight:400 700;font-display:swap;size-adjust:110%;unicode-range:U+0600-06FF,U+200C-200F,U+FDF2,U+FDFA-FDFB}
:root{color-scheme:light dark;--paper:#fbf9f5;--ink:#1f1c2d;--ink-2:#484456;--line:#ddd6ca;--link:#27408f;--quiet:#4b3b6b}
@media(prefers-color-scheme:dark){:root{--paper:#15131d;--ink:#f2ede3;--ink-2:#c3bccb;--line:#3a3547;--link:#b5c2fa;--quiet:#b9a9dc}}
*{box-sizing:border-box;margin:0}
body{height:100vh;min-height:13rem;display:flex;background:var(--paper);color:var(--ink);border:1px solid var(--line);font:16px/1.5 "Atkinson Hyperlegible Next",system-ui,sans-serif}
.art{flex:0 0 30%;overflow:hidden;color:var(--quiet)}
.tile{display:block;width:100%;height:100%}
.say{flex:1;min-width:0;padding:1.1rem 1.25rem;display:flex;flex-direction:column;gap:.5rem;overflow:auto}
.what,.foot{color:var(--ink-2);font-size:.875rem}
h1{font:400 1.375rem/1.2 Literata,Georgia,serif;text-wrap:balance}
.opening{font-family:Literata,Georgia,serif;font-size:.9375rem;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;line-clamp:3;overflow:hidden;flex-shrink:0}
[lang=ur] *{font-family:Nastaliq,Literata,"Noto Nastaliq Urdu",serif;line-height:2}
[lang=ur] .what,[lang=ur] .foot{line-height:1.9}
[lang=ur] .opening{-webkit-line-clamp:2;line-clamp:2}
[lang=ur] .say{gap:.1rem;padding-block:.5rem}
[lang=ar] *{font-family:Naskh,Literata,"Noto Naskh Arabic",serif;line-height:1.6}
[lang=und]{font-family:Literata,Naskh,Georgia,serif}
.foot{margin-block-start:auto}
a{color:inherit;text-decoration-thickness:1px;text-underline-offset:.15em}
[lang=ur] a{text-underline-offset:.5em}
[lang=ar] a{text-underline-offset:.32em}
.foot a{color:var(--link)}
a:focus-visible{outline:3px solid var(--link);outline-offset:2px}
@media(max-width:26rem){body{flex-direction:column}.art{flex:0 0 2.5rem}.say{padding:.75rem 1rem;gap:.35rem}h1{font-size:1.2rem}.opening{-webkit-line-clamp:2;line-clamp:2}[lang=ur] .opening{-webkit-line-clamp:1;line-clamp:1}}
`;

/** The strictest policy there is, but for the frame around it. */
export function embedPolicy(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `sandbox ${EMBED_SANDBOX}`,
    'frame-ancestors *',
  ].join('; ');
}
