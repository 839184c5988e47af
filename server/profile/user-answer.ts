// The signed-in user as an answer: the profile, its lists, and what the form of the event asks for (B §3 User profile).
import type { FormState } from '../../src/base/profile-fields.ts';
import { dayInZone } from '../../src/clock/zone.ts';
import type { UserRead } from '../../src/contract/profile-shapes.ts';
import { PLACEHOLDER_PICTURE } from '../../src/model/placeholder-picture.ts';
import { readWindow, within } from '../../src/rules/window.ts';
import type { People } from '../people/people.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { Account } from '../sessions/caller.ts';
import { formOf, listsIn } from './form-complete.ts';
import { profileOf } from './profiles.ts';
import { wireProfile } from './read-payload.ts';

/** State of the form of an account: what the organiser said of it, else done when it has closed. */
export async function formStateOf({ db, clock }: People, account: Account, event: PublishedEvent): Promise<FormState> {
  const row = await db
    .selectFrom('form_states')
    .select('status')
    .where('account_id', '=', account.id)
    .where('event_id', '=', event.id)
    .executeTakeFirst();
  if (row) return row.status as FormState;
  const { closesAt } = formOf(event);
  // One that cannot be read never closes: nobody may be kept from correcting what is wrong.
  const open = readWindow(null, closesAt, event.timeZone);
  return open.readable && !within(open, clock.now()) ? 'Done' : 'Open';
}

/** The day at the event. */
export const todayOf = ({ clock }: Pick<People, 'clock'>, { timeZone }: PublishedEvent): string => dayInZone(clock.now(), timeZone);

export async function userAnswer(room: People, account: Account, event: PublishedEvent, language: string): Promise<UserRead> {
  const { states, prefilled, picture } = formOf(event);
  const ticket = await room.db
    .selectFrom('tickets')
    .select('external_key')
    .where('event_id', '=', event.id)
    .where('withdrawn', '=', 0)
    .where((eb) =>
      eb.or([
        eb('account_id', '=', account.id),
        ...(account.confirmed_at === null ? [] : [eb.and([eb('account_id', 'is', null), eb('email_key', '=', account.email_key)])]),
      ]),
    )
    .orderBy('external_key')
    .executeTakeFirst();
  return {
    UserId: String(account.id),
    ImportId: ticket?.external_key ?? '',
    Email: account.email,
    ProfilePicturePath: account.picture || PLACEHOLDER_PICTURE,
    ...wireProfile(profileOf(account)),
    ...listsIn(event, language),
    Form: {
      Status: await formStateOf(room, account, event),
      Fields: [...states].flatMap(([Name, state]) =>
        state === 'hidden' ? [] : [{ Name, IsRequired: state === 'required', Start: prefilled.get(Name) ?? '' }],
      ),
      Today: todayOf(room, event),
      MayAddPicture: picture,
    },
  };
}
