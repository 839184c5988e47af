// Who is in front of the screen: asked of the server once, remembered on the device, followed from tab to tab (A §4 Sign-in).
import type { Clock } from '../clock/clock.ts';
import type { Api } from '../api/http.ts';
import { type Context, nobody } from '../rules/context.ts';
import { whoOf } from '../rules/principal.ts';
import type { Known } from '../rules/guards/visit.ts';
import { signedOut, pendingSignOutKey, mayBeSignedIn, type Viewer, userKey } from './signed-out.ts';
import { authorisationCode } from './authorisation-code.ts';
import { clearCookies } from './cookies.ts';
import { clearVisit } from './device-facts.ts';
import { isToggledOn, storedUser, storeUser, toggleKey } from './stored-user.ts';
import { recall, remember } from './use-remembered.ts';

/** Where somebody is: an instance, and one of its events by its short name. */
export type EventScope = { instance: string; event: string };

export type Presence = {
  /** Who is there; asks the server once a page load, and only where the device knows of somebody. Never rejects. */
  find: (scope: EventScope) => Promise<Viewer>;
  /** Forgets what was remembered in this page, so that the server is asked again. */
  invalidate: () => void;
  /** Forgets the user of an instance, as a 401 or the end of a session wants it; `all`: they have signed out for good. */
  forget: (scope: EventScope, all?: boolean) => void;
  /** Calls back when somebody else is there than before (`user`), or the super-user toggle was changed; here or in another tab. */
  onChange: (changed: (what: 'user' | 'toggle') => void) => () => void;
  /** Sets the super-user toggle (A §4). */
  toggle: (instance: string, on: boolean) => void;
};

/** A server whose clock is a little behind has nothing new to say yet: it is asked again after this, ms. */
const RELOAD_PAUSE = 400;

/** Whether the class of what somebody may see can have changed by now (ms). */
const isDue = ({ NextChangeAt }: Viewer, now: number): boolean => NextChangeAt !== null && now >= Date.parse(NextChangeAt);

/** Makes the presence of a page; `clock` is the server's. */
export function createPresence({ api, clock }: { api: Api; clock: Clock }): Presence {
  const answers = new Map<string, Promise<Viewer>>();
  const reloadedAt = new Map<string, number>();
  // The user each instance had when this page was drawn; 'nobody' for none.
  const drawn = new Map<string, string>();
  const listeners = new Set<(what: 'user' | 'toggle') => void>();
  const notify = (what: 'user' | 'toggle'): void => Array.from(listeners).forEach((listener) => listener(what));
  const nameOf = (instance: string): string => {
    const user = storedUser(instance);
    return user ? `${user.UserId} ${user.uuid}` : 'nobody';
  };
  const load = async (scope: EventScope): Promise<Viewer> => {
    if (recall(pendingSignOutKey(scope.instance), 'local') !== '') {
      await import('./sign-out.ts').then(({ finishSignOut }) => finishSignOut(api, scope)).catch(() => undefined);
      return signedOut;
    }
    const kept = storedUser(scope.instance);
    if (!mayBeSignedIn(scope.instance)) return signedOut;
    try {
      const { fetchViewer: askWho } = await import('./ask-who.ts');
      let reply = await askWho(api, scope);
      if (reply.User && authorisationCode() !== '') {
        const { exchangeCode } = await import('./exchange-code.ts');
        // With the ticket there is somebody else, for policies and for what the server gives.
        if (await exchangeCode(api, scope.event)) reply = await askWho(api, scope).catch(() => reply);
      }
      if (reply.User && reply.User.uuid !== kept?.uuid) clearVisit(scope.event);
      storeUser(scope.instance, reply.User);
      if (!reply.User) clearCookies(scope.instance, true);
      return { ...reply, isAnswered: true };
    } catch {
      // No answer: the device's word stands until the session is over; what it may see the server decides anyway.
      return kept && Date.parse(kept.validUntil) > clock.now() ? { ...signedOut, User: kept, isAnswered: false } : signedOut;
    }
  };
  const onStorage = ({ key, persisted }: { key?: string | null; persisted?: boolean }): void => {
    if (persisted === false) return;
    // A key of null is a storage that was emptied; a page from the browser's memory may have slept through everything.
    const isAll = key === undefined || key === null;
    for (const [instance, before] of drawn) {
      if ((isAll || key === `foyer.${userKey(instance)}`) && nameOf(instance) !== before) {
        drawn.set(instance, nameOf(instance));
        answers.clear();
        notify('user');
        return;
      }
      if (isAll || key === `foyer.${toggleKey(instance)}`) notify('toggle');
    }
  };
  return {
    async find(scope) {
      const key = `${scope.instance.toLowerCase()}/${scope.event.toLowerCase()}`;
      let answer = answers.get(key);
      if (!answer) answers.set(key, (answer = load(scope)));
      let viewer = await answer;
      // Time may have opened or closed something since.
      if (isDue(viewer, clock.now()) && clock.now() - (reloadedAt.get(key) ?? 0) > RELOAD_PAUSE && answers.get(key) === answer) {
        reloadedAt.set(key, clock.now());
        answers.set(key, (answer = load(scope)));
        viewer = await answer;
      }
      // Without connection it is asked again on the way to the next page.
      if (!viewer.isAnswered && answers.get(key) === answer) answers.delete(key);
      drawn.set(scope.instance, nameOf(scope.instance));
      return viewer;
    },
    invalidate: () => answers.clear(),
    forget({ instance, event }, all = false) {
      answers.clear();
      drawn.set(instance, 'nobody');
      storeUser(instance, null);
      remember(toggleKey(instance), '', 'local');
      clearVisit(event);
      clearCookies(instance, all);
    },
    onChange(changed) {
      if (listeners.size === 0) {
        window.addEventListener('storage', onStorage);
        window.addEventListener('pageshow', onStorage);
      }
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
        if (listeners.size > 0) return;
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', onStorage);
      };
    },
    toggle(instance, on) {
      if (recall(toggleKey(instance), 'local') === String(on)) return;
      remember(toggleKey(instance), on ? 'true' : '', 'local');
      notify('toggle');
    },
  };
}

/** What rules may look at (A §3, §4): a super user is one who may be and has chosen to. */
export function whoIs(viewer: Viewer, instance: string, now: number): Context['who'] {
  if (!viewer.User) return nobody;
  const who = whoOf({ user: viewer.User, tickets: viewer.Tickets, superUserToggle: false, previewTicketType: '' }, now);
  return who.user && viewer.MayBeSuperUser && isToggledOn(instance) ? { ...who, superUser: true } : who;
}

/** What guards may know of the person beside who they are (`src/rules/guards/visit.ts`). */
export function knownOf({ User, TicketStatus, AccessOnDays, FormComplete, isAnswered }: Viewer): Partial<Known> {
  if (!User) return {};
  return {
    ticketSync: isAnswered ? TicketStatus : null,
    accessOnDays: AccessOnDays,
    formComplete: FormComplete,
    sessionEndsAt: Date.parse(User.validUntil) + 1,
  };
}

/** A presence in which there is never anybody: exported sites, which have no accounts, and tests. */
export const noPresence: Presence = {
  find: () => Promise.resolve(signedOut),
  invalidate: () => undefined,
  forget: () => undefined,
  onChange: () => () => undefined,
  toggle: () => undefined,
};
