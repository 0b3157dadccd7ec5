import { describe, expect, test } from 'vitest';
import { plainWords } from './plain-words.ts';
import { readWordpress } from './read-wordpress.ts';

const post = (fields: string, more = '') => `<item>${fields}
  <wp:post_type>post</wp:post_type><wp:status>publish</wp:status><wp:post_password></wp:post_password>${more}</item>`;
const xml = (...items: string[]) => `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>The old site</title><wp:wxr_version>1.2</wp:wxr_version>${items.join('\n')}</channel>
</rss>
`;

describe('an export of WordPress', () => {
  test('gives each post with its words, its day and its own fields, and no name of whoever typed it', () => {
    const [row, ...none] = readWordpress(
      xml(
        post(
          `<title><![CDATA[Snow &amp; salt]]></title><dc:creator><![CDATA[admin]]></dc:creator>
          <content:encoded><![CDATA[<!-- wp:paragraph --><p>It <em>stayed</em>.<br>Then &lt;3 it went.</p><!-- /wp:paragraph -->
          <figure><img src="a.jpg" alt="Snow"></figure><p>We &amp; they [sic] laughed. [gallery ids="1,2"]</p>]]></content:encoded>
          <excerpt:encoded><![CDATA[Not this]]></excerpt:encoded>
          <wp:post_id>117</wp:post_id><wp:post_date><![CDATA[2019-03-04 21:10:00]]></wp:post_date>`,
          `<wp:postmeta><wp:meta_key>country</wp:meta_key><wp:meta_value><![CDATA[Canada]]></wp:meta_value></wp:postmeta>
          <wp:postmeta><wp:meta_key>title</wp:meta_key><wp:meta_value>Another</wp:meta_value></wp:postmeta>
          <wp:postmeta><wp:meta_key>_edit_last</wp:meta_key><wp:meta_value>1</wp:meta_value></wp:postmeta>
          <wp:comment><wp:comment_content>Nor this</wp:comment_content></wp:comment>`,
        ),
      ),
    );
    expect(none).toEqual([]);
    expect(row).toEqual({
      place: 'post 117',
      columns: {
        id: '117',
        date: '2019-03-04 21:10:00',
        title: 'Snow & salt',
        story: 'It stayed.\nThen <3 it went.\n\nWe & they [sic] laughed.',
        country: 'Canada',
      },
      leftOut: ['1 picture', '1 [gallery ids="1,2"]'],
    });
  });

  test('gives nothing that its readers could not read', () => {
    const hidden = (type: string, status: string, password = '') =>
      `<item><title>Hidden</title><wp:post_id>1</wp:post_id><wp:post_type>${type}</wp:post_type>
       <wp:status>${status}</wp:status><wp:post_password>${password}</wp:post_password></item>`;
    const items = [
      hidden('post', 'draft'),
      hidden('post', 'private'),
      hidden('post', 'trash'),
      hidden('post', 'publish', 'secret'),
      hidden('page', 'publish'),
      hidden('attachment', 'publish'),
    ];
    expect(readWordpress(xml(...items))).toEqual([]);
    expect(readWordpress(xml(hidden('post', 'publish')))).toHaveLength(1);
  });

  test('is not believed when it ends too early', () => {
    const whole = xml(post('<title>Snow</title><wp:post_id>1</wp:post_id>'));
    expect(() => readWordpress(whole.slice(0, -20))).toThrow('not whole');
  });
});

describe('words without their markup', () => {
  test.each([
    ['One.\n\nTwo,\nthree.', 'One.\n\nTwo,\nthree.'],
    ['<h2>One</h2><ul><li>two</li><li>three</li></ul>', 'One\n\ntwo\n\nthree'],
    ['a<script>alert(1)</script>b<style>p{}</style>', 'ab'],
    ['1 < 2 &amp;&amp; 3 > 2', '1 < 2 && 3 > 2'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
    ['<p>برف&nbsp;رہی</p>', 'برف رہی'],
    [
      '[caption id="a" width="3"]<img src="x"> A cat.[/caption] [citation needed]',
      'A cat. [citation needed]',
    ],
  ])('%j', (html, words) => {
    expect(plainWords(html).words).toBe(words);
  });
});
