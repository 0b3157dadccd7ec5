import { expect } from 'vitest';

/** What a page says of itself to machines. */
export type PageHead = {
  titles: string[];
  /** By name or property; a tag that stands twice has two values. */
  metas: Map<string, string[]>;
  links: { rel: string; href: string; type: string; language: string }[];
  facts: Record<string, unknown>[];
};

export function readHead(html: string): PageHead {
  const head = /<head>(.*?)<\/head>/s.exec(html)?.[1] ?? '';
  const metas = new Map<string, string[]>();
  for (const tag of tagsOf(head, 'meta')) {
    const name = tag.name ?? tag.property;
    if (name) metas.set(name, [...(metas.get(name) ?? []), tag.content ?? '']);
  }
  return {
    titles: [...head.matchAll(/<title[^>]*>(.*?)<\/title>/gs)].map(([, text = '']) => plain(text)),
    metas,
    links: tagsOf(head, 'link').map(({ rel = '', href = '', type = '', hrefLang = '' }) => ({
      rel,
      href,
      type,
      language: hrefLang,
    })),
    facts: [...head.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json),
    ),
  };
}

/** A tag that must stand there once. */
export function one(head: Pick<PageHead, 'metas'>, name: string): string {
  const values = head.metas.get(name) ?? [];
  expect(values, name).toHaveLength(1);
  return values[0] ?? '';
}

function tagsOf(head: string, name: string): Record<string, string | undefined>[] {
  return [...head.matchAll(new RegExp(`<${name} ([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value = '']) => [
        key,
        plain(value),
      ]),
    ),
  );
}

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Signs that markup writes out. */
export function plain(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => SIGNS[name] ?? '');
}
