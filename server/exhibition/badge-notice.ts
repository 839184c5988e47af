// Tells somebody, on whatever page they are, that a company has read their badge and asks for their details.
import { announceNotice } from '../meetings/announce-cancelled.ts';
import type { People } from '../people/people.ts';
import type { PublishedEvent } from '../published/event.ts';
import { BADGE_READ } from './badge-words.ts';

/** How long it is among the notifications of whom it asks, ms: the question itself stays until it is answered. */
const NOTICE_STAYS = 7 * 86_400_000;

type Asked = { accountId: number; company: string };

const aboutOf = ({ id: event_id }: PublishedEvent, { accountId: account_id, company }: Asked) => ({
  event_id,
  account_id,
  about: `${BADGE_READ} ${company}`,
});

/** Tells them once, however often the badge is read before they answer. `now` in ms. */
export async function announceBadgeRead(
  people: Pick<People, 'db' | 'signals'>,
  event: PublishedEvent,
  asked: Asked,
  now: number,
): Promise<void> {
  const told = await people.db
    .selectFrom('notifications')
    .select('id')
    .where((eb) => eb.and(aboutOf(event, asked)))
    .where('until_at', '>', now)
    .executeTakeFirst();
  if (told) return;
  await announceNotice(people, event, {
    accountId: asked.accountId,
    kind: BADGE_READ,
    name: asked.company,
    start: now + NOTICE_STAYS,
    now,
  });
}

/** The question is answered: nothing tells of it any more. */
export const removeBadgeNotice = ({ db }: Pick<People, 'db'>, event: PublishedEvent, asked: Asked): Promise<unknown> =>
  db
    .deleteFrom('notifications')
    .where((eb) => eb.and(aboutOf(event, asked)))
    .execute();
