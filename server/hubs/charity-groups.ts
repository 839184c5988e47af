// The charity challenge on open pages: who joins its group learns that highscores have changed, and asks for them again.
import type { AccessControl } from '../access/access-control.ts';
import { isCharityOpen } from '../charity/take-challenge.ts';
import { pointsRevision } from '../charity/stored-points.ts';
import type { People } from '../people/people.ts';
import type { EventCache } from '../published/event-cache.ts';
import type { Caller } from '../sessions/caller.ts';
import { HubError, type Member } from './hub.ts';

/** Signal that points or names at an event have changed; the id of the event. */
const CHANGED = 'charity_changed';
/** Least time between two messages to a group, ms: everybody who gets one asks for the highscores. */
const PAUSE = 2000;

/** Name of the group, after that of the event. */
export const CHARITY_GROUP = 'charity';

/** Tells the open pages of an event that points or names have changed. */
export const announceCharity = ({ signals }: Pick<People, 'signals'>, eventId: number): Promise<void> =>
  signals.send(CHANGED, String(eventId));

/** What the group needs of a connection. */
type Guest = { eventId: number; caller: () => Promise<Caller> };

export type CharityGroupsParts = {
  people: Pick<People, 'db' | 'signals'>;
  eventCache: Pick<EventCache, 'byId'>;
  accessControl: Pick<AccessControl, 'ofCaller'>;
  onChange: (changed: () => void) => () => void;
  failed: (error: unknown) => void;
};

export type CharityGroups = {
  /** Joins a member. Throws HubError where the charity challenge is closed to them. */
  join: (member: Member<Guest>) => Promise<void>;
  leave: (member: Member<Guest>) => void;
  close: () => void;
};

/** `revision` is what was last told; `pause` runs while nothing is told, and `isDue` says that something has to be afterwards. */
type Group = { members: Set<Member<Guest>>; revision: string; pause: ReturnType<typeof setTimeout> | undefined; isDue: boolean };

/** Creates the groups of a server. */
export function createCharityGroups({
  people: { db, signals },
  eventCache,
  accessControl,
  onChange,
  failed,
}: CharityGroupsParts): CharityGroups {
  const groups = new Map<number, Group>();
  const drop = (eventId: number, group: Group): void => {
    clearTimeout(group.pause);
    groups.delete(eventId);
  };
  const tell = (group: Group): void => {
    if (group.pause) {
      group.isDue = true;
      return;
    }
    group.isDue = false;
    for (const member of group.members) member.send('CharityChanged');
    group.pause = setTimeout(() => {
      group.pause = undefined;
      if (group.isDue) tell(group);
    }, PAUSE);
    group.pause.unref();
  };
  /** Another process has written, or signals were missed. */
  const look = async (): Promise<void> => {
    for (const [eventId, group] of groups) {
      const revision = await pointsRevision(db, eventId);
      if (revision !== group.revision) tell(group);
      group.revision = revision;
    }
  };
  const lookAgain = (): void => void look().catch(failed);
  const stops = [
    signals.subscribe(
      CHANGED,
      (eventId) => {
        const group = groups.get(Number(eventId));
        if (group) tell(group);
      },
      lookAgain,
    ),
    onChange(lookAgain),
  ];
  const leave = (member: Member<Guest>): void => {
    for (const [eventId, group] of groups) if (group.members.delete(member) && group.members.size === 0) drop(eventId, group);
  };
  return {
    async join(member) {
      const { eventId, caller } = member.guest;
      const event = await eventCache.byId(eventId);
      if (!event || !isCharityOpen(event, accessControl.ofCaller(event, await caller())))
        throw new HubError('There is no charity challenge here.');
      const revision = groups.get(eventId)?.revision ?? (await pointsRevision(db, eventId));
      const group = groups.get(eventId) ?? { members: new Set(), revision, pause: undefined, isDue: false };
      group.members.add(member);
      groups.set(eventId, group);
    },
    leave,
    close() {
      for (const stop of stops) stop();
      for (const [eventId, group] of groups) drop(eventId, group);
    },
  };
}
