// Run by a journey in a process of its own: makes accounts with a ticket at the sample congress, signed in; prints their cookies as JSON by name.
import { openStore } from '../../server/store/store.ts';
import { sessionCookie } from '../../server/sessions/cookies.ts';
import { createSessions } from '../../server/sessions/sessions.ts';
import { emptyTicket } from '../../src/contract/ticket-shapes.ts';
import { acceptTerms } from './accept-terms.ts';
import { CLOCK } from './events.ts';

const [folder = '', mark = '', ...names] = process.argv.slice(2);
const now = Date.parse(CLOCK);
const store = await openStore({ folder });
const { db, signals } = store;
const { id: event_id } = await db.selectFrom('events').select('id').where('event_key', '=', 'kardia/kardia2027').executeTakeFirstOrThrow();
const sessions = createSessions({ db, signals, clock: { now: () => now } });
const cookies: Record<string, string> = {};
for (const name of names) {
  const email = `${name}.${mark}@example.org`.toLowerCase();
  const { id } = await db
    .insertInto('accounts')
    .values({
      instance_key: 'kardia',
      email,
      email_key: email,
      first_name: name,
      surname: 'Sample',
      password_hash: null,
      confirmed_at: now,
      terms_accepted_at: now,
      created_at: now,
      blocked_at: null,
      profile: '{}',
      picture: '',
      is_professional: null,
      is_staff: name.startsWith('Chair') ? 1 : 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // `Reviewer` is a member of the society, who review its abstracts; `Staff701` is of the staff of that company, `Doctor` a healthcare professional from a country of the policies.
  const [, CompanyAccountId = null] = /^Staff(\d{1,9})/.exec(name) ?? [];
  const document = {
    ...emptyTicket,
    IsValid: true,
    IsPayed: true,
    TicketTypeName: name.startsWith('Reviewer') ? 'Member' : 'Full Congress',
    ParticipantTypeValid: true,
    ...(name.startsWith('Doctor') && { EnableHCP: true, Country: 'Austria' }),
    CompanyAccountId,
  };
  await db
    .insertInto('tickets')
    .values({
      event_id,
      external_key: email,
      email_key: email,
      surname_key: 'sample',
      account_id: id,
      document: JSON.stringify(document),
      days: null,
      withdrawn: 0,
      updated_at: now,
    })
    .execute();
  await acceptTerms(db, id, now);
  const { secret } = await sessions.begin({ accountId: id, instance: 'kardia', device: '', browser: '' });
  cookies[name] = `${sessionCookie('kardia', false)}=${secret}`;
}
await store.close();
process.stdout.write(JSON.stringify(cookies));
