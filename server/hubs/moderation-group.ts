// The comments that wait for moderators, on open pages: who may decide on them learns that there may be others, and asks for them again.
import type { People } from '../people/people.ts';
import { NOTES_CHANGED } from '../notes/write-notes.ts';
import type { Caller } from '../sessions/caller.ts';
import { HubError, type Member } from './hub.ts';

/** Least time between two messages to a moderator, ms: each asks for the list. */
const PAUSE = 1000;

/** Name of the group, after that of the event. */
export const MODERATION_GROUP = 'moderation';

/** What the group needs of a connection. */
type Guest = { eventId: number; caller: () => Promise<Caller> };

export type ModerationGroupParts = {
  people: Pick<People, 'signals'>;
  onChange: (changed: () => void) => () => void;
};

export type ModerationGroup = {
  /** Joins a member. Throws HubError if they are no moderator. */
  join: (member: Member<Guest>) => Promise<void>;
  leave: (member: Member<Guest>) => void;
  close: () => void;
};

/** Creates the group of a server. Moderators are few: those of all events are told alike. */
export function createModerationGroup({ people: { signals }, onChange }: ModerationGroupParts): ModerationGroup {
  const members = new Set<Member<Guest>>();
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  const tell = (): void => {
    isDue = pause !== undefined;
    if (isDue || members.size === 0) return;
    for (const member of members) member.send('ReviewChanged');
    pause = setTimeout(() => {
      pause = undefined;
      if (isDue) tell();
    }, PAUSE);
    pause.unref();
  };
  const stops = [signals.subscribe(NOTES_CHANGED, tell, tell), onChange(tell)];
  return {
    async join(member) {
      if (!(await member.guest.caller()).who.superUser) throw new HubError('This group is for moderators.');
      members.add(member);
    },
    leave: (member) => void members.delete(member),
    close() {
      clearTimeout(pause);
      for (const stop of stops) stop();
    },
  };
}
