// People, documents and conversations for the tests of the components of messages.
import type { MessageThread, OpenedThread } from '../../../src/contract/messages.ts';
import type { Frame } from '../../../src/session/frame.ts';

type Person = NonNullable<Frame['person']>;
const who = (user: object | null) => ({ user, tickets: [], superUser: false });

/** Somebody signed in. */
export const eve = {
  user: { UserId: '7', uuid: 'session-7', Firstname: 'Eve', Surname: 'Sample', Email: 'eve@example.org' },
  who: who({ id: '7', hasTicket: true, isProfessional: false }),
} as unknown as Person;
/** A visitor of a site with accounts. */
export const passerBy = { user: null, who: who(null) } as unknown as Person;

/** An event in which everything is on. */
export const everythingOn = {
  messages: {
    inbox: true,
    directory: true,
    guests: true,
    interests: [
      { Id: 'imaging', Name: 'Imaging' },
      { Id: 'nursing', Name: 'Nursing' },
    ],
    helpTopics: [
      { Id: 'tickets', Name: 'Tickets' },
      { Id: 'technology', Name: 'Technology' },
    ],
  },
};

export const aThread = (more: Partial<MessageThread> = {}): MessageThread => ({
  ThreadId: 1,
  Kind: 'direct',
  Name: 'Ben Sample',
  Topic: '',
  Subject: '',
  State: 'open',
  IsAsking: true,
  IsDesk: false,
  LastText: 'See you there.',
  LastAt: '2027-05-03T08:00:00Z',
  LastMessage: 2,
  Unread: 0,
  ...more,
});

export const anOpenedThread = (more: Partial<OpenedThread> = {}): OpenedThread => ({
  ...aThread(),
  Messages: [],
  Next: 0,
  ReadByOthers: 0,
  MayWrite: true,
  Blocked: 'none',
  ...more,
});
