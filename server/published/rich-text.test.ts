// Organisers' HTML becomes safe, plain text keeps its shape.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { richText } from './rich-text.ts';

test.each([
  ['', ''],
  ['  \n ', ''],
  ['One line', '<p>One line</p>'],
  ['a\nb\n\nc', '<p>a<br />b</p><p>c</p>'],
  ['R&D <3 & "quotes"', '<p>R&amp;D &lt;3 &amp; &quot;quotes&quot;</p>'],
  ['5 < 6 and 7 > 3', '<p>5 &lt; 6 and 7 &gt; 3</p>'],
  ['R&amp;D', 'R&amp;D'],
  ['<p>Kept <strong>as it is</strong></p>', '<p>Kept <strong>as it is</strong></p>'],
  ['<h1>Title</h1>', '<h3>Title</h3>'],
  [
    '<a href="https://example.org" target="_blank" onclick="x()">site</a>',
    '<a href="https://example.org" rel="noopener noreferrer">site</a>',
  ],
  ['<p lang="de" style="color:red" class="x" id="y">Hallo</p>', '<p lang="de">Hallo</p>'],
  ['<img src="https://example.org/p.png" alt="the hall">', '<span>the hall</span>'],
  ['<script>steal()</script>after', 'after'],
  ['<iframe src="https://example.org"></iframe><p>x</p>', '<p>x</p>'],
  ['<a href="javascript:steal()">x</a>', '<a rel="noopener noreferrer">x</a>'],
  ['<a href="data:text/html,steal()">x</a>', '<a rel="noopener noreferrer">x</a>'],
  [
    '<a href="mailto:a@example.org">a</a> <a href="tel:+49">b</a>',
    '<a href="mailto:a@example.org" rel="noopener noreferrer">a</a> <a href="tel:+49" rel="noopener noreferrer">b</a>',
  ],
  ['<a href="//example.org">x</a>', '<a rel="noopener noreferrer">x</a>'],
  ['<form action="/x"><button formaction="/y">go</button></form>', 'go'],
  ['<p>never closed', '<p>never closed</p>'],
])('%j', (written, expected) => {
  expect(richText(written)).toBe(expected);
});

test.each(['iframe', 'object', 'noscript', 'textarea', 'style', 'template', 'svg', 'math'])('of %s not even the words stay', (tag) => {
  expect(richText(`<${tag}>steal() &lt;p&gt;</${tag}>x`)).toBe('x');
});

test('whatever is written, nothing runs, loads or leaves its element', () => {
  const pieces = fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '&',
    '<p',
    '<script',
    '</script>',
    '<svg',
    '<math',
    '<a href=',
    'javascript:',
    ' onload=',
    '<img src=x alt=',
    '<!--',
    '-->',
    '&lt;',
    '\n\n',
    'text',
    '=',
    '/',
    '<style>',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
      const html = richText(parts.join(''));
      expect(html).not.toMatch(/<(script|style|svg|math|img|iframe|object|form|input|link|meta)\b/i);
      expect(html).not.toMatch(/<[^>]*\s(on\w+|style|src)=/i);
      expect(html).not.toMatch(/href="(?!https?:|mailto:|tel:|[^":]*")/i);
    }),
    { seed: 20270503, numRuns: 400 },
  );
});
