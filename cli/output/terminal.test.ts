// Colours only on a screen that wants them, and progress that leaves nothing behind.
import { expect, test } from 'vitest';
import { createTerminal } from './terminal.ts';

function streams(isTTY: boolean) {
  const texts: string[] = [];
  return { texts, stream: { isTTY, write: (text: string) => texts.push(text) } };
}

test.each([
  [true, {}, true],
  [true, { NO_COLOR: '' }, true],
  [true, { NO_COLOR: '1' }, false],
  [true, { TERM: 'dumb' }, false],
  [false, {}, false],
])('on a screen: %s, environment %j: coloured %s', (isTTY, environment, coloured) => {
  const { stream } = streams(isTTY);
  expect(createTerminal(stream, stream, environment).tone('error', 'text') !== 'text').toBe(coloured);
});

test('progress is replaced by what comes next, and only shown on a screen', () => {
  const screen = streams(true);
  const seen = createTerminal(screen.stream, screen.stream, {});
  seen.progress('Reading …');
  seen.print('done');
  seen.print('more');
  expect(screen.texts).toEqual(['Reading …', '\r\u001B[K', 'done\n', 'more\n']);
  const file = streams(false);
  createTerminal(file.stream, file.stream, {}).progress('Reading …');
  expect(file.texts).toEqual([]);
});
