// The late layer waits for the first page to have loaded, and for no later one.
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

test('it is drawn when the first page has loaded, at once on the next one, and never on a server', async () => {
  vi.resetModules();
  const idle: IdleRequestCallback[] = [];
  vi.stubGlobal('requestIdleCallback', (work: IdleRequestCallback) => idle.push(work));
  const { useLateLayer } = await import('./use-late-layer.ts');
  const Layer = () => <p>{useLateLayer() ? 'drawn' : 'not yet'}</p>;
  expect(renderToString(<Layer />)).toBe('<p>not yet</p>');
  const first = render(<Layer />);
  expect(screen.getByText('not yet')).toBeTruthy();
  act(() => idle.forEach((work) => work({ didTimeout: false, timeRemaining: () => 10 })));
  expect(screen.getByText('drawn')).toBeTruthy();
  first.unmount();
  render(<Layer />);
  expect(screen.getByText('drawn')).toBeTruthy();
  expect(idle).toHaveLength(1);
  vi.unstubAllGlobals();
});
