import type { Site } from '#domain/site.ts';
import { escapeHtml } from '#domain/story/body.ts';
import { permalink } from '#domain/story/permalink.ts';
import type { PublishedStory } from '#domain/story/published-story.ts';
import type { Mail } from '#services/ports.ts';

/** What a writer who left an e-mail address is told once the story can be read. */
export function approvalMail(story: PublishedStory, site: Site, to: string): Mail {
  const url = `${site.origin}${permalink(story)}`;
  const kind = story.writingType === 'LETTER' ? 'letter' : 'story';
  const lines = [
    `Your ${kind} “${story.title}” is published.`,
    'It has its own page, which you can share with anyone:',
    url,
    'Thank you for trusting us with it.',
    `You get this one message because you left this address when you sent your ${kind}. Nobody else can see the address, and there is no list to leave.`,
  ];
  return {
    messageId: `<approval.${story.hash}@${new URL(site.origin).hostname}>`,
    to,
    subject: `Your ${kind} is published on ${site.name}`,
    text: `${lines.join('\n\n')}\n\n${site.name}\n${site.tagline}\n`,
    html: htmlLetter(lines, url),
  };
}

function htmlLetter(lines: string[], url: string): string {
  const paragraphs = lines.map((line) =>
    line === url
      ? `<p><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p>`
      : `<p>${escapeHtml(line)}</p>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><body>${paragraphs.join('')}</body></html>`;
}
