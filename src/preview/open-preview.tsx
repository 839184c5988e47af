// The preview, in a chunk of its own that is loaded only if the address asks for it; provides what the app needs of it.
import { type ReactElement, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type createBrowserRouter, useLocation, useRevalidator } from 'react-router';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../api/http.ts';
import { createQueryClient } from '../api/query.ts';
import { createAlarm } from '../clock/alarm.ts';
import type { Clock } from '../clock/clock.ts';
import type { Finding } from '../model/finding.ts';
import type { PageStore } from '../renderer/page-store.ts';
import { signedOutAt } from '../rules/principal.ts';
import { selectedPrincipal } from './address.ts';
import { Bar } from './bar/bar.tsx';
import { brokenCard } from './broken-card.tsx';
import type { PageOnScreen } from './inspection.ts';
import { signedInPerson } from './signed-in-person.ts';
import { keepPreview } from './keep-preview.ts';
import { Ghost } from './marks/ghost.tsx';
import { Marks } from './marks/marks.tsx';
import type { Viewer } from '../session/signed-out.ts';
import { createProgrammeFilter } from './programme-filter.ts';
import { type PreviewEvent, pagePermission } from './filter-reply.ts';
import { createPreviewSession, type ViewOptions, type PreviewSession } from './session.ts';
import { Shadow, usePageStyle } from './shadow/shadow.tsx';
import { useChanges } from './use-changes.ts';
import { SessionContext, useControls, useSession, useSnapshot } from './use-session.ts';

/** The preview as the app uses it. */
export type Preview = {
  /** The clock of the page. */
  clock: Clock;
  /** The API with answers filtered for the selected person, and a cache of its own: previews and visitors share no answers. */
  api: Api;
  queries: QueryClient;
  /** The view options of an address for an event. */
  look: (url: URL, event: PreviewEvent, viewer: Viewer) => ViewOptions;
  /** Sets the page on screen; returns a function that removes it. */
  attach: (page: PageOnScreen) => () => void;
  report: (problem: Finding, store: PageStore) => void;
  /** Everything of the preview next to the page; stays while pages change. */
  Parts: () => ReactElement;
};

/** Opens the preview on the server's clock; navigations of the router stay in it from then on. */
export function startPreview(server: { clock: Clock; api: Api }, router: ReturnType<typeof createBrowserRouter>): Preview {
  const session = createPreviewSession(server.clock, (own) => ({
    card: brokenCard,
    ghost: (node, frame) => <Ghost session={own} node={node} frame={frame} />,
  }));
  keepPreview(router, session.query);
  const filter = createProgrammeFilter(session.clock, () => queries);
  const api: Api = { ...server.api, readers: new Map(), transformReply: filter.see };
  const queries = createQueryClient(api);
  return {
    clock: session.clock,
    api,
    queries,
    look(url, event, viewer) {
      session.setSignedIn(signedInPerson(viewer, event));
      session.read(url.searchParams, event.info.TimeZone);
      const { state } = session.snapshot();
      const viewOptions = session.viewOptions(url.searchParams);
      const { known } = viewOptions;
      filter.setSubject({ ...event, person: state.mode === 'all' ? undefined : selectedPrincipal(state), known });
      return { ...viewOptions, isSent: pagePermission(event, selectedPrincipal(state), known) };
    },
    attach: session.attach,
    report: session.inspector.report,
    Parts: () => (
      <SessionContext value={session}>
        <Parts />
      </SessionContext>
    ),
  };
}

function Parts(): ReactElement {
  const session = useSession();
  const snapshot = useSnapshot();
  const controls = useControls();
  const changes = useChanges(snapshot);
  const [height, setHeight] = useState(0);
  useAddress(session);
  useEndOfSession();
  usePageStyle(
    `html { --window-end: ${height}px } body { padding-block-end: calc(${height}px + max(var(--strip), var(--cookie-notice))) !important } @media print { body { padding-block-end: 0 !important } }`,
  );
  return (
    <>
      <meta name="robots" content="noindex" />
      <Shadow>
        <Marks />
        <Bar controls={controls} changes={changes} height={height} onHeight={setHeight} />
      </Shadow>
    </>
  );
}

/** Going back and forth, and typed addresses, move the clock without reloading the page. */
function useAddress(session: PreviewSession): void {
  const { search } = useLocation();
  const { page } = useSnapshot();
  const zone = page?.info.TimeZone;
  useEffect(() => {
    if (zone !== undefined) session.read(new URLSearchParams(search), zone);
  }, [session, search, zone]);
}

/** When the session of the selected person ends, the page is decided for a signed-out person, and again if the clock goes back. */
function useEndOfSession(): void {
  const { clock } = useSession();
  const { state } = useSnapshot();
  const { revalidate } = useRevalidator();
  const end = signedOutAt(selectedPrincipal(state));
  const subscribe = useCallback(
    (changed: () => void) => {
      const alarm = createAlarm(clock, changed);
      const look = (): void => {
        changed();
        alarm.arm(end);
      };
      alarm.arm(end);
      const stopListening = clock.onCorrection(look);
      return () => {
        stopListening();
        alarm.stop();
      };
    },
    [clock, end],
  );
  const isOver = useSyncExternalStore(subscribe, () => end !== null && clock.now() >= end);
  const known = useRef({ end, isOver });
  useEffect(() => {
    const turned = known.current.end === end && known.current.isOver !== isOver;
    known.current = { end, isOver };
    if (turned) void revalidate();
  }, [end, isOver, revalidate]);
}
