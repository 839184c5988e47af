import { expect, test } from 'vitest';
import { currentAt, findLines, readVtt } from './vtt.ts';

const text =
  'WEBVTT\r\n\r\nNOTE nothing\r\n\r\n1\r\n00:00:01.000 --> 00:00:02.500 align:start\r\n<v Mira>One <i>heart</i>\r\n\r\n01:02.000 --> 01:03.000\r\nTwo &amp; three\r\n\r\nbroken --> x\r\nnothing';

test('captions become lines, with tags and settings left out', () => {
  expect(readVtt(text)).toEqual([
    { start: 1, end: 2.5, words: 'One heart' },
    { start: 62, end: 63, words: 'Two & three' },
  ]);
});

test('every word of a search is in a line, in any case', () => {
  const lines = readVtt(text);
  expect(findLines(lines, 'HEART one').map(({ start }) => start)).toEqual([1]);
  expect(findLines(lines, 'heart two')).toEqual([]);
  expect(findLines(lines, ' ')).toHaveLength(2);
});

test('the last line that has begun is the current one', () => {
  expect([0, 1, 61, 62].map((time) => currentAt([1, 62], time))).toEqual([-1, 0, 0, 1]);
});
