// Work after an answer: it starts later, is waited for with what it starts itself, and fails in one line.
import { expect, test } from 'vitest';
import { createBackground } from './background.ts';

test('work starts after the call that asks for it; idle waits for it and for what it begins', async () => {
  const background = createBackground(() => {});
  const done: string[] = [];
  background.run(async () => {
    done.push('first');
    background.run(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      done.push('second');
    }, '');
  }, '');
  expect(done).toEqual([]);
  await background.idle();
  expect(done).toEqual(['first', 'second']);
  await background.idle();
});

test('work that fails, at once or later, is reported in a line that contains nothing of it', async () => {
  const lines: string[] = [];
  const background = createBackground((line) => lines.push(line));
  background.run(() => {
    throw new Error('mira@example.org');
  }, 'a letter was not written');
  background.run(() => Promise.reject(new Error('mira@example.org')), 'a letter was not sent');
  await background.idle();
  expect(lines.toSorted()).toEqual(['a letter was not sent', 'a letter was not written']);
});
