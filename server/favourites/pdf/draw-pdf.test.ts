// Chosen talks are on paper below their session, over as many pages as they need.
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
