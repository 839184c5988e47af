// Notes and people for the tests of their components.
import { HubConnectionBuilder } from '@microsoft/signalr';
import { vi } from 'vitest';
import type { NoteEntry } from '../../../src/contract/notes.ts';
import type { Frame } from '../../../src/session/frame.ts';

/** A comment as the server sends it. */
export const noteOf = (NoteId: string, more: Partial<NoteEntry> = {}): NoteEntry => ({
  NoteId,
  ParentId: '',
  SessionId: '1003',
  PresentationId: '',
  IsNote: false,
  Content: `Comment ${NoteId}`,
  Visibility: 'participants',
  UserName: 'Ada Sample',
  IsOwn: false,
  LikeCount: 0,
  IsLiked: false,
  IsReported: false,
  ReportCount: 0,
  State: 'shown',
  CreatedAt: '2027-05-03T08:15:00.000Z',
  EditedAt: '',
  Revision: 1,
  ...more,
});

type Person = NonNullable<Frame['person']>;
const presence = (): ReturnType<Person['presence']> => Promise.reject(new Error('no presence'));
const user = {
  UserId: '7',
  Firstname: 'Eve',
  Surname: 'Sample',
  Email: 'eve@example.org',
  ProfilePicturePath: '',
  validUntil: '',
  uuid: 'session-7',
  hasTicket: true,
  HealthCareProfessional: null,
};

/** Somebody signed in, with a ticket. */
export const attendee: Person = {
  user,
  who: { user: { id: '7', hasTicket: true, isProfessional: false }, tickets: [], superUser: false },
  mayBeSuperUser: false,
  presence,
};
/** A visitor of a site with accounts. */
export const visitorHere: Person = {
  user: null,
  who: { user: null, tickets: [], superUser: false },
  mayBeSuperUser: false,
  presence,
};

/** Everything is near the screen. */
export function seenAtOnce(): void {
  localStorage.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observe: () => void;
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        this.observe = () => seen([{ isIntersecting: true }]);
      }
      disconnect = (): void => undefined;
    },
  );
}

const silent = {
  on: () => undefined,
  onclose: () => undefined,
  start: async () => undefined,
  stop: async () => undefined,
  invoke: async () => true,
};

/** The connection to the hub hears nothing. */
export function silentHub(): void {
  vi.spyOn(HubConnectionBuilder.prototype, 'build').mockReturnValue(silent as never);
}
