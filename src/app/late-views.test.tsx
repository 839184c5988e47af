// A view of the late layer that waits in render takes nothing of the page away, and nothing of it is drawn anew.
import { act } from '@testing-library/react';
import { lazy, useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { answersOf, publishFiles } from '../../tests/support/event-server.ts';
import { showEvent } from '../../tests/support/render-event.tsx';
import { eventInfo } from '../../server/published/event-info.ts';
import { pagePath } from '../pages/match.ts';
import type { ComponentCode } from '../renderer/registry.ts';

const folder = { instance: 'demo', event: 'demo27' };
const app = { schemaVersion: 1, event: { name: 'Demo', languages: ['en-GB'], timeZone: 'Europe/Berlin' }, defaults: { disableAuth: true } };
const code = (View: () => React.ReactNode): ComponentCode => ({ View, check: () => true, migrations: [] });

test('the page stands as it was drawn', async () => {
  const events: string[] = [];
  function Footer() {
    useEffect(() => {
      events.push('drawn');
      return () => void events.push('gone');
    }, []);
    return <p>of the page</p>;
  }
  const Never = lazy<() => null>(() => new Promise(() => undefined));
  const waits = vi.fn(() => <Never />);
  const event = publishFiles([{ path: 'demo/demo27/app.json', text: JSON.stringify(app) }], folder);
  const shown = await showEvent({
    info: eventInfo(event, 'en-GB'),
    path: pagePath('HomePage', { ...folder, language: 'en-GB' }),
    now: Date.UTC(2027, 4, 4, 10),
    fetch: answersOf(event, (words) => expect.fail(words)),
    codes: { 'shell/footer': code(Footer), 'shell/toasts': code(waits) },
  });
  // The late layer is drawn in an idle moment.
  await vi.waitFor(
    async () => {
      await act(() => new Promise<void>((done) => setTimeout(done, 50)));
      expect(waits).toHaveBeenCalled();
    },
    { timeout: 10_000 },
  );
  await act(() => new Promise<void>((done) => setTimeout(done, 50)));
  expect(shown.container.querySelector('footer')?.textContent).toContain('of the page');
  expect(shown.container.querySelector('footer [data-loading]')).toBeNull();
  expect(events).toEqual(['drawn']);
  shown.unmount();
});
