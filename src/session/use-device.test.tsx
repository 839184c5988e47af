// What only the device knows, on a page the server has drawn, and on one the browser draws.
import { act } from '@testing-library/react';
import { startTransition } from 'react';
import { hydrateRoot, createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createListeners } from '../base/listeners.ts';
import { useDeviceStore } from './use-device.ts';

function storeOf(value: string) {
  const changes = createListeners();
  return {
    subscribe: changes.subscribe,
    read: () => value,
    set(next: string) {
      value = next;
      changes.notify();
    },
  };
}

function pageOf(store: ReturnType<typeof storeOf>) {
  const drawn: string[] = [];
  function Zone() {
    const zone = useDeviceStore(store.subscribe, store.read, () => 'event');
    drawn.push(zone);
    return <p>{zone}</p>;
  }
  return { Zone, drawn };
}

/** A page the server has drawn, taken over as the app does. */
async function takenOver({ Zone }: ReturnType<typeof pageOf>) {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Zone />);
  expect(root.textContent).toBe('event');
  const mistakes: unknown[] = [];
  await act(async () => startTransition(() => void hydrateRoot(root, <Zone />, { onRecoverableError: (error) => mistakes.push(error) })));
  expect(mistakes).toEqual([]);
  return root;
}

test('a page follows the device once it is taken over, and what changes afterwards', async () => {
  const store = storeOf('device');
  const page = pageOf(store);
  const root = await takenOver(page);
  expect(root.textContent).toBe('device');
  act(() => store.set('moved'));
  expect(root.textContent).toBe('moved');
});

test('where the device says what the server has drawn nothing is drawn again, and changes are still followed', async () => {
  const store = storeOf('event');
  const page = pageOf(store);
  const root = await takenOver(page);
  // Once by the server, once by the browser.
  expect(page.drawn).toEqual(['event', 'event']);
  act(() => store.set('moved'));
  expect(root.textContent).toBe('moved');
});

test('a page that the browser draws has the value at once', () => {
  const page = pageOf(storeOf('device'));
  const root = document.createElement('div');
  act(() => createRoot(root).render(<page.Zone />));
  expect(page.drawn).toEqual(['device']);
});
