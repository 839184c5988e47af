// Chosen talks are on paper below their session, over as many pages as they need.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { drawPdf } from './draw-pdf.ts';

const PAGE = /\/Type \/Page\b(?!s)/g;

async function pagesWith(talks: string[]): Promise<{ bytes: number; pages: number }> {
  const item = { time: '09:00', title: 'Hearts', place: 'Hall A', more: '', url: '', talks };
  const pdf = await drawPdf({
    title: 'Plan',
    person: 'Ada',
    format: 'pocket',
    language: 'en-GB',
    days: [{ name: 'Monday', items: [item] }],
    empty: '',
  });
  return { bytes: pdf.length, pages: pdf.toString('latin1').match(PAGE)?.length ?? 0 };
}

test('talks take room of their own, and go on on the next page', async () => {
  const none = await pagesWith([]);
  const two = await pagesWith(['09:00 First', '09:20 Second']);
  const many = await pagesWith(Array.from({ length: 80 }, (_, at) => `09:00 Talk ${at}`));
  expect([none.pages, two.pages]).toEqual([1, 1]);
  expect(two.bytes).toBeGreaterThan(none.bytes);
  expect(many.pages).toBeGreaterThan(2);
});

test('a line that is broken between two statements does not end with their dot', async () => {
  const place = Array.from({ length: 24 }, (_, at) => `Hall ${'A'.repeat(1 + (at % 7))}`).join(' · ');
  const item = { time: '09:00–09:45', title: 'Hearts', place, more: '', url: '' };
  const drawn = await drawPdf({
    title: 'Plan',
    person: 'Ada',
    format: 'pocket',
    language: 'en-GB',
    days: [{ name: 'Monday', items: [item] }],
    empty: '',
  });
  const pdf = await getDocument({ data: new Uint8Array(drawn), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const byLine = Map.groupBy(
    items.filter((piece) => 'str' in piece),
    ({ transform }) => Math.round(transform[5]),
  );
  const lines = [...byLine.values()].map((pieces) =>
    pieces
      .map(({ str }) => str)
      .join('')
      .trim(),
  );
  expect(lines.filter((line) => line.includes('Hall')).length).toBeGreaterThan(3);
  expect(lines.filter((line) => /^·|·$/.test(line))).toEqual([]);
});

test('an entry is not divided between two pages, nor a day from its first entry', async () => {
  const item = (nth: number) => ({ time: '09:00', title: `Title ${nth}`, place: 'Hall A', more: `Speaker ${nth} `.repeat(12), url: '' });
  const drawn = await drawPdf({
    title: 'Plan',
    person: 'Ada',
    format: 'pocket',
    language: 'en-GB',
    days: [1, 2, 3].map((day) => ({ name: `Day ${day}`, items: Array.from({ length: 7 }, (_, at) => item(day * 10 + at)) })),
    empty: '',
  });
  const pdf = await getDocument({ data: new Uint8Array(drawn), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let nth = 1; nth <= pdf.numPages; nth += 1) {
    const { items } = await (await pdf.getPage(nth)).getTextContent();
    pages.push(items.map((piece) => ('str' in piece ? piece.str : '')).join(' '));
  }
  expect(pages.length).toBeGreaterThan(3);
  for (const page of pages)
    for (const [, nth = ''] of page.matchAll(/Title (\d+)/g)) expect(page.split(`Speaker ${nth}`), `Title ${nth}`).toHaveLength(13);
  for (const day of [1, 2, 3]) expect(pages.find((page) => page.includes(`Day ${day}`))).toContain(`Title ${day}0`);
});
