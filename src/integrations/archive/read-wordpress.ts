import { Parser } from 'htmlparser2';
import type { ArchiveRow } from '#domain/archive/archive.ts';
import { plainWords } from './plain-words.ts';

/** Of each post. The author there is whoever typed it into WordPress, so no name is taken from it. */
const TAKEN: Readonly<Record<string, string>> = {
  title: 'title',
  'content:encoded': 'content',
  'wp:post_id': 'id',
  'wp:post_date': 'date',
  'wp:post_type': 'type',
  'wp:status': 'status',
  'wp:post_password': 'password',
};

/**
 * What "Tools, Export" of WordPress writes (WXR): posts that its readers could read, each with its fields, its own
 * (`wp:postmeta`) by their key. Pages, pictures, drafts, and what needs a password or was private, are no texts of it.
 */
export function readWordpress(xml: string): ArchiveRow[] {
  if (!/<\/rss>\s*$/.test(xml)) throw new Error('The file ends too early: it is not whole.');
  const rows: ArchiveRow[] = [];
  let item: Record<string, string> | null = null;
  let path: string[] = [];
  let text = '';
  let key = '';
  const parser = new Parser(
    {
      onopentagname: (name) => {
        path.push(name);
        text = '';
        if (name === 'item') item = {};
      },
      ontext: (more) => {
        text += more;
      },
      onclosetag: (name) => {
        path = path.slice(0, path.lastIndexOf(name));
        if (!item) return;
        const column = TAKEN[name];
        if (column && path.at(-1) === 'item') item[column] = text;
        if (name === 'wp:meta_key') key = text;
        // Its own fields never take the place of WordPress's.
        if (name === 'wp:meta_value' && key !== '' && !key.startsWith('_')) item[key] ??= text;
        if (name === 'item') {
          if (wasRead(item)) rows.push(toRow(item));
          item = null;
        }
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return rows;
}

function wasRead({ type, status, password }: Record<string, string>): boolean {
  return type === 'post' && status === 'publish' && !password;
}

function toRow({
  type,
  status,
  password,
  content = '',
  title = '',
  ...columns
}: Record<string, string>): ArchiveRow {
  const { words, leftOut } = plainWords(content);
  return {
    place: `post ${columns.id}`,
    columns: { ...columns, title: plainWords(title).words, story: words },
    leftOut,
  };
}
