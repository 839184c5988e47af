import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundedDepth } from './bounded-depth.ts';

const ordinary = [
  '<p>One<p>Two<p>Three',
  '<ul><li>One<li>Two</ul>',
  'a < b and <T> or </x',
  '<P CLASS="a>b">Words<BR><img src=x></P>',
  '<table><tr><td>1<td>2<tr><td>3</table>',
  '<!-- <b> --><script>"<b>"</script>',
];

test.each(ordinary)('%j stays as it is', (html) => {
  expect(boundedDepth(html)).toBe(html);
});

test('a thousand paragraphs or items without end tags stay', () => {
  for (const html of ['<p>x'.repeat(1000), `<ul>${'<li>x'.repeat(1000)}</ul>`, '<dl>' + '<dt>x<dd>y'.repeat(1000)])
    expect(boundedDepth(html)).toBe(html);
});

test('tags deeper than anybody nests them go, the words stay', () => {
  const deep = `${'<b>'.repeat(1000)}words${'</b>'.repeat(1000)}`;
  expect(boundedDepth(deep)).toBe(`${'<b>'.repeat(200)}words${'</b>'.repeat(200)}`);
});

test('an end tag without an open element is removed', () => {
  expect(boundedDepth('a</i >b<b>c</u></b>')).toBe('ab<b>c</b>');
});

test('no words are lost, whatever tags surround them', () => {
  const piece = fc.constantFrom('<b>', '</b>', '<p class="x">', '</p >', '<li>', '<br/>', '<DIV>', 'word', ' ', '&amp;', 'a < b', '>');
  const bare = (html: string): string => html.replaceAll(/<\/?[a-z][^<>]*>/gi, '');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 600 }), (pieces) => {
      expect(bare(boundedDepth(pieces.join('')))).toBe(bare(pieces.join('')));
    }),
    { numRuns: 500 },
  );
});
