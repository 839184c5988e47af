// Placements that are taken over after the rest of a rendered page: their HTML stays, presses on them wait, and the whole is told once.
import { act, render, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { lateCheck } from '../model/late-check.ts';
import type { PlacementNode } from '../model/page.ts';
import { LaterPart } from './later-part.tsx';
import { createLaterParts, type LaterParts, markLater } from './later-parts.ts';
import { isPreparable } from './prepare.ts';
import { type ComponentCode, createRegistry, type RegistryEntry } from './registry.ts';
import { viewFrameOf } from './view-props.ts';

const node = { id: 'facts', name: 'structure/facts', span: {}, area: {}, isChecked: true } as unknown as PlacementNode;
const code = { check: () => true, migrations: [] } as unknown as ComponentCode;

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** A page with one part, whose code comes when `arrive` is called. */
function pageWith(parts: LaterParts, entry: RegistryEntry, pressed: () => void): ReactElement {
  return (
    <main>
      <LaterPart
        node={node}
        entry={entry}
        parts={parts}
        draw={() => (
          <section {...viewFrameOf(node)}>
            <button onClick={pressed}>More</button>
          </section>
        )}
      />
    </main>
  );
}

test('the HTML of the server stays until the code is there, is then taken over as it is, and everything after it is told once', async () => {
  const there: RegistryEntry = { code, failed: undefined, load: async () => {}, loadView: async () => {} };
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(pageWith(createLaterParts(['facts']), there, () => undefined));
  const drawn = root.querySelector('section')!;
  markLater(document, ['facts', 'of nobody']);
  expect(drawn.dataset).toHaveProperty('later');

  let arrive = (): void => undefined;
  const coming = new Promise<void>((done) => (arrive = done));
  const missing: RegistryEntry = { code: undefined, failed: undefined, load: () => coming, loadView: () => coming };
  const parts = createLaterParts(['facts']);
  const pressed = vi.fn();
  const done = vi.fn();
  const failed = vi.fn();
  const page = await act(async () => hydrateRoot(root, pageWith(parts, missing, pressed), { onRecoverableError: failed }));
  parts.whenAll(done);
  expect(root.querySelector('section')).toBe(drawn);
  expect(done).not.toHaveBeenCalled();

  missing.code = code;
  // React says in development that the mark is not its own.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await act(async () => arrive());
  // The code is asked for in a task of its own, and React takes the part over in another: how many turns that is depends on the machine.
  await waitFor(() => expect(drawn.dataset).not.toHaveProperty('later'));
  expect(root.querySelector('section')).toBe(drawn);
  expect([done.mock.calls.length, failed.mock.calls.length]).toEqual([1, 0]);
  drawn.querySelector('button')!.click();
  expect(pressed).toHaveBeenCalledOnce();
  act(() => page.unmount());
});

test('where nothing waits the rest is told at once; code that is checked already comes without its check', async () => {
  const parts = createLaterParts(['facts']);
  const done = vi.fn();
  parts.whenAll(done);
  expect(done).toHaveBeenCalledOnce();
  expect([parts.has('facts'), parts.has('hero')]).toEqual([true, false]);
  const calls: string[] = [];
  const entry: RegistryEntry = {
    code: undefined,
    failed: undefined,
    load: async () => void calls.push('whole'),
    loadView: async () => void calls.push('view'),
  };
  expect(parts.load(entry, node)).toBe(parts.load(entry, node));
  expect(calls, 'the rest reacts first').toEqual([]);
  await parts.load(entry, node);
  expect(calls).toEqual(['view']);
  // After a change the page is no longer the one the server has checked.
  const { isChecked: _, ...changed } = node;
  expect(parts.load(entry, changed)).toBe(parts.load(entry, changed));
  await parts.load(entry, changed);
  expect(calls).toEqual(['view', 'whole']);
});

test('a part of a page that has changed waits for its check, and is drawn when it is there', async () => {
  let arrive: (() => void) | undefined;
  const check = lateCheck([], () => new Promise((done) => (arrive = () => done({ default: Object.assign(() => true, { errors: [] }) }))));
  const words = { View: () => <p>Open</p>, check, migrations: [] } as unknown as ComponentCode;
  const entry = createRegistry({ 'structure/facts': async () => words }).find('structure/facts')!;
  const parts = createLaterParts(['facts']);
  await parts.load(entry, node);
  const { isChecked: _, ...changed } = node;
  const draw = (): ReactElement => (isPreparable(changed, entry.code!) ? <p>Open</p> : <p>Broken</p>);
  const { container } = await act(async () => render(<LaterPart node={changed} entry={entry} parts={parts} draw={draw} />));
  expect(container.querySelector('[aria-busy]')).not.toBeNull();
  // As above: how many turns it takes until the check is asked for, and until the part is drawn, depends on the machine.
  await waitFor(() => expect(arrive).toBeDefined());
  await act(async () => arrive!());
  await waitFor(() => expect(container.textContent).toBe('Open'));
});
