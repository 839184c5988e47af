// Compression: quick at first, dense for what is requested again, once for many visitors, and only where it helps.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { heart27 } from '../fixture/congress.ts';
import { makeAnswer } from './answer.ts';
import { createCompressor, usefulCoding } from './compressor.ts';

const text = JSON.stringify(heart27);

test('both codings give the bytes back', async () => {
  const compressor = createCompressor();
  const answer = makeAnswer(text, 'application/json');
  expect(brotliDecompressSync(await compressor.encode(answer, 'br')).toString()).toBe(text);
  expect(gunzipSync(await compressor.encode(answer, 'gzip')).toString()).toBe(text);
  expect(await compressor.encode(answer, 'identity')).toBe(answer.bytes);
});

test('what is requested twice becomes denser, what is requested once does not', async () => {
  const compressor = createCompressor();
  const [once, twice] = [makeAnswer(text, 'application/json'), makeAnswer(text, 'application/json')];
  const quick = await compressor.encode(once, 'br');
  expect((await compressor.encode(twice, 'br')).length).toBe(quick.length);
  await compressor.encode(twice, 'br');
  await compressor.settled();
  const dense = await compressor.encode(twice, 'br');
  expect(dense.length).toBeLessThan(quick.length);
  expect(brotliDecompressSync(dense).toString()).toBe(text);
  expect((await compressor.encode(once, 'br')).length).toBe(quick.length);
});

test('simultaneous visitors share one compression', async () => {
  const compressor = createCompressor();
  const answer = makeAnswer(text, 'application/json');
  const [first, second] = await Promise.all([compressor.encode(answer, 'br'), compressor.encode(answer, 'br')]);
  expect(first).toBe(second);
});

test.each([
  ['small', makeAnswer('{}', 'application/json'), 'identity'],
  ['already dense', makeAnswer(text, 'image/png'), 'identity'],
  ['text', makeAnswer(text, 'text/css'), 'br'],
  ['drawing', makeAnswer(text, 'image/svg+xml'), 'br'],
])('%s answers are sent as %s', (_, answer, coding) => {
  expect(usefulCoding(answer, 'br')).toBe(coding);
});
