// Comments of open pages: who joins the group of a session or presentation gets each change the rules let them see, and the removal of what they see no more.
import type { AccessControl } from '../access/access-control.ts';
import { isOpenPlace, type NotePlace, noteSettings, noteReaderOf } from '../notes/note-place.ts';
import { markersOf, type NoteRow, revisionsOf, rowsById } from '../notes/note-rows.ts';
import { isSeen, wireNote } from '../notes/note-view.ts';
import { NOTES_CHANGED } from '../notes/write-notes.ts';
import type { People } from '../people/people.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { EventCache } from '../published/event-cache.ts';
import type { Caller } from '../sessions/caller.ts';
import { HubError, type Member } from './hub.ts';

/** What groups of comments need of a connection. */
export type NoteGuest = { eventId: number; caller: () => Promise<Caller> };
type Group = { place: NotePlace & { eventId: number }; members: Set<Member<NoteGuest>>; revisions: Map<number, number> };

/** `onChange` subscribes to writes of other processes; `failed` receives errors. */
export type NoteGroupsParts = {
  people: Pick<People, 'db' | 'signals' | 'clock'>;
  eventCache: Pick<EventCache, 'byId'>;
  accessControl: Pick<AccessControl, 'ofCaller'>;
  onChange: (changed: () => void) => () => void;
  failed: (error: unknown) => void;
};

export type NoteGroups = {
  /** Joins a member to the group of a thing. Throws HubError where that is closed to them, and beyond eight groups. */
  join: (member: Member<NoteGuest>, place: NotePlace) => Promise<void>;
  /** Takes it out of the group of a thing, or of all. */
  leave: (member: Member<NoteGuest>, place?: NotePlace) => void;
  close: () => void;
};

/** Groups of one connection: the things of a page. */
const MOST_GROUPS = 8;
/** Members asked for at once: each may cost a question to the database. */
const AT_ONCE = 50;

const keyOf = ({ eventId, kind, item }: Group['place']): string => `${eventId} ${kind} ${item}`;

/** Creates the groups of a server. */
export function createNoteGroups({ people, eventCache, accessControl, onChange, failed }: NoteGroupsParts): NoteGroups {
  const { db, signals, clock } = people;
  const groups = new Map<string, Group>();

  const leave = (member: Member<NoteGuest>, place?: NotePlace): void => {
    const only = place && keyOf({ ...place, eventId: member.guest.eventId });
    for (const [key, { members }] of groups)
      if ((only === undefined || key === only) && members.delete(member) && members.size === 0) groups.delete(key);
  };
  const tell = async (
    rows: readonly NoteRow[],
    member: Member<NoteGuest>,
    event: PublishedEvent,
    marks: Awaited<ReturnType<typeof markersOf>>,
  ): Promise<void> => {
    const caller = await member.guest.caller();
    const [{ kind, item_id: item } = { kind: 'session' as const, item_id: '' }] = rows;
    const isOpen = noteSettings(event).comments && isOpenPlace(event, accessControl.ofCaller(event, caller), { kind, item });
    const reader = noteReaderOf(event, caller, clock.now());
    const firsts = new Map(rows.map((row) => [row.id, row]));
    for (const row of rows) {
      const first = row.parent_id === null ? row : firsts.get(row.parent_id);
      // Whoever does not see the first comment of a thread does not see its replies.
      const sees = isOpen && isSeen(row, reader) && first !== undefined && isSeen(first, reader);
      if (sees) member.send('NoteChanged', wireNote(row, reader, marks(reader.accountId)));
      else member.send('NoteRemoved', String(row.id));
    }
  };
  /** Comments of one group have changed: of replies the first of their thread is read, too. */
  const changed = async (group: Group, ids: readonly number[]): Promise<void> => {
    const event = await eventCache.byId(group.place.eventId);
    const named = await rowsById(db, ids);
    const firsts = named.flatMap(({ parent_id }) => (parent_id === null || ids.includes(parent_id) ? [] : [parent_id]));
    const rows = [...(await rowsById(db, [...new Set(firsts)])), ...named];
    if (!event || rows.length === 0) return;
    for (const row of rows) group.revisions.set(row.id, row.changed_at);
    const marks = await markersOf(
      db,
      rows.map(({ id }) => id),
    );
    const members = [...group.members];
    for (let from = 0; from < members.length; from += AT_ONCE)
      await Promise.all(members.slice(from, from + AT_ONCE).map((member) => tell(rows, member, event, marks)));
  };
  const onSignal = async (text: string): Promise<void> => {
    if (groups.size === 0) return;
    const rows = await rowsById(db, JSON.parse(text) as number[]);
    for (const [key, ofGroup] of Map.groupBy(rows, ({ event_id, kind, item_id }) => keyOf({ eventId: event_id, kind, item: item_id }))) {
      const group = groups.get(key);
      if (group)
        await changed(
          group,
          ofGroup.map(({ id }) => id),
        );
    }
  };
  /** Another process has written, or signals were missed: what differs from what was last told. */
  const look = async (): Promise<void> => {
    for (const group of groups.values()) {
      const now = await revisionsOf(db, group.place);
      const ids = [...now].flatMap(([id, revision]) => (group.revisions.get(id) === revision ? [] : [id]));
      const gone = [...group.revisions.keys()].filter((id) => !now.has(id));
      for (const id of gone) {
        group.revisions.delete(id);
        for (const member of group.members) member.send('NoteRemoved', String(id));
      }
      if (ids.length > 0) await changed(group, ids);
    }
  };
  // One after the other: what is newer is told later.
  let working: Promise<void> = Promise.resolve();
  const after = (work: () => Promise<void>): void => void (working = working.then(work).catch(failed));
  const stops = [
    signals.subscribe(
      NOTES_CHANGED,
      (text) => after(() => onSignal(text)),
      () => after(look),
    ),
    onChange(() => after(look)),
  ];

  return {
    async join(member, asked) {
      const { eventId, caller } = member.guest;
      const event = await eventCache.byId(eventId);
      if (!event || !noteSettings(event).comments || !isOpenPlace(event, accessControl.ofCaller(event, await caller()), asked))
        throw new HubError('There are no comments here.');
      const place = { ...asked, eventId };
      const known = groups.get(keyOf(place));
      const revisions = known ? known.revisions : await revisionsOf(db, place);
      if ([...groups.values()].filter(({ members }) => members.has(member)).length >= MOST_GROUPS)
        throw new HubError('This connection is in as many groups as it can be.');
      const group = groups.get(keyOf(place)) ?? { place, members: new Set(), revisions };
      group.members.add(member);
      groups.set(keyOf(place), group);
    },
    leave,
    close: () => stops.forEach((stop) => stop()),
  };
}

/** The thing that a group names after its event, `session/1003`; undefined for another group. */
export function placeOfGroup(name: string): NotePlace | undefined {
  const kind = (['session', 'presentation'] as const).find((one) => name.startsWith(`${one}/`));
  return kind && { kind, item: name.slice(kind.length + 1) };
}
