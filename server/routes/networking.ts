// Handlers of src/contract/networking.ts: what somebody allows, and who wants to be found.
import type * as contract from '../../src/contract/networking.ts';
import { parseJson } from '../../src/base/parse-json.ts';
import { RequestError } from '../http/errors.ts';
import { mayUse } from '../messages/may-write.ts';
import { publishedMessagesOf } from '../messages/published-messages.ts';
import { blocksOfAccount, listedProfiles, type ProfileRow, profileRow, setProfile } from '../messages/stored-networking.ts';
import { threadsOf } from '../messages/stored-threads.ts';
import { isObject } from '../../src/model/is-object.ts';
import type { PublishedEvent } from '../published/event.ts';
import { type Caller, demandSignedIn } from '../sessions/caller.ts';
import { demandEvent } from './event-of-request.ts';
import { type HandlersOf, live, type Live } from './handlers.ts';

/** Participants answered at once. */
const AT_ONCE = 30;

const mayTakePart = (event: PublishedEvent, { who }: Caller, now: number): boolean => {
  const { inbox, directory } = publishedMessagesOf(event);
  return (inbox || directory) && mayUse(event, who, inbox ? ['messages', 'networking'] : ['networking'], now);
};

const interestsOf = (event: PublishedEvent, stored: string): string[] => {
  const ids = parseJson(stored);
  return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string' && publishedMessagesOf(event).interests.has(id)) : [];
};

const wire = (event: PublishedEvent, row: ProfileRow | undefined) => ({
  TakesMessages: row?.takes_messages === 1,
  IsListed: row?.is_listed === 1,
  WantsLetters: row?.wants_letters === 1,
  Interests: interestsOf(event, row?.interests ?? '[]'),
  About: row?.about ?? '',
});

/** One's own settings, and what stands in the way of them. */
const ownProfile = (event: PublishedEvent, row: ProfileRow | undefined, { people, clock }: Live, caller: Caller) => ({
  ...wire(event, row),
  MayTakePart: mayTakePart(event, caller, clock.now()),
  ...(people.post.isOff && { MailIsOff: true as const }),
});

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const institutionOf = (profile: string): string => {
  const value = parseJson(profile);
  return isObject(value) && typeof value['Institution'] === 'string' ? value['Institution'] : '';
};

export const networking: HandlersOf<typeof contract> = {
  networkingProfile: live(async (_, parts, { caller, event: asked }) => {
    const { account } = demandSignedIn(caller);
    const event = demandEvent(asked);
    const row = await profileRow(parts.people.db, { eventId: event.id, accountId: account.id });
    return ownProfile(event, row, parts, caller);
  }),

  setNetworkingProfile: live(async (_, parts, { body, caller, event: asked }) => {
    const { people, clock } = parts;
    const { account } = demandSignedIn(caller);
    const event = demandEvent(asked);
    // To take back what was allowed is open to everybody.
    const isMore = body.TakesMessages || body.IsListed;
    if (isMore && !mayTakePart(event, caller, clock.now()))
      throw new RequestError(403, 'not-allowed', 'This event does not let you take part in networking.');
    const of = { eventId: event.id, accountId: account.id };
    const flag = (is: boolean): number => (is ? 1 : 0);
    const known = [...new Set(body.Interests)].filter((id) => publishedMessagesOf(event).interests.has(id));
    await setProfile(
      people.db,
      of,
      {
        takes_messages: flag(body.TakesMessages),
        is_listed: flag(body.IsListed),
        wants_letters: flag(body.WantsLetters),
        interests: JSON.stringify(known),
        about: body.About,
      },
      clock.now(),
    );
    return ownProfile(event, await profileRow(people.db, of), parts, caller);
  }),

  participants: live(async ({ search, interest, from }, { people, clock }, { caller, event: asked }) => {
    const { account } = demandSignedIn(caller);
    const event = demandEvent(asked);
    const { db } = people;
    if (!publishedMessagesOf(event).directory || !mayUse(event, caller.who, ['networking'], clock.now()))
      return { Total: 0, Participants: [] };
    const of = { eventId: event.id, accountId: account.id };
    const [rows, blocks, threads] = await Promise.all([
      listedProfiles(db, event.id),
      blocksOfAccount(db, of),
      threadsOf(db, { ...of, kind: 'direct' }),
    ]);
    const words = folded(search).split(/\s+/).filter(Boolean);
    const found = rows
      .filter(({ account_id: id }) => id !== account.id && !blocks.own.has(id) && !blocks.other.has(id))
      .map((row) => ({ row, institution: institutionOf(row.profile), interests: interestsOf(event, row.interests) }))
      .filter(({ row, institution, interests }) => {
        const all = folded(`${row.first_name} ${row.surname} ${institution} ${row.about}`);
        return (interest === '' || interests.includes(interest)) && words.every((word) => all.includes(word));
      });
    const threadWith = new Map(
      threads.map(({ id, thread_key }) => [
        thread_key
          .split(':')
          .map(Number)
          .find((one) => one !== account.id) ?? 0,
        id,
      ]),
    );
    return {
      Total: found.length,
      Participants: found.slice(from, from + AT_ONCE).map(({ row, institution, interests }) => ({
        PersonId: row.public_id,
        Name: `${row.first_name} ${row.surname}`.trim(),
        Institution: institution,
        Interests: interests,
        About: row.about,
        TakesMessages: row.takes_messages === 1 && publishedMessagesOf(event).inbox,
        ThreadId: threadWith.get(row.account_id) ?? 0,
      })),
    };
  }),
};
