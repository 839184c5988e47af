// What components track is reported to the event's own server, together; nothing in a preview, of super users, or without a server.
import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { TrackingAction } from '../analytics/tracking-action.ts';
import { testEvent } from '../../tests/support/render-view.tsx';
import { nobody } from '../rules/context.ts';
import { type Frame, FrameContext, type ViewerAccount } from './frame.ts';
import { useTrack, useTrackedView } from './use-track.ts';

afterEach(() => void vi.restoreAllMocks());

const person: ViewerAccount = { user: null, who: nobody, mayBeSuperUser: false, presence: () => Promise.reject(new Error('not asked')) };
const click: TrackingAction = { Action: 'Click', Entity: 'FooterLink', ActionContext: 'https://www.example.org' };

/** A frame, and the reports it sends. */
function frameOf(around: Partial<Frame>) {
  const reports: { address: string; keepalive: boolean | undefined; Actions: unknown[] }[] = [];
  const fetch: typeof globalThis.fetch = async (address, init) => {
    reports.push({ address: String(address), keepalive: init?.keepalive, ...(JSON.parse(String(init?.body)) as { Actions: unknown[] }) });
    return Response.json({ Taken: true });
  };
  const frame = {
    info: testEvent,
    preview: false,
    model: { raw: new Map() },
    person,
    api: { base: '', fetch },
    ...around,
  } as unknown as Frame;
  return { frame, reports };
}

/** Runs until everything that is loaded and sent later has been. */
async function settle(): Promise<void> {
  await import('../analytics/collect.ts');
  await new Promise((later) => setTimeout(later, 20));
  dispatchEvent(new Event('pagehide'));
}

function Clicks({ times }: { times: number }) {
  const track = useTrack();
  return <button onClick={() => Array.from({ length: times }, () => track(click))}>Click</button>;
}

const clicksIn = async (around: Partial<Frame>, times = 1) => {
  const { frame, reports } = frameOf(around);
  const { getByRole, unmount } = render(
    <FrameContext value={frame}>
      <Clicks times={times} />
    </FrameContext>,
  );
  getByRole('button').click();
  await settle();
  unmount();
  return reports;
};

test('actions leave together, in a request that outlives the page', async () => {
  expect(await clicksIn({}, 2)).toEqual([
    { address: '/api/Core/TrackingActions?eventid=society%2Fcongress2027', keepalive: true, Actions: [click, click] },
  ]);
});

test('more than one report takes is sent in two', async () => {
  expect((await clicksIn({}, 45)).map(({ Actions }) => Actions.length)).toEqual([40, 5]);
});

test.each([
  ['a preview', { preview: true }],
  ['a super user', { person: { ...person, who: { ...nobody, superUser: true } } }],
  ['somebody who may be one', { person: { ...person, mayBeSuperUser: true } }],
  ['an exported site', { person: undefined as never }],
])('%s reports nothing', async (_, around) => {
  expect(await clicksIn(around)).toEqual([]);
});

test('a view is tracked once when the page is idle, however often it is drawn; views with endpoints of their own are not reported again', async () => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  const { frame, reports } = frameOf({});
  function Page({ session }: { session?: string }) {
    useTrackedView('Page', 'PagSessionDetailPage');
    useTrackedView('Session', session);
    return null;
  }
  const page = (session?: string) => (
    <FrameContext value={{ ...frame }}>
      <Page {...(session && { session })} />
    </FrameContext>
  );
  const { rerender } = render(page());
  rerender(page('s-1'));
  rerender(page('s-1'));
  await settle();
  vi.unstubAllGlobals();
  expect(reports.flatMap(({ Actions }) => Actions)).toEqual([{ Action: 'View', Entity: 'Page', ActionContext: 'PagSessionDetailPage' }]);
});

test('a server that cannot be reached is no error', async () => {
  const { frame } = frameOf({ api: { base: '', fetch: () => Promise.reject(new TypeError('no connection')) } });
  const { getByRole } = render(
    <FrameContext value={frame}>
      <Clicks times={1} />
    </FrameContext>,
  );
  getByRole('button').click();
  await settle();
});
