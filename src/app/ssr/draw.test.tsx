// Drawing a tree: what comes later stands in its place without a script, what fails is left to the browser, and nothing is waited for forever.
import { lazy, type ReactElement, Suspense } from 'react';
import { expect, test } from 'vitest';
import { drawHtml } from './draw.ts';

const words = 'word '.repeat(4000);
const Late = lazy(async () => ({ default: () => <p>{words}</p> }));

test('large parts that come later stand in their place, and no script does it', async () => {
  const html = await drawHtml(
    <main>
      <Suspense fallback="waiting">
        <Late />
      </Suspense>
      <Suspense fallback="waiting">
        <Late />
      </Suspense>
    </main>,
    () => undefined,
  );
  expect(html).not.toMatch(/<script|waiting|hidden/);
  expect(html.match(/<p>/g)).toHaveLength(2);
});

const Broken = (): ReactElement => {
  throw new Error('broken');
};

test('a part that throws inside its boundary is left to the browser, its neighbours are drawn, and the error is reported', async () => {
  const failures: unknown[] = [];
  const html = await drawHtml(
    <main>
      <Suspense fallback={<i />}>
        <Broken />
      </Suspense>
      <p>neighbour</p>
    </main>,
    (error) => failures.push(error),
  );
  expect(html).toContain('<p>neighbour</p>');
  expect(failures).toEqual([new Error('broken')]);
  await expect(drawHtml(<Broken />, () => undefined)).rejects.toThrow('broken');
});

test('what never comes is left to the browser after a while', async () => {
  const Waiting = lazy<() => ReactElement>(() => new Promise(() => undefined));
  const failures: unknown[] = [];
  const html = await drawHtml(
    <main>
      <Suspense fallback={<i />}>
        <Waiting />
      </Suspense>
      <p>neighbour</p>
    </main>,
    (error) => failures.push(error),
    20,
  );
  expect(html).toContain('<p>neighbour</p>');
  expect(failures).toEqual([new Error('waited for more than 0.02 s')]);
});
