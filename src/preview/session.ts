// One preview: its clock, the state of the address, the page on screen, and the subscribers to changes.
import { createListeners } from '../base/listeners.ts';
import type { Clock } from '../clock/clock.ts';
import type { Finding } from '../model/finding.ts';
import type { PlacementContext } from '../renderer/placement.tsx';
import type { Container, Context } from '../rules/context.ts';
import { type Principal, whoOf } from '../rules/principal.ts';
import { isPreview, selectedPrincipal, type PreviewState, readPreview, withoutPreview, writePreview } from './address.ts';
import type { Address } from '../pages/match.ts';
import { knownOfPerson } from '../rules/guards/known-of.ts';
import type { Permission } from '../rules/verdict.ts';
import type { Known } from '../rules/guards/visit.ts';
import { createInspector, type Inspector, type PageOnScreen } from './inspection.ts';
import { createPreviewClock, type PreviewClock } from './preview-clock.ts';

/** How a page is viewed: by whom, in which container, and what is drawn in addition to that person's view. */
export type ViewOptions = {
  who: Context['who'];
  container: Container;
  preview: boolean;
  /** Query of that person's address, without the preview: guards do not see it. */
  search: string;
  extras: Pick<PlacementContext, 'card' | 'ghost'>;
  /** Facts for guards; set in a preview only. */
  known?: Known;
  /** Whether the server would send them a page at an instant (ms); set in a preview only. */
  isSent?: (page: Pick<Address, 'page' | 'params'>, now: number) => Permission;
};

/** What is drawn in place of hidden and broken placements. */
export type Extras = Required<ViewOptions['extras']>;

export type Snapshot = {
  state: PreviewState;
  /** Parameters of the address that could not be read. */
  problems: readonly Finding[];
  page: PageOnScreen | undefined;
  /** The placement chosen in a panel; `nth` counts the choices. */
  pointed: { id: string; nth: number } | undefined;
};

export type PreviewSession = {
  clock: PreviewClock;
  inspector: Inspector;
  snapshot: () => Snapshot;
  onChange: (changed: () => void) => () => void;
  /** Applies the state of an address; its instant only if it differs from before. */
  read: (search: URLSearchParams, timeZone: string) => void;
  /** Sets the signed-in user of this device with their facts for guards; undefined for a visitor. */
  setSignedIn: (own: SignedInPerson | undefined) => void;
  /** The current view options. */
  viewOptions: (search: URLSearchParams) => ViewOptions;
  attach: (page: PageOnScreen) => () => void;
  /** Changes the state; the caller writes the address. */
  change: (changes: Partial<Omit<PreviewState, 'at'>>) => void;
  /** The query for an address of this event, with the current state; `pinned` (ms) replaces an instant nobody chose. */
  query: (search: URLSearchParams, otherEvent?: boolean, pinned?: number) => string;
  point: (id: string) => void;
};

const initialState: PreviewState = { mode: 'all', at: undefined, as: 'visitor', container: 'browser', explain: false };
const none: ViewOptions['extras'] = {};

/** A signed-in user, and further facts for guards. */
export type SignedInPerson = { principal: Principal; known: Known };

/** Makes a preview on the server's clock. */
export function createPreviewSession(server: Clock, makeExtras: (session: PreviewSession) => Extras): PreviewSession {
  const clock = createPreviewClock(server);
  const inspector = createInspector(clock);
  let snapshot: Snapshot = { state: initialState, problems: [], page: undefined, pointed: undefined };
  let zone = 'UTC';
  let began = false;
  let own: SignedInPerson | undefined;
  const listeners = createListeners();
  const set = (changes: Partial<Snapshot>): void => {
    snapshot = { ...snapshot, ...changes };
    listeners.notify();
  };
  const person = (): Principal => selectedPrincipal(snapshot.state);
  const known = (): Known => (own && person() === own.principal ? own.known : knownOfPerson(person()));

  const session: PreviewSession = {
    clock,
    inspector,
    snapshot: () => snapshot,
    onChange: listeners.subscribe,
    read(search, timeZone) {
      // While the preview is being left, the last address has no preview.
      if (!isPreview(search)) return;
      zone = timeZone;
      const { state, problems } = readPreview(search, timeZone, own?.principal);
      const before = snapshot.state;
      if (began && JSON.stringify(state) === JSON.stringify(before)) return;
      if (!began || state.at !== before.at) {
        if (state.at === undefined) clock.goLive();
        else clock.stand(state.at);
      }
      began = true;
      set({ state, problems });
      inspector.inspect(snapshot.page, person());
    },
    setSignedIn(signedIn) {
      // The object keeps its identity, by which the user's own view is recognised.
      if (JSON.stringify(signedIn) !== JSON.stringify(own)) own = signedIn;
    },
    viewOptions(search) {
      const { mode, explain, container } = snapshot.state;
      const extras = mode === 'all' ? withCards : explain ? withGhosts : none;
      const rest = withoutPreview(search);
      return {
        who: whoOf(person(), clock.now()),
        container,
        preview: mode === 'all',
        search: rest && `?${rest}`,
        extras,
        known: known(),
      };
    },
    attach(page) {
      set({ page });
      inspector.inspect(page, person());
      return () => {
        if (snapshot.page?.store !== page.store) return;
        set({ page: undefined });
        inspector.inspect(undefined, person());
      };
    },
    change(changes) {
      set({ state: { ...snapshot.state, ...changes } });
      inspector.inspect(snapshot.page, person());
    },
    query(search, otherEvent = false, pinned) {
      if (pinned !== undefined) return writePreview(search, { ...snapshot.state, at: pinned }, zone);
      // The address will contain this instant; reading it again must not stop a running clock.
      snapshot = { ...snapshot, state: { ...snapshot.state, at: clock.isLive() ? undefined : Math.round(clock.now()) } };
      return writePreview(search, snapshot.state, otherEvent ? undefined : zone);
    },
    point: (id) => set({ pointed: { id, nth: (snapshot.pointed?.nth ?? 0) + 1 } }),
  };
  const { card, ghost } = makeExtras(session);
  const withCards: ViewOptions['extras'] = { card };
  const withGhosts: ViewOptions['extras'] = { ghost };
  return session;
}
