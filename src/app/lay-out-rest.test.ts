// What waits for its layout gets it in small steps, and nothing of them stays.
import { afterEach, expect, test, vi } from 'vitest';
import { layOutRest } from './lay-out-rest.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** A drawn page: groups of so many rows, and the frames it is given one by one. */
function drawn(groups: readonly number[]) {
  const root = document.createElement('div');
  root.dataset['rest'] = '';
  root.innerHTML = groups.map((rows) => `<section data-group><ul>${'<li></li>'.repeat(rows)}</ul></section>`).join('');
  document.body.append(root);
  vi.spyOn(window, 'getComputedStyle').mockImplementation(
    (element) => ({ contentVisibility: element === root.firstElementChild ? 'visible' : 'auto' }) as unknown as CSSStyleDeclaration,
  );
  const frames: (() => void)[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((next) => frames.push(() => next(0)));
  const laidOut = (): number => root.querySelectorAll('[style*="visible"]').length;
  return { root, frames, laidOut };
}

test('a frame lays out one group or four rows, from the top', async () => {
  const { root, frames, laidOut } = drawn([6, 5]);
  const seen: number[] = [];
  const done = layOutRest(root);
  for (let at = 0; at < 5; at++) {
    seen.push(laidOut());
    frames[at]?.();
    await Promise.resolve();
    await Promise.resolve();
  }
  await done;
  // Rows of the first, which stands already; the second as a whole, then its rows.
  expect(seen).toEqual([4, 6, 7, 11, 12]);
  expect([root.dataset['rest'], root.querySelectorAll('[style]').length]).toEqual([undefined, 0]);
});

test('a page that is left is not laid out any further', async () => {
  const { root, frames, laidOut } = drawn([2, 8]);
  const done = layOutRest(root);
  root.replaceChildren();
  frames[0]?.();
  await done;
  expect([frames.length, laidOut()]).toEqual([1, 0]);
});
