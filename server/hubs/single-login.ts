// The hub of the single session across devices (A §4, §7): a sign-in on one device too many signs out the earliest ones, or asks.
import * as z from 'zod';
import type { PublishedEvent } from '../published/event.ts';
import type { People } from '../people/people.ts';
import { type Admission, admitSession } from './admit-session.ts';
import { createDevices, type Device } from './devices.ts';
import { call, type Hub, type Member } from './hub.ts';
import { overflowOf } from './overflow.ts';

/** A connected device. `event`: its id. */
type Guest = Device & {
  event: number;
  /** Its user chose to continue: it is no longer asked. */
  stays: boolean;
  /** `intmodal=0`: no question can be shown on it; the connection ends after its notice. */
  endsWhenNotified: boolean;
  wasNotified: boolean;
};

/** How an event wants it (document `app`, key AccountHub). */
const accountHub = z.looseObject({
  AccountHub: z
    .looseObject({
      signalRConnection: z.boolean().prefault(false),
      signalRConnectionAmount: z.number().int().min(1).prefault(1),
      openSignalRModal: z.boolean().prefault(false),
    })
    .prefault({}),
});
const settingsOf = (event: PublishedEvent | undefined) => event?.documents.read('app', accountHub).AccountHub;

const SIGNAL = 'hub_account';
/** Time a page has to take the message before its connection ends, ms: it may still be opening. */
const TO_TAKE_IT = 500;
const isSet = (value: string | undefined): boolean => value === '1' || value?.toLowerCase() === 'true';
const isUnset = (value: string | undefined): boolean => value === '0' || value?.toLowerCase() === 'false';

/** Creates the hub. `failed` receives errors of background work. `close` unsubscribes. */
export function singleLogin(parts: Admission & { people: People; failed: (error: unknown) => void }): {
  hub: Hub<Guest>;
  close: () => void;
  review: () => Promise<void>;
} {
  const { people, eventCache, failed } = parts;
  const devices = createDevices<Guest>(people, failed);

  /** Judges the devices of an account that are connected here, each by the event it shows. */
  const judge = async (accountId: number): Promise<void> => {
    if (devices.ofAccount(accountId).length === 0) return;
    const sessions = await people.sessions.ofAccount(accountId);
    for (const member of devices.ofAccount(accountId)) {
      const { guest } = member;
      const settings = settingsOf(await eventCache.byId(guest.event));
      if (!settings?.signalRConnection || guest.stays || guest.wasNotified) continue;
      if (!overflowOf(sessions, settings.signalRConnectionAmount).has(guest.session.uuid)) continue;
      guest.wasNotified = true;
      // The uuid of the session concerned: a page compares it with its own (A §4).
      member.send('remoteLogout', guest.session.uuid, settings.openSignalRModal);
      if (guest.endsWhenNotified) setTimeout(() => member.close(), TO_TAKE_IT).unref();
    }
  };
  /** Somebody has come: servers with other devices of the account judge them. */
  const announce = async ({ guest: { session, event } }: Member<Guest>): Promise<void> => {
    const settings = settingsOf(await eventCache.byId(event));
    if (!settings?.signalRConnection) return;
    const sessions = await people.sessions.ofAccount(session.accountId);
    if (sessions.length > settings.signalRConnectionAmount) await people.signals.send(SIGNAL, String(session.accountId));
  };
  const unsubscribe = people.signals.subscribe(SIGNAL, (text) => void judge(Number(text)).catch(failed));

  const hub: Hub<Guest> = {
    path: '/singlelogin',
    async admit(request, query) {
      const { session, event } = await admitSession(parts, request, query);
      const guest = {
        session,
        event: event.id,
        stays: isSet(query['persist']),
        endsWhenNotified: isUnset(query['intmodal']),
        wasNotified: false,
      };
      return { owner: session.hash, expiresAt: session.expiresAt, guest };
    },
    methods: {
      CloseConnection: call<Guest, z.ZodTuple<[], null>>(z.tuple([]), ({ member }) => {
        // After the answer, which the client waits for.
        setImmediate(() => member.close());
      }),
    },
    joined(member) {
      devices.joined(member);
      void announce(member).catch(failed);
    },
    left: (member) => devices.left(member),
  };
  return {
    hub,
    review: devices.review,
    close() {
      unsubscribe();
      devices.close();
    },
  };
}
