// Meetings, contacts, messages, own ratings and own notes on open pages: who joins `meetings` learns that slots have changed, for everybody; what concerns one person and one company is told to those two alone.
import type { AccessControl } from '../access/access-control.ts';
import type { People } from '../people/people.ts';
import type { EventCache } from '../published/event-cache.ts';
import { staffedCompanies } from '../../src/rules/ticket.ts';
import type { Caller } from '../sessions/caller.ts';
import { HubError, type Member } from './hub.ts';

/** Signal that something about meetings or contacts has changed; JSON of `Changed`. */
const CHANGED = 'exhibition_changed';
/** Least time between two messages to a group about what everybody sees, ms: all of them ask again. */
const PAUSE = 300;
/** Key of the page; to whom it is closed, no slots are told. */
const HUB_PAGE = 'MeetingHubPage';

/** Names of the groups, after that of the event. */
export const exhibitionGroups = ['meetings', 'contacts', 'messages', 'ratings', 'notes'] as const;
export type ExhibitionGroup = (typeof exhibitionGroups)[number];

/** Who answers for the help desk at every event, in place of a company: staff of the instance. */
export const HELP_DESK = '#help-desk';

/** What has changed: for everybody of the group, or for one account and the staff of one company (empty for no company, `*` for each). */
type Changed = { eventId: number; group: ExhibitionGroup; of?: { accountId: number | null; company: string } };

/** Tells the open pages of an event that its slots have changed. */
export const announceSlots = ({ signals }: Pick<People, 'signals'>, eventId: number): Promise<void> =>
  signals.send(CHANGED, JSON.stringify({ eventId, group: 'meetings' } satisfies Changed));

/** Tells the open pages of an event that something was written in one of its groups. */
export const announceGroups = ({ signals }: Pick<People, 'signals'>, eventId: number): Promise<void> =>
  signals.send(CHANGED, JSON.stringify({ eventId, group: 'messages' } satisfies Changed));

/** Tells one account and the staff of one company; staff of every company for `*`. */
export const announceBetween = (
  { signals }: Pick<People, 'signals'>,
  group: ExhibitionGroup,
  { eventId, accountId, company }: { eventId: number; accountId: number | null; company: string },
): Promise<void> => signals.send(CHANGED, JSON.stringify({ eventId, group, of: { accountId, company } } satisfies Changed));

/** What the groups need of a connection. */
type Guest = { eventId: number; accountId: number | null; caller: () => Promise<Caller> };

export type ExhibitionGroupsParts = {
  people: Pick<People, 'signals'>;
  eventCache: Pick<EventCache, 'byId'>;
  accessControl: Pick<AccessControl, 'ofCaller'>;
  failed: (error: unknown) => void;
};

export type ExhibitionGroups = {
  /** Joins a member. Throws HubError where the group is closed to them. */
  join: (member: Member<Guest>, group: ExhibitionGroup) => Promise<void>;
  leave: (member: Member<Guest>, group?: ExhibitionGroup) => void;
  close: () => void;
};

/** `pause` runs while nothing is told, and `isDue` says that something has to be afterwards. */
type Group = { members: Set<Member<Guest>>; pause: ReturnType<typeof setTimeout> | undefined; isDue: boolean };

const messages = {
  meetings: 'MeetingsChanged',
  contacts: 'ContactsChanged',
  messages: 'MessagesChanged',
  ratings: 'RatingsChanged',
  notes: 'NotesChanged',
} as const;

/** Creates the groups of a server. */
export function createExhibitionGroups({
  people: { signals },
  eventCache,
  accessControl,
  failed,
}: ExhibitionGroupsParts): ExhibitionGroups {
  const groups = new Map<string, Group>();
  const keyOf = (eventId: number, group: ExhibitionGroup): string => `${eventId} ${group}`;
  const drop = (key: string, { pause }: Group): void => {
    clearTimeout(pause);
    groups.delete(key);
  };
  const tellAll = (name: ExhibitionGroup, group: Group): void => {
    if (group.pause) {
      group.isDue = true;
      return;
    }
    group.isDue = false;
    for (const member of group.members) member.send(messages[name]);
    group.pause = setTimeout(() => {
      group.pause = undefined;
      if (group.isDue) tellAll(name, group);
    }, PAUSE);
    group.pause.unref();
  };
  const tellSome = async (name: ExhibitionGroup, group: Group, of: NonNullable<Changed['of']>): Promise<void> => {
    for (const member of group.members) {
      const { accountId, caller } = member.guest;
      if (accountId === null) continue;
      // Asked anew: a ticket may have been added or withdrawn since.
      if (of.company === HELP_DESK && (await caller()).who.superUser) member.send(messages[name]);
      const staffed = of.company === '' || accountId === of.accountId ? [] : staffedCompanies((await caller()).who.tickets);
      if (accountId === of.accountId || (of.company === '*' ? staffed.length > 0 : staffed.includes(of.company)))
        member.send(messages[name]);
    }
  };
  const stop = signals.subscribe(
    CHANGED,
    (text) => {
      const { eventId, group: name, of } = JSON.parse(text) as Changed;
      const group = groups.get(keyOf(eventId, name));
      if (!group) return;
      if (of) void tellSome(name, group, of).catch(failed);
      else tellAll(name, group);
    },
    // Signals were missed: whoever is here asks again.
    () => {
      for (const [key, group] of groups) tellAll(key.slice(key.indexOf(' ') + 1) as ExhibitionGroup, group);
    },
  );
  return {
    async join(member, name) {
      const { eventId, accountId, caller } = member.guest;
      const event = await eventCache.byId(eventId);
      // Everybody's messages and ratings are their own.
      const isOpen =
        name === 'meetings' ? event && accessControl.ofCaller(event, await caller()).page(HUB_PAGE) : event && accountId !== null;
      if (!isOpen) throw new HubError('This group is closed to you.');
      const key = keyOf(eventId, name);
      const group = groups.get(key) ?? { members: new Set(), pause: undefined, isDue: false };
      group.members.add(member);
      groups.set(key, group);
    },
    leave(member, name) {
      for (const [key, group] of groups)
        if ((name === undefined || key.endsWith(` ${name}`)) && group.members.delete(member) && group.members.size === 0) drop(key, group);
    },
    close() {
      stop();
      for (const [key, group] of groups) drop(key, group);
    },
  };
}
