// Handlers of src/contract/personal-programme.ts: the caller's own programme, and no other.
import type * as contract from '../../src/contract/personal-programme.ts';
import type { ScheduleItem } from '../../src/contract/personal-programme.ts';
import { notePlaces } from '../favourites/changes/write-changes.ts';
import { knownIds } from '../favourites/known-items.ts';
import { makePdfCode } from '../favourites/pdf-codes.ts';
import { calendarMadeAt, makeCalendar, PERSONAL_CALENDAR_ROOT, revokeCalendar } from '../favourites/personal-calendars.ts';
import { appointmentsOf, deleteAppointment, storeAppointment } from '../favourites/stored-appointments.ts';
import {
  addFavourites,
  clearProgramme,
  type Favourite,
  favouritesOf,
  type Owner,
  removeFavourite,
} from '../favourites/stored-favourites.ts';
import { announceFavourites } from '../hubs/notification-hub.ts';
import { reminderChoiceOf, storeReminderChoice } from '../notifications/reminders/stored-choices.ts';
import type { FavouriteRowKind } from '../store/people-schema.ts';
import { type HandlersOf, type Live, live } from './handlers.ts';
import { type Call, ownerOf } from './owner-of-request.ts';

/** Adds what the caller may know of, and informs their other devices. */
async function add({ people, clock, accessControl }: Live, call: Call, kind: FavouriteRowKind, sent: readonly (string | number)[]) {
  const owner = ownerOf(call);
  const ids = sent.map(String);
  const known = knownIds(owner.event, accessControl.ofCaller(owner.event, call.caller), kind);
  const Added = await addFavourites(
    people.db,
    owner,
    kind,
    ids.filter((id) => known.has(id)),
    clock.now(),
  );
  if (Added > 0) {
    if (kind === 'session' || kind === 'presentation') await notePlaces(people.db, owner.event, { kind, ids, now: clock.now() });
    await announceFavourites(people, owner);
  }
  return { Added };
}

/** Carries out a removal, and informs the other devices of the caller where something has changed. */
async function remove({ people }: Live, call: Call, take: (owner: Owner) => Promise<boolean>) {
  const owner = ownerOf(call);
  const Removed = await take(owner);
  if (Removed) await announceFavourites(people, owner);
  return { Removed };
}

const wireItem = ({ kind, id }: Favourite): ScheduleItem => ({
  SessionId: kind === 'session' ? id : 0,
  PresentationId: kind === 'presentation' ? id : 0,
  UserId: kind === 'speaker' ? id : 0,
  CompanyAccountId: kind === 'company' ? id : 0,
});

export const personalProgramme: HandlersOf<typeof contract> = {
  pagPersonalSchedule: live(async (_, { people, accessControl }, call) => {
    const owner = ownerOf(call);
    const access = accessControl.ofCaller(owner.event, call.caller);
    const stored = await favouritesOf(people.db, owner);
    return stored.filter(({ kind, id }) => knownIds(owner.event, access, kind).has(id)).map(wireItem);
  }),
  addSessions: live((_, parts, asked) => add(parts, asked, 'session', asked.body)),
  removeSession: live(({ pSessionId }, parts, asked) =>
    remove(parts, asked, (owner) => removeFavourite(parts.people.db, owner, 'session', pSessionId)),
  ),
  addPresentations: live((_, parts, asked) => add(parts, asked, 'presentation', asked.body)),
  removePresentation: live(({ pPresentationId }, parts, asked) =>
    remove(parts, asked, (owner) => removeFavourite(parts.people.db, owner, 'presentation', pPresentationId)),
  ),
  addSpeakers: live((_, parts, asked) => add(parts, asked, 'speaker', asked.body)),
  removeSpeaker: live(({ pUserId }, parts, asked) =>
    remove(parts, asked, (owner) => removeFavourite(parts.people.db, owner, 'speaker', pUserId)),
  ),
  addCompanies: live((_, parts, asked) => add(parts, asked, 'company', asked.body)),
  removeCompany: live(({ pCompanyAccountId }, parts, asked) =>
    remove(parts, asked, (owner) => removeFavourite(parts.people.db, owner, 'company', pCompanyAccountId)),
  ),
  clearPersonalProgram: live(async (_, { people }, call) => {
    const owner = ownerOf(call);
    const Removed = await clearProgramme(people.db, owner);
    if (Removed > 0) await announceFavourites(people, owner);
    return { Removed };
  }),
  personalAppointments: live((_, { people }, call) => appointmentsOf(people.db, ownerOf(call))),
  saveAppointment: live(async (_, { people, clock }, asked) => {
    const owner = ownerOf(asked);
    await storeAppointment(people.db, owner, asked.body, clock.now());
    await announceFavourites(people, owner);
    return { Saved: true as const };
  }),
  removeAppointment: live(({ pAppointmentId }, parts, asked) =>
    remove(parts, asked, (owner) => deleteAppointment(parts.people.db, owner, pAppointmentId)),
  ),
  personalCalendar: live(async (_, { people }, call) => {
    const madeAt = await calendarMadeAt(people.db, ownerOf(call));
    return { MadeAt: madeAt === undefined ? '' : new Date(madeAt).toISOString() };
  }),
  makePersonalCalendar: live(async (_, { people, clock }, call) => {
    const now = clock.now();
    const secret = await makeCalendar(people.db, ownerOf(call), now);
    return { Path: `${PERSONAL_CALENDAR_ROOT}/${secret}.ics`, MadeAt: new Date(now).toISOString() };
  }),
  revokePersonalCalendar: live(async (_, { people }, call) => ({ Removed: await revokeCalendar(people.db, ownerOf(call)) })),
  reminderChoice: live(async (_, { people }, call) => ({ Minutes: (await reminderChoiceOf(people.db, ownerOf(call))) ?? -1 })),
  chooseReminder: live(async (_, { people }, asked) => {
    const { Minutes } = asked.body;
    await storeReminderChoice(people.db, ownerOf(asked), Minutes);
    return { Minutes };
  }),
  makePdfToken: live(async (_, { people, clock }, call) => ({ Token: await makePdfCode(people.db, ownerOf(call), clock.now()) })),
};
