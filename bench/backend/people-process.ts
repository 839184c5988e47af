// A process of its own for the bench of signing in: the sample events with people of the congress.
import { createPasswords } from '../../server/identity/passwords.ts';
import { createMailbox } from '../../server/mail/mailbox.ts';
import { BEGUN, serveBeside } from './beside.ts';
import { addPeople, EVENT, PASSWORD } from './people-rows.ts';

/** What goes with `ready`: the `cookie` headers of those who are signed in. */
export type SignedIn = { cookies: string[] };

const [people, signedIn] = process.argv.slice(2).map(Number) as [number, number];
await serveBeside<SignedIn>({
  // It runs: what is remembered of a caller is looked up anew every few seconds, as on a real server.
  clock: { now: () => Math.floor(BEGUN + performance.now()) },
  path: '/sessions',
  async more(store) {
    const eventId = (await store.events()).find(({ shortName }) => shortName === EVENT)!.id;
    // One hash for all: to verify it costs the same for each.
    const passwordHash = await createPasswords().hash(PASSWORD);
    const cookies = await addPeople({ db: store.db, eventId, passwordHash, people, signedIn, now: BEGUN });
    // Everybody comes from one address.
    return { parts: { people: { db: store.db, signals: store.signals, post: createMailbox() }, limitScale: 1000 }, told: { cookies } };
  },
});
