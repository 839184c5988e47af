// Renders one component's view in a frame of its own: event, stopped clock, answers from a table, router.
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, type RenderResult } from '@testing-library/react';
import { type ComponentType, type ReactNode, StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createQueryClient } from '../../src/api/query.ts';
import { createClock } from '../../src/clock/clock.ts';
import type { EventInfo } from '../../src/contract/core.ts';
import type { ViewProps } from '../../src/renderer/view-props.ts';
import { type Frame, FrameContext } from '../../src/session/frame.ts';

/** What a test may set; everything else is an event of three days, seen at noon of the first. */
export type Around = {
  language?: string;
  params?: Record<string, string>;
  page?: string;
  container?: Frame['container'];
  preview?: boolean;
  /** Instant of the server, ISO 8601. */
  now?: string;
  /** Address below the event's home, with query. */
  search?: string;
  /** Texts of the event by `set.key`, in the language of the page. */
  texts?: Record<string, string>;
  documents?: Record<string, Record<string, unknown>>;
  /** Documents as they were written, by name: `app`, `pages/Welcome`. */
  raw?: Record<string, Record<string, unknown>>;
  /** What else is in the frame: a denial, the person there, where calls that change something go. */
  frame?: Pick<
    Frame,
    'access' | 'denial' | 'denied' | 'onDenialClosed' | 'onDenied' | 'handOver' | 'onSubject' | 'person' | 'api' | 'certificates'
  >;
  info?: Partial<EventInfo>;
  slots?: Record<string, ReactNode>;
  /** Answers by path, `'/api/Modules/PAGSessionsV2': []`; a function gets the whole address and what was sent with it; a missing one answers 404. */
  answers?: Record<string, unknown>;
};

export const testEvent: EventInfo = {
  EventId: 1,
  Instance: 'society',
  Shortname: 'congress2027',
  Name: 'Congress 2027',
  TimeZone: 'Europe/Berlin',
  StartDate: '2027-05-03',
  EndDate: '2027-05-05',
  Languages: ['en-GB', 'de-DE'],
  Version: 1,
};

/** Renders a view; `root` is its root element, `requests` the addresses it asked, `place` says where the router is, `back` goes back. */
export function renderView<P>(
  View: ComponentType<ViewProps<P>>,
  props: P,
  around: Around = {},
): RenderResult & { root: HTMLElement; requests: string[]; place: () => string; back: () => Promise<void> } {
  const requests: string[] = [];
  const answer = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const address = String(input);
    requests.push(address);
    const found = around.answers?.[address.split('?')[0]!];
    const reply = typeof found === 'function' ? (found as (address: string, init?: RequestInit) => unknown)(address, init) : found;
    if (reply instanceof Promise) return reply as Promise<Response>;
    if (reply instanceof Response) return Promise.resolve(reply);
    return Promise.resolve(reply === undefined ? new Response('{}', { status: 404 }) : Response.json(reply));
  };
  const client = createQueryClient({ base: '', fetch: answer });
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  const start = Date.parse(around.now ?? '2027-05-03T10:00:00Z');
  const clock = createClock({ monotonic: () => performance.now(), wall: () => start });
  const frame: Frame = {
    info: { ...testEvent, ...around.info },
    origin: location.origin,
    language: around.language ?? 'en-GB',
    page: around.page ?? 'HomePage',
    params: around.params ?? {},
    container: around.container ?? 'browser',
    preview: around.preview ?? false,
    model: {
      documents: around.documents ?? {},
      raw: new Map(
        Object.entries(around.raw ?? {}).map(([name, value]) => [name, { kind: '', name, value, sources: {}, origins: new WeakMap() }]),
      ),
      unreadable: new Set(),
      visibility: {},
      texts: new Map(Object.entries(around.texts ?? {}).map(([key, text]) => [key, { text, language: '' }])),
      findings: [],
    },
    api: { base: '', fetch: answer },
    clock,
    report: () => undefined,
    ...around.frame,
  };
  const view = (
    <View
      props={props}
      frame={{ id: 'under-test', className: 'placed', style: {}, 'data-placement': 'under-test' }}
      slots={around.slots ?? {}}
    />
  );
  const router = createMemoryRouter([{ path: '*', element: view }], {
    initialEntries: [`/home/society/congress2027/en-GB${around.search ?? ''}`],
  });
  const result = render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <FrameContext value={frame}>
          <RouterProvider router={router} />
        </FrameContext>
      </QueryClientProvider>
    </StrictMode>,
  );
  const place = () => router.state.location.pathname + router.state.location.search;
  const back = () => act(() => router.navigate(-1));
  return Object.assign(result, { root: result.container.firstElementChild as HTMLElement, requests, place, back });
}
