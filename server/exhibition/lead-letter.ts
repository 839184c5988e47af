// The letter to a company about new leads: it counts them, at most one in a quarter of an hour, and has nothing of what was given.
import type { FastifyInstance } from 'fastify';
import { type EventLetterParts, sendEventLetter } from '../mail/event-letter.ts';
import { isMailAddress } from '../mail/mail-address.ts';
import type { EventCache } from '../published/event-cache.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { Live } from '../routes/handlers.ts';

/** Least time between two letters to one company, and time between two looks for those that wait, ms. */
const PAUSE = 900_000;
const EVERY = 60_000;

type Parts = EventLetterParts & { people: Pick<Live['people'], 'db'> };
type Waiting = Pick<Live, 'people' | 'store'> & { eventCache: Pick<EventCache, 'byId'> };

/** Where a company is written to: the e-mail of its contact, else that of its chat; the first of them that is an address. Empty for none. */
export function companyAddress(event: PublishedEvent, company: string, language: string): string {
  const exhibition = event.exhibition.inLanguage(language);
  const written = [exhibition.detail(company)?.Contact.Email ?? '', exhibition.chat(company)?.Email ?? ''];
  return written.find(isMailAddress) ?? written.find(Boolean) ?? '';
}

/** Writes to a company whose new leads no letter has counted; whether it did. Those that come within the pause wait for its end. `now` in ms. */
export async function sendLeadLetter(parts: Parts, company: string, now: number): Promise<boolean> {
  const { event, people } = parts;
  const { db } = people;
  const of = { event_id: event.id, company_id: company };
  const due = await db
    .selectFrom('leads')
    .select('id')
    .where((eb) => eb.and({ ...of, letter_due: 1 }))
    .executeTakeFirst();
  if (!due) return false;
  const language = event.languageFor(undefined);
  const to = companyAddress(event, company, language);
  // Of several servers, and of several calls at once, the first one takes it.
  const taken = await db
    .insertInto('lead_letters')
    .values({ ...of, sent_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['event_id', 'company_id'])
        .doUpdateSet({ sent_at: now })
        .where('lead_letters.sent_at', '<=', now - PAUSE),
    )
    .returning('sent_at')
    .executeTakeFirst();
  if (!taken) return false;
  const counted = await db
    .updateTable('leads')
    .set({ letter_due: 0 })
    .where((eb) => eb.and({ ...of, letter_due: 1 }))
    .returning('id')
    .execute();
  if (counted.length === 0 || to === '') return false;
  await sendEventLetter(parts, {
    kind: 'leads',
    to,
    name: '',
    // The pause is the limit, which several servers share.
    about: [company, now],
    page: 'ProfilePage',
    params: { companyAccountId: company, page: 'leads' },
    facts: [['leads', String(counted.length)]],
    language,
  });
  return true;
}

/** Writes to every company whose leads have waited for the end of the pause; the number of letters. `now` in ms. */
export async function sendWaitingLeadLetters({ people, store, eventCache }: Waiting, now: number): Promise<number> {
  const waiting = await people.db.selectFrom('leads').select(['event_id', 'company_id']).distinct().where('letter_due', '=', 1).execute();
  let sent = 0;
  for (const { event_id, company_id } of waiting) {
    const event = await eventCache.byId(event_id);
    if (event && (await sendLeadLetter({ people, store, event, address: '', browser: { origin: '' } }, company_id, now))) sent += 1;
  }
  return sent;
}

/** Looks for them as long as a server runs; it ends with the app, before the database is closed. */
export function registerLeadLetters(app: FastifyInstance, parts: Waiting): void {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(() => sendWaitingLeadLetters(parts, parts.people.clock.now()))
      .catch((error: unknown) => app.log.error({ err: error }, 'letters about new leads could not be sent'));
  }, EVERY);
  timer.unref();
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await running;
  });
}
