// Provides the viewer: requested from the server once, stored on the device, followed across tabs (A §4 Sign-in).
import { createListeners } from '../base/listeners.ts';
import type { Clock } from '../clock/clock.ts';
import type { Api } from '../api/http.ts';
import { type Context, nobody } from '../rules/context.ts';
import { whoOf } from '../rules/principal.ts';
import type { Known } from '../rules/guards/visit.ts';
import { signedOut, pendingSignOutKey, mayBeSignedIn, type Viewer, userKey } from './signed-out.ts';
import { authorisationCode } from './authorisation-code.ts';
import { clearCookies } from './cookies.ts';
import { clearVisit, DRAFTS, NOTE_DRAFTS, PLACES, WATCHED } from './device-facts.ts';
import { type EventScope, nameOfScope } from './event-scope.ts';
import { forgetCopies } from './forget-copies.ts';
import { clearOutbox } from '../stores/outbox.ts';
import { isToggledOn, storedUser, storeUser, toggleKey } from './stored-user.ts';
import { forgetAll, recall, remember } from './use-remembered.ts';

export type Presence = {
  /** The viewer; sends one request a page load, and only if the device remembers a user. Never rejects. */
  find: (scope: EventScope) => Promise<Viewer>;
  /** Drops the answers of this page, so that the next call sends a request. */
  invalidate: () => void;
  /** Forgets the user of an instance, after a 401 or the end of a session; `all`: after a sign-out. */
  forget: (scope: EventScope, all?: boolean) => void;
  /** Calls back when the viewer changes (`user`) or the super-user toggle does, here or in another tab. Returns its unsubscribe. */
  onChange: (changed: (what: 'user' | 'toggle') => void) => () => void;
  /** Sets the super-user toggle (A §4). */
  toggle: (instance: string, on: boolean) => void;
};

/** Pause before another request, ms, for a server whose clock is slightly behind. */
const RELOAD_PAUSE = 400;

/** Whether the viewer's access class can have changed by now (ms). */
const isDue = ({ NextChangeAt }: Viewer, now: number): boolean => NextChangeAt !== null && now >= Date.parse(NextChangeAt);

/** Makes the presence of a page; `clock` shows the server's time. */
export function createPresence({ api, clock }: { api: Api; clock: Clock }): Presence {
  const answers = new Map<string, Promise<Viewer>>();
  const reloadedAt = new Map<string, number>();
  // The user of each instance when this page was drawn; 'nobody' for none.
  const drawn = new Map<string, string>();
  const { subscribe, notify, size } = createListeners<[what: 'user' | 'toggle']>();
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
      const { fetchViewer } = await import('./fetch-viewer.ts');
      let reply = await fetchViewer(api, scope);
      if (reply.User && authorisationCode() !== '') {
        const { exchangeCode } = await import('./exchange-code.ts');
        // The ticket changes what policies and the server allow.
        if (await exchangeCode(api, nameOfScope(scope))) reply = await fetchViewer(api, scope).catch(() => reply);
      }
      if (reply.User && reply.User.uuid !== kept?.uuid) clearVisit(nameOfScope(scope));
      if (kept && reply.User?.uuid !== kept.uuid) void forgetCopies();
      storeUser(scope.instance, reply.User);
      if (!reply.User) clearCookies(scope.instance, true);
      return { ...reply, isAnswered: true };
    } catch {
      // No answer: the stored user counts until the session ends; the server decides access anyway.
      return kept && Date.parse(kept.validUntil) > clock.now() ? { ...signedOut, User: kept, isAnswered: false } : signedOut;
    }
  };
  const onStorage = ({ key, persisted }: { key?: string | null; persisted?: boolean }): void => {
    if (persisted === false) return;
    // A null key is a storage that was cleared; a page from the back/forward cache may have missed events.
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
      const key = nameOfScope(scope).toLowerCase();
      let answer = answers.get(key);
      if (!answer) answers.set(key, (answer = load(scope)));
      let viewer = await answer;
      // Time can have changed the access class since.
      if (isDue(viewer, clock.now()) && clock.now() - (reloadedAt.get(key) ?? 0) > RELOAD_PAUSE && answers.get(key) === answer) {
        reloadedAt.set(key, clock.now());
        answers.set(key, (answer = load(scope)));
        viewer = await answer;
      }
      // Without connection the next page sends the request again.
      if (!viewer.isAnswered && answers.get(key) === answer) answers.delete(key);
      drawn.set(scope.instance, nameOf(scope.instance));
      return viewer;
    },
    invalidate: () => answers.clear(),
    forget(scope, all = false) {
      const { instance } = scope;
      answers.clear();
      drawn.set(instance, 'nobody');
      storeUser(instance, null);
      remember(toggleKey(instance), '', 'local');
      clearVisit(nameOfScope(scope));
      clearCookies(instance, all);
      void forgetCopies();
      // What they have not sent yet, and what they watched; after a session that has run out it waits for them.
      if (!all) return;
      void clearOutbox();
      remember('favouritesCopy', '', 'local');
      for (const own of [`${DRAFTS}.`, NOTE_DRAFTS, PLACES, WATCHED]) forgetAll(own, 'local');
    },
    onChange(changed) {
      if (size() === 0) {
        window.addEventListener('storage', onStorage);
        window.addEventListener('pageshow', onStorage);
      }
      const unsubscribe = subscribe(changed);
      return () => {
        unsubscribe();
        if (size() > 0) return;
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

/** The viewer as rules see them (A §3, §4): a super user must be allowed and have chosen it. */
export function whoIs(viewer: Viewer, instance: string, now: number): Context['who'] {
  if (!viewer.User) return nobody;
  const who = whoOf({ user: viewer.User, tickets: viewer.Tickets, superUserToggle: false, previewTicketType: '' }, now);
  return who.user && viewer.MayBeSuperUser && isToggledOn(instance) ? { ...who, superUser: true } : who;
}

/** Further facts of the viewer for guards (`src/rules/guards/visit.ts`). */
export function knownOf({ User, TicketStatus, AccessOnDays, FormComplete, isAnswered }: Viewer): Partial<Known> {
  if (!User) return {};
  return {
    ticketSync: isAnswered ? TicketStatus : null,
    accessOnDays: AccessOnDays,
    formComplete: FormComplete,
    sessionEndsAt: Date.parse(User.validUntil) + 1,
  };
}
