// The width of a list: before the first paint where the browser draws it, in a step of its own where the server has painted it.
import { render, waitFor } from '@testing-library/react';
import { type ReactElement, useRef } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useWiderThan } from './use-wider-than.ts';

/** A probe, and what it was drawn with, in turn. Nothing has a width here, so that zero is reached. */
function probe() {
  const seen: (boolean | undefined)[] = [];
  const Probe = (): ReactElement => {
    const element = useRef<HTMLDivElement>(null);
    seen.push(useWiderThan(element, 0));
    return <div ref={element} />;
  };
  return { seen, Probe };
}

test('what the browser draws is measured before anybody sees it', () => {
  const { seen, Probe } = probe();
  render(<Probe />);
  expect(seen).toEqual([undefined, true]);
});

test('a page that is taken over follows in a step that can be interrupted', async () => {
  const { seen, Probe } = probe();
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Probe />);
  seen.length = 0;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  try {
    const taken = flushSync(() => hydrateRoot(root, <Probe />));
    expect(seen).not.toContain(true);
    await waitFor(() => expect(seen.at(-1)).toBe(true));
    flushSync(() => taken.unmount());
  } finally {
    vi.unstubAllGlobals();
  }
});
