// Pictures are drawn one at a time, once each; a queue that is too long refuses.
import { expect, test } from 'vitest';
import { createAnswerCache } from '../answers/answer-cache.ts';
import { makeAnswer } from '../answers/answer.ts';
import { createDrawingQueue, MOST_WAITING } from './drawing-queue.ts';

const picture = (name: string) => makeAnswer(name, 'image/png');
const queue = () => createDrawingQueue(createAnswerCache(1_000_000));

test('is drawn once for all who ask, then kept', async () => {
  const draw = queue();
  let drawn = 0;
  const ask = () => draw('a', async () => ((drawn += 1), picture('a')));
  const asked = await Promise.all([ask(), ask(), ask()]);
  expect([new Set(asked).size, await ask(), drawn]).toEqual([1, asked[0], 1]);
});

test('one at a time', async () => {
  const draw = queue();
  let [now, most] = [0, 0];
  const one = async () => {
    most = Math.max(most, (now += 1));
    await new Promise((resolve) => setTimeout(resolve, 1));
    now -= 1;
    return picture('x');
  };
  await Promise.all(['a', 'b', 'c', 'd'].map((key) => draw(key, one)));
  expect(most).toBe(1);
});

test('one that fails holds up no other, and is drawn again when asked again', async () => {
  const draw = queue();
  const failed = draw('a', async () => Promise.reject(new Error('no')));
  const next = draw('b', async () => picture('b'));
  await expect(failed).rejects.toThrow('no');
  expect((await next).bytes.toString()).toBe('b');
  expect((await draw('a', async () => picture('a'))).bytes.toString()).toBe('a');
});

test('too many that wait are refused', async () => {
  const draw = queue();
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  const all = Array.from({ length: MOST_WAITING }, (_, key) => draw(String(key), async () => (await gate, picture('x'))));
  await expect(draw('more', async () => picture('more'))).rejects.toMatchObject({ status: 503 });
  open();
  await Promise.all(all);
  expect((await draw('more', async () => picture('more'))).bytes.toString()).toBe('more');
});
