// Who is in front of the screen: asked of the server once, remembered on the device, followed from tab to tab (A §4 Sign-in).
import type { Clock } from '../clock/clock.ts';
import type { Api } from '../api/http.ts';
import { type Context, nobody } from '../rules/context.ts';
import { whoOf } from '../rules/principal.ts';
import type { Known } from '../rules/guards/visit.ts';
import { signedOut, dueKey, mayBeHere, type Present, userKey } from './signed-out.ts';
import { authorisationCode } from './authorisation-code.ts';
import { clearCookies } from './cookies.ts';
import { clearVisit } from './device-facts.ts';
import { isToggledOn, storedUser, storeUser, toggleKey } from './stored-user.ts';
import { recall, remember } from './use-remembered.ts';

/** Where somebody is: an instance, and one of its events by its short name. */
export type Place = { instance: string; event: string };

export type Presence = {
  /** Who is there; asks the server once a page load, and only where the device knows of somebody. Never rejects. */
  find: (place: Place) => Promise<Present>;
  /** Forgets what was remembered in this page, so that the server is asked again. */
  askAgain: () => void;
  /** Forgets the user of an instance, as a 401 or the end of a session wants it; `all`: they have signed out for good. */
  forget: (place: Place, all?: boolean) => void;
  /** Calls back when somebody else is there than before (`user`), or the super-user toggle was changed; here or in another tab. */
  onChange: (changed: (what: 'user' | 'toggle') => void) => () => void;
  /** Sets the super-user toggle (A §4). */
  toggle: (instance: string, on: boolean) => void;
};

/** A server whose clock is a little behind has nothing new to say yet: it is asked again after this, ms. */
const AGAIN = 400;

/** Whether the class of what somebody may see can have changed by now (ms). */
const isDue = ({ NextChangeAt }: Present, now: number): boolean => NextChangeAt !== null && now >= Date.parse(NextChangeAt);

/** Makes the presence of a page; `clock` is the server's. */
export function createPresence({ api, clock }: { api: Api; clock: Clock }): Presence {
  const asked = new Map<string, Promise<Present>>();
  const askedAt = new Map<string, number>();
  // The user each instance had when this page was drawn; 'nobody' for none.
  const drawn = new Map<string, string>();
  const listeners = new Set<(what: 'user' | 'toggle') => void>();
  const tell = (what: 'user' | 'toggle'): void => Array.from(listeners).forEach((listener) => listener(what));
  const nameOf = (instance: string): string => {
    const user = storedUser(instance);
    return user ? `${user.UserId} ${user.uuid}` : 'nobody';
  };
  const look = async (place: Place): Promise<Present> => {
    if (recall(dueKey(place.instance), 'local') !== '') {
      await import('./sign-out.ts').then(({ finishSignOut }) => finishSignOut(api, place)).catch(() => undefined);
      return signedOut;
    }
    const kept = storedUser(place.instance);
    if (!mayBeHere(place.instance)) return signedOut;
    try {
      const { askWho } = await import('./ask-who.ts');
      let reply = await askWho(api, place);
      if (reply.User && authorisationCode() !== '') {
        const { exchangeCode } = await import('./exchange-code.ts');
        // With the ticket there is somebody else, for policies and for what the server gives.
        if (await exchangeCode(api, place.event)) reply = await askWho(api, place).catch(() => reply);
      }
      if (reply.User && reply.User.uuid !== kept?.uuid) clearVisit(place.event);
      storeUser(place.instance, reply.User);
      if (!reply.User) clearCookies(place.instance, true);
      return { ...reply, isAnswered: true };
    } catch {
      // No answer: the device's word stands until the session is over; what it may see the server decides anyway.
      return kept && Date.parse(kept.validUntil) > clock.now() ? { ...signedOut, User: kept, isAnswered: false } : signedOut;
    }
  };
  const hear = ({ key, persisted }: { key?: string | null; persisted?: boolean }): void => {
    if (persisted === false) return;
    // A key of null is a storage that was emptied; a page from the browser's memory may have slept through everything.
    const isAll = key === undefined || key === null;
    for (const [instance, before] of drawn) {
      if ((isAll || key === `foyer.${userKey(instance)}`) && nameOf(instance) !== before) {
        drawn.set(instance, nameOf(instance));
        asked.clear();
        tell('user');
        return;
      }
      if (isAll || key === `foyer.${toggleKey(instance)}`) tell('toggle');
    }
  };
  return {
    async find(place) {
      const key = `${place.instance.toLowerCase()}/${place.event.toLowerCase()}`;
      let answer = asked.get(key);
      if (!answer) asked.set(key, (answer = look(place)));
      let present = await answer;
      // Time may have opened or closed something since.
      if (isDue(present, clock.now()) && clock.now() - (askedAt.get(key) ?? 0) > AGAIN && asked.get(key) === answer) {
        askedAt.set(key, clock.now());
        asked.set(key, (answer = look(place)));
        present = await answer;
      }
      // Without connection it is asked again on the way to the next page.
      if (!present.isAnswered && asked.get(key) === answer) asked.delete(key);
      drawn.set(place.instance, nameOf(place.instance));
      return present;
    },
    askAgain: () => asked.clear(),
    forget({ instance, event }, all = false) {
      asked.clear();
      drawn.set(instance, 'nobody');
      storeUser(instance, null);
      remember(toggleKey(instance), '', 'local');
      clearVisit(event);
      clearCookies(instance, all);
    },
    onChange(changed) {
      if (listeners.size === 0) {
        window.addEventListener('storage', hear);
        window.addEventListener('pageshow', hear);
      }
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
        if (listeners.size > 0) return;
        window.removeEventListener('storage', hear);
        window.removeEventListener('pageshow', hear);
      };
    },
    toggle(instance, on) {
      if (recall(toggleKey(instance), 'local') === String(on)) return;
      remember(toggleKey(instance), on ? 'true' : '', 'local');
      tell('toggle');
    },
  };
}

/** What rules may look at (A §3, §4): a super user is one who may be and has chosen to. */
export function whoIs(present: Present, instance: string, now: number): Context['who'] {
  if (!present.User) return nobody;
  const who = whoOf({ user: present.User, tickets: present.Tickets, superUserToggle: false, previewTicketType: '' }, now);
  return who.user && present.MayBeSuperUser && isToggledOn(instance) ? { ...who, superUser: true } : who;
}

/** What guards may know of the person beside who they are (`src/rules/guards/visit.ts`). */
export function knownOf({ User, TicketStatus, AccessOnDays, FormComplete, isAnswered }: Present): Partial<Known> {
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
  askAgain: () => undefined,
  forget: () => undefined,
  onChange: () => () => undefined,
  toggle: () => undefined,
};
