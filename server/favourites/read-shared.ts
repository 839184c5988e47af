// What a reader gets of a personal programme that its owner shares: what the reader may see themselves, and of the owner what they have said.
import type { SharedProgramme } from '../../src/contract/shared-programme.ts';
import type { Access } from '../access/access.ts';
import type { AccessControl } from '../access/access-control.ts';
import { filterEvent } from '../access/filter-event.ts';
import type { People } from '../people/people.ts';
import type { PublishedEvent } from '../published/event.ts';
import { ownerOfShare } from './personal-shares.ts';
import { personalProgrammeOf } from './programme-of.ts';

type Parts = { people: Pick<People, 'db' | 'clock'>; accessControl: Pick<AccessControl, 'ofCaller'> };

/** `access` is the reader's. Undefined where the secret opens nothing, and where its owner is deleted or blocked. Meetings are never shared. */
export async function readShared(
  parts: Parts,
  event: PublishedEvent,
  { secret, language, access }: { secret: string; language: string; access: Access },
): Promise<SharedProgramme | undefined> {
  const shared = await ownerOfShare(parts.people.db, event.id, secret);
  const programme = shared && (await personalProgrammeOf(parts, event, shared));
  if (!programme) return undefined;
  const { sessions, presentations, appointments, person } = programme;
  // The rows are those that the list of the programme has for this reader.
  const rows = filterEvent(event, access, 'pagSessions').programme.inLanguage(language).sessions;
  const Sessions = rows.filter(({ Id, Presentations }) => sessions.has(Id) || Presentations.some((one) => presentations.has(one.Id)));
  return {
    Name: shared.showsName ? person : '',
    Sessions,
    SessionIds: Sessions.flatMap(({ Id }) => (sessions.has(Id) ? [Id] : [])),
    PresentationIds: Sessions.flatMap((one) => one.Presentations.flatMap(({ Id }) => (presentations.has(Id) ? [Id] : []))),
    Appointments: shared.showsAppointments ? [...appointments] : [],
  };
}
