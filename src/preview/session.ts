// One preview: its clock, what the address says of it, the page on screen, and who is told of changes.
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

/** How a page is looked at: by whom, in what, and what is drawn beside what that person sees. */
export type ViewOptions = {
  who: Context['who'];
  container: Container;
  preview: boolean;
  /** Query that person's address would have: guards see no preview. */
  search: string;
  extras: Pick<PlacementContext, 'card' | 'ghost'>;
  /** What guards know of them; in a preview alone, a visit has its own. */
  known?: Known;
  /** Whether the server would send them a page at an instant (ms); in a preview alone, a visit sees for itself. */
  isSent?: (page: Pick<Address, 'page' | 'params'>, now: number) => Permission;
};

/** What is drawn where a visitor sees nothing. */
export type Extras = Required<ViewOptions['extras']>;

export type Snapshot = {
  state: PreviewState;
  /** Parameters of the address that could not be read. */
  problems: readonly Finding[];
  page: PageOnScreen | undefined;
  /** Placement somebody asked to see, `nth` time. */
  pointed: { id: string; nth: number } | undefined;
};

export type PreviewSession = {
  clock: PreviewClock;
  inspector: Inspector;
  snapshot: () => Snapshot;
  onChange: (changed: () => void) => () => void;
  /** Takes over what an address says; its instant only when it is another than before. */
  read: (search: URLSearchParams, timeZone: string) => void;
  /** Takes over who is signed in on this device, undefined for nobody; tells what guards know of them. */
  setSignedIn: (own: SignedInPerson | undefined) => void;
  /** How the page is looked at now. */
  viewOptions: (search: URLSearchParams) => ViewOptions;
  attach: (page: PageOnScreen) => () => void;
  /** Changes the state; the address is the caller's to write. */
  change: (changes: Partial<Omit<PreviewState, 'at'>>) => void;
  /** The query for an address of this event, with everything the preview knows now; `pinned` (ms) stands in for an instant nobody chose. */
  query: (search: URLSearchParams, otherEvent?: boolean, pinned?: number) => string;
  point: (id: string) => void;
};

const initialState: PreviewState = { mode: 'all', at: undefined, as: 'visitor', container: 'browser', explain: false };
const none: ViewOptions['extras'] = {};

/** Somebody signed in, and what guards know of them beside who they are. */
export type SignedInPerson = { principal: Principal; known: Known };

/** Makes a preview beside the server's clock. */
export function createPreviewSession(server: Clock, makeExtras: (session: PreviewSession) => Extras): PreviewSession {
  const clock = createPreviewClock(server);
  const inspector = createInspector(clock);
  let snapshot: Snapshot = { state: initialState, problems: [], page: undefined, pointed: undefined };
  let zone = 'UTC';
  let began = false;
  let own: SignedInPerson | undefined;
  const listeners = new Set<() => void>();
  const set = (changes: Partial<Snapshot>): void => {
    snapshot = { ...snapshot, ...changes };
    for (const listener of Array.from(listeners)) listener();
  };
  const person = (): Principal => selectedPrincipal(snapshot.state);
  const known = (): Known => (own && person() === own.principal ? own.known : knownOfPerson(person()));

  const session: PreviewSession = {
    clock,
    inspector,
    snapshot: () => snapshot,
    onChange(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    read(search, timeZone) {
      // On the way out of the preview the last address is no longer one of it.
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
      // One object for one person: by it their own eyes are known again.
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
      // The address will say this instant, and reading it again must not stop a clock that runs.
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
