// A preview without a person shows the view of the signed-in user, with their facts from the server; other persons can be chosen.
import { expect, test } from 'vitest';
import { createClock } from '../clock/clock.ts';
import { eventOf } from '../model/model.fixture.ts';
import { laterVisit } from '../rules/guards/make-visit.ts';
import { signedOut, type Viewer } from '../session/signed-out.ts';
import { signedInPerson } from './signed-in-person.ts';
import { createPreviewSession } from './session.ts';

const model = eventOf({ 'society/congress/app.json': { schemaVersion: 1, previewTicketType: 'Press Preview' } });
const info = { Instance: 'society', Shortname: 'congress', TimeZone: 'UTC', StartDate: '', EndDate: '', Languages: ['en-GB'] };
const mira: Viewer = {
  ...signedOut,
  User: {
    UserId: 'mira',
    Firstname: 'Mira',
    Surname: 'Aydin',
    Email: 'mira@example.org',
    ProfilePicturePath: '',
    uuid: 'u',
    hasTicket: true,
    HealthCareProfessional: true,
    validUntil: '2099-01-01T00:00:00Z',
  },
  Tickets: [],
  TicketStatus: 409,
  AccessOnDays: ['2027-05-03'],
  FormComplete: false,
  TermsDue: [],
};

test('it starts as the signed-in user, with the facts for guards; an address can name another person', () => {
  const session = createPreviewSession(createClock({ wall: () => 0, monotonic: () => 0 }), () => ({ card: () => null, ghost: () => null }));
  const lookAt = (query: string) => {
    const search = new URLSearchParams(query);
    session.setSignedIn(signedInPerson(mira, { info, model }));
    session.read(search, 'UTC');
    return session.viewOptions(search);
  };
  const { who, known } = lookAt('preview=attendee');
  expect([who.user?.id, who.user?.isProfessional, who.superUser]).toEqual(['mira', true, false]);
  expect(known).toEqual({
    ...laterVisit,
    ticketSync: 409,
    accessOnDays: ['2027-05-03'],
    formComplete: false,
    sessionEndsAt: Date.parse('2099-01-01T00:00:00Z') + 1,
  });
  // After another request they are the same person.
  expect(lookAt('preview').known).toEqual(known);
  expect(session.query(new URLSearchParams('day=2'))).toBe('day=2&preview=all');
  const other = lookAt('preview&as=signed-in');
  expect([other.who.user?.id, other.known?.formComplete, other.known?.ticketSync]).toEqual(['1', true, 204]);
  expect(lookAt('preview&as=visitor').who.user).toBeNull();
});

test('a visitor has no person; the ticket that makes a super user is the event’s', () => {
  expect(signedInPerson(signedOut, { info, model })).toBeUndefined();
  expect(signedInPerson(mira, { info, model })?.principal).toMatchObject({ superUserToggle: false, previewTicketType: 'Press Preview' });
});
