import { expect, test } from 'vitest';
import { hasShared, readShared } from '../../../tests/support/shared.ts';
import { richText } from './rich-text.ts';
import { kindOfText } from './text-kinds.ts';

test.each([
  ['plain', 'Two words.\nAnd a line.'],
  ['plain', 'if a < b and b > c then <T> is * fine *'],
  ['plain', 'snake_case_name, 2*3*4, #hashtag'],
  ['plain', `long ${'* x\n'.repeat(10_000)}`],
  ['html', `<p>${'long '.repeat(10_000)}</p>`],
  ['plain', '<p>'.repeat(70_000)],
  ['markdown', 'see [the map](https://example.org)'],
  ['markdown', 'see <https://example.org>'],
  ['markdown', '# Heading\n\ntext'],
  ['markdown', 'one\n\n- item'],
  ['markdown', 'Aktivist\\*innen'],
  ['markdown', 'first\n\n<ul>\n<li>item</li></ul>\n\nlast'],
  ['html', '<p>one</p><p>two</p>'],
  ['html', 'one<br>two'],
  ['html', 'such as <ul> <li>one</li> </ul>'],
])('%s: %.60j', (kind, text) => {
  expect(kindOfText(text)).toBe(kind);
});

test.each([
  ['paragraphs and lines of plain text stay', 'One.\nTwo.\n\nThree & <four>.', '<p>One.<br />Two.</p>\n<p>Three &amp; &lt;four&gt;.</p>'],
  [
    'an address in plain text becomes a link without the full stop',
    'See https://example.org/a?b=1&c=2.',
    '<p>See <a href="https://example.org/a?b=1&amp;c=2" rel="noopener">https://example.org/a?b=1&amp;c=2</a>.</p>',
  ],
  ['the highest heading becomes h3, the next h4', '# A\n\n### B', '<h3>A</h3>\n<h4>B</h4>'],
  [
    'a picture leaves its words',
    '<p>Look: <img src="x" alt="a &quot;boat&quot;" onerror="x()"> here',
    '<p>Look: a &quot;boat&quot; here</p>',
  ],
  ['words after a picture stay', '<img alt="Sea"><p>after</p>', '<p>Sea</p>\n<p>after</p>'],
  ['script goes with its content', '<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
  ['script in Markdown goes too', '*a* <script>alert(1)</script> b', '<p><em>a</em>  b</p>'],
  ['a script that never ends does not swallow the rest', '<p>a <script>b</p><p>c</p>', '<p>a &lt;script&gt;b</p>\n<p>c</p>'],
  ['a comment that never ends does not either', '<p>a</p><!-- b <p>c</p>', '<p>a</p>\n<p>&lt;!-- b</p>\n<p>c</p>'],
  ['links to nowhere safe are words', '<p><a href="java\nscript:x">a</a> <a href="/b">b</a></p>', '<p>a b</p>'],
  ['words between angle brackets are words', '*a* <polis> b', '<p><em>a</em> &lt;polis&gt; b</p>'],
  ['code keeps its signs', '`a<b>`', '<p><code>a&lt;b&gt;</code></p>'],
  ['words on the line of a fence are text', '```first words\nsecond\n```', '<pre><code>first words\nsecond</code></pre>'],
  [
    'a definition of a link stays visible',
    '*x*\n\n[1]: https://example.org/',
    '<p><em>x</em></p>\n<p>[1]: <a href="https://example.org/" rel="noopener">https://example.org/</a></p>',
  ],
  ['indented text is not code', '*a*\n\n    b', '<p><em>a</em></p>\n<p>b</p>'],
  ['items without a list get one', '<li>a</li> <li>b</li>c', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n<p>c</p>'],
  ['a list inside a paragraph stands below it', '<p>a<ul><li>b</ul>c', '<p>a</p>\n<ul>\n<li>b</li>\n</ul>\n<p>c</p>'],
  ['emphasis around paragraphs gives way to them', '<b><p>a</p><p>b</p></b>', '<p>a</p>\n<p>b</p>'],
  ['boxes become paragraphs', '<div>a</div><div>b<p>c</p></div>', '<p>a</p>\n<p>b</p>\n<p>c</p>'],
  [
    'tables keep rows and cells',
    '|a|b|\n|-|-|\n|1|2|\n',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  ],
  [
    'words in a table that are in no cell come before it',
    '<p></p><table>x<tr><td>1</table>',
    '<p>x</p>\n<table><tr><td>1</td></tr></table>',
  ],
  ['empty blocks go', '<p></p><h2></h2><ul><li> </li></ul><blockquote><p>a</p></blockquote>', '<blockquote>\n<p>a</p>\n</blockquote>'],
  ['empty paragraphs and breaks at the end go', '<p>&nbsp;</p><p>a<br><br></p>', '<p>a</p>'],
  ['preformatted text keeps its blanks', '<p>x</p><pre>a\n  b</pre>', '<p>x</p>\n<pre>a\n  b</pre>'],
  ['nothing stays nothing', '', ''],
])('%s', (_what, text, html) => {
  expect(richText(text)).toBe(html);
});

test('thousands of nested signs are words, not a crash', () => {
  const text = `${'> '.repeat(10_000)}end`;
  expect(richText(text)).toContain('end');
});

/** What may come out: these tags, with these attributes, links to these schemes. */
const harmless =
  /^<\/?(h[3-6]|p|ul|li|em|strong|sub|sup|code|pre|blockquote|table|caption|thead|tbody|tfoot|tr)>$|^<br \/>$|^<ol( start="\d*")?>$|^<\/(a|ol|td|th)>$|^<(td|th)( (colspan|rowspan|scope)="[^"<>]*")*>$|^<a href="(https?:|mailto:)[^"<>]*" rel="noopener">$|^<a>$/;

test.skipIf(!hasShared).each(['dompurify-expect', 'h5sc', 'owasp-filter-evasion', 'payload-lists'])(
  'no payload of shared/cases/xss/%s gets through',
  (name) => {
    const { cases } = JSON.parse(readShared(`cases/xss/${name}.json`)) as { cases: { id: string; payload: string }[] };
    expect(cases.length).toBeGreaterThan(10);
    for (const { id, payload } of cases) {
      for (const text of [payload, `<p>${payload}</p>`, `**a** ${payload}`, `[a](${payload})`]) {
        const tags = richText(text).match(/<[^>]*>?/g) ?? [];
        expect(
          tags.filter((tag) => !harmless.test(tag)),
          `${id}: ${text}`,
        ).toEqual([]);
      }
    }
  },
);
