// Changes of a personal programme: what each does to the lists, how it is sent, and how it is read again from the outbox. Pure.
import {
  addCompanies,
  addPresentations,
  addSessions,
  addSpeakers,
  type Appointment,
  clearPersonalProgram,
  removeAppointment,
  removeCompany,
  removePresentation,
  removeSession,
  removeSpeaker,
  saveAppointment,
} from '../../contract/personal-programme.ts';
import { type FavouriteKind, favouriteKinds, type FavouriteLists, noFavourites } from '../../stores/favourites.ts';
import type { OutboxEntry } from '../../stores/outbox.ts';

export type FavouriteChange =
  | { kind: FavouriteKind; id: string; isOn: boolean }
  /** `to` null removes it. */
  | { kind: 'appointment'; id: string; to: Appointment | null }
  | { kind: 'clear' };

const byStart = (a: Appointment, b: Appointment): number => Date.parse(a.StartDateTime) - Date.parse(b.StartDateTime);

/** The lists after a change; the same change twice changes nothing twice. */
export function applyChange(lists: FavouriteLists, change: FavouriteChange): FavouriteLists {
  if (change.kind === 'clear') return noFavourites;
  if (change.kind === 'appointment') {
    const others = lists.appointments.filter(({ Id }) => Id !== change.id);
    return { ...lists, appointments: change.to ? [...others, change.to].sort(byStart) : others };
  }
  const others = lists[change.kind].filter((id) => id !== change.id);
  if (change.isOn && others.length < lists[change.kind].length) return lists;
  return { ...lists, [change.kind]: change.isOn ? [...others, change.id] : others };
}

/** Both without repetition: what a visitor has joins what the account has. */
export const union = (one: FavouriteLists, other: FavouriteLists): FavouriteLists => ({
  ...noFavourites,
  ...Object.fromEntries(favouriteKinds.map((kind) => [kind, [...new Set([...one[kind], ...other[kind]])]])),
  appointments: [...one.appointments, ...other.appointments.filter(({ Id }) => !one.appointments.some((known) => known.Id === Id))].sort(
    byStart,
  ),
});

export const isEmpty = (lists: FavouriteLists): boolean =>
  favouriteKinds.every((kind) => lists[kind].length === 0) && lists.appointments.length === 0;

const adding = { session: addSessions, presentation: addPresentations, speaker: addSpeakers, company: addCompanies } as const;
const removing = { session: removeSession, presentation: removePresentation, speaker: removeSpeaker, company: removeCompany } as const;
/** The parameter that names what is removed. */
const parameter = {
  session: 'pSessionId',
  presentation: 'pPresentationId',
  speaker: 'pUserId',
  company: 'pCompanyAccountId',
  appointment: 'pAppointmentId',
} as const;

/** The call of a change: endpoint, parameters and body. */
export function callOf(change: FavouriteChange, event: string) {
  const params = { eventid: event };
  if (change.kind === 'clear') return { endpoint: clearPersonalProgram, params };
  if (change.kind === 'appointment')
    return change.to
      ? { endpoint: saveAppointment, params, body: change.to }
      : { endpoint: removeAppointment, params: { ...params, [parameter.appointment]: change.id } };
  const typed = change.kind === 'speaker' ? { ...params, pProgramType: 'Speaker' } : params;
  return change.isOn
    ? { endpoint: adding[change.kind], params: typed, body: [change.id] }
    : { endpoint: removing[change.kind], params: { ...typed, [parameter[change.kind]]: change.id } };
}

/** The call that adds many of a kind. */
export const callOfMany = (kind: FavouriteKind, ids: readonly string[], event: string) => ({
  endpoint: adding[kind],
  params: { eventid: event, ...(kind === 'speaker' && { pProgramType: 'Speaker' }) },
  body: [...ids],
});

const samePath = (one: string, other: string): boolean =>
  one.replace(/\/$/, '').toLowerCase().endsWith(other.replace(/\/$/, '').toLowerCase());

/** The changes that wait in an entry of the outbox; none where it is about something else. */
export function changesOfEntry({ address, method, body }: Pick<OutboxEntry, 'address' | 'method' | 'body'>): FavouriteChange[] {
  const [path = '', query = ''] = address.split('?', 2);
  const params = new URLSearchParams(query);
  if (method === 'DELETE' && samePath(path, clearPersonalProgram.path)) return [{ kind: 'clear' }];
  if (samePath(path, saveAppointment.path)) {
    const id = params.get(parameter.appointment);
    if (method === 'DELETE') return id === null ? [] : [{ kind: 'appointment', id, to: null }];
    return isAppointment(body) ? [{ kind: 'appointment', id: body.Id, to: body }] : [];
  }
  for (const kind of favouriteKinds) {
    if (!samePath(path, adding[kind].path)) continue;
    const id = params.get(parameter[kind]);
    if (method === 'DELETE') return id === null ? [] : [{ kind, id, isOn: false }];
    return Array.isArray(body) ? body.map((one) => ({ kind, id: String(one), isOn: true })) : [];
  }
  return [];
}

/** Whether something stored is an appointment. */
export function isAppointment(value: unknown): value is Appointment {
  const fields = (value ?? {}) as Record<string, unknown>;
  return ['Id', 'Title', 'Place', 'StartDateTime', 'EndDateTime'].every((name) => typeof fields[name] === 'string');
}
