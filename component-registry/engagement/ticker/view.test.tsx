// The ticker: its source, the changes of the hour, the feed and what stands in for it, and how it is stopped.
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { app } from '../../../src/model/documents/app.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props as schema } from './props.ts';
import View from './view.tsx';

type Written = Parameters<typeof app.parse>[0];
const show = (written: Written, around: Parameters<typeof renderView>[2] = {}, own = '') =>
  renderView(View, schema.parse({ text: own }), { documents: { app: app.parse(written) }, ...around });
const items = (): (string | null)[] => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const feed = (Items: string[], IsStale = false) => ({ '/api/Public/TickerFeed': { Items, ReadAt: '2027-05-03T09:50:00Z', IsStale } });
afterEach(() => void vi.useRealTimers());

const morning = { startTime: '2027-05-03T08:00', endTime: '2027-05-03T12:30', text: { 'en-GB': '[One; <b>Two</b>]', 'de-DE': '[Eins]' } };

test('the text of the moment, as plain text in the language of the page', () => {
  show({ ticker: { texts: [{ endTime: '2027-05-02', text: 'Past' }, morning] } });
  expect(items()).toEqual(['One', '<b>Two</b>']);
  expect(screen.getByRole('region', { name: 'News' })).toBeTruthy();
});

test('without one, the text of the translation set; without any, or hidden, no band', () => {
  const texts = { 'ticker.text': '[A; B]' };
  const { unmount } = show({ ticker: { texts: [{ ...morning, endTime: '2027-05-03T09:00' }] } }, { texts });
  expect(items()).toEqual(['A', 'B']);
  unmount();
  expect(show({}).root.hidden).toBe(true);
  expect(show({ hideTicker: true, ticker: { rss: 'https://news.example.org/x', texts: [morning] } }, { texts }).root.hidden).toBe(true);
});

test('it changes at the end of a window, without a reload', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  // 12:29:58 in Berlin.
  show({ ticker: { texts: [morning] } }, { now: '2027-05-03T10:29:58Z', texts: { 'ticker.text': 'Later' } });
  expect(items()).toEqual(['One', '<b>Two</b>']);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(items()).toEqual(['One', '<b>Two</b>']);
  await act(() => vi.advanceTimersByTimeAsync(2));
  expect(items()).toEqual(['Later']);
});

test('a feed is asked for after a second; until then the text of the event stands in', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const { requests } = show(
    { ticker: { rss: 'https://news.example.org/feed.xml', texts: [morning] } },
    { answers: feed(['First', 'Second']) },
  );
  await act(() => vi.advanceTimersByTimeAsync(999));
  expect([requests, items()[0]]).toEqual([[], 'One']);
  await act(() => vi.advanceTimersByTimeAsync(50));
  expect(requests).toEqual(['/api/Public/TickerFeed?eventid=society%2Fcongress2027']);
  vi.useRealTimers();
  await waitFor(() => expect(items()).toEqual(['First', 'Second']));
});

test('headlines that are no longer current say of when they are', async () => {
  show({ ticker: { rss: 'https://news.example.org/feed.xml' } }, { answers: feed(['First'], true) });
  await waitFor(() => expect(items()).toEqual(['First', 'as of 11:50']), { timeout: 3000 });
});

test.each([
  ['an empty feed', feed([])],
  ['no answer', {}],
])('%s leaves the text of the event, or says so in the room that was kept', async (_, answers) => {
  const { unmount, requests } = show({ ticker: { rss: 'https://news.example.org/feed.xml', texts: [morning] } }, { answers });
  await waitFor(() => expect(requests).toHaveLength(1), { timeout: 3000 });
  expect(items()[0]).toBe('One');
  unmount();
  show({ ticker: { rss: 'https://news.example.org/feed.xml' } }, { answers });
  expect(screen.getByRole('region', { name: 'News' }).textContent).toBe('');
  expect(await screen.findByText('The news could not be loaded.', undefined, { timeout: 3000 })).toBeTruthy();
});

test('a line longer than its room moves, and a button stops it', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      measure: () => void;
      constructor(measure: () => void) {
        this.measure = measure;
      }
      observe = (): void => this.measure();
      disconnect = (): void => undefined;
    },
  );
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  const { root } = show({}, {}, '[A long line; Another one]');
  const band = root.firstElementChild as HTMLElement;
  expect(band.dataset['moving']).toBe('true');
  // What comes round again is not read twice.
  expect(items()).toEqual(['A long line', 'Another one']);
  await userEvent.click(screen.getByRole('button', { name: 'Pause the news' }));
  expect(band.dataset['paused']).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Continue the news' }));
  expect(band.dataset['paused']).toBeUndefined();
  const user = userEvent.setup();
  await user.pointer({ keys: '[TouchA>]', target: screen.getByText('A long line', { ignore: '[aria-hidden] *' }) });
  expect(band.dataset['paused']).toBe('true');
  await user.pointer({ keys: '[/TouchA]' });
  expect(band.dataset['paused']).toBeUndefined();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
