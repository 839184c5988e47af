// A pasted persona: every field of user and ticket is kept, and unusable values are reported with their place.
import { expect, test } from 'vitest';
import { readPrincipal } from './read-principal.ts';

const user = { UserId: 7, validUntil: '', HealthCareProfessional: true };
const ticket = {
  IsValid: true,
  IsPayed: true,
  TicketTypeName: 'Full Congress',
  ParticipantTypeName: 'Nurse',
  ParticipantTypeValid: null,
  TicketGrade: 'A',
  TicketFrom: '2027-05-03',
  TicketTo: null,
  EnableHCP: false,
  SocietyMemberType: 'Associate',
  Country: 'DE',
  CompanyAccountId: 4711,
  VisitorId: 'V-1',
};

test('all fields of a ticket and of the user arrive as written (A §3)', () => {
  expect(readPrincipal(JSON.stringify({ user, tickets: [ticket] }))).toEqual({
    principal: { user, tickets: [ticket], superUserToggle: false, previewTicketType: '' },
  });
});

test('a flag that is text and an invalid time are reported', () => {
  const odd = { ...ticket, ParticipantTypeValid: 'true', EnableHCP: 1, TicketFrom: 'soon', TicketTo: 5 };
  expect(readPrincipal(JSON.stringify({ user: { ...user, HealthCareProfessional: 'yes' }, tickets: [odd] }))).toEqual({
    problems: [
      '/user/HealthCareProfessional: true or false is expected',
      '/tickets/0/ParticipantTypeValid: true or false is expected',
      '/tickets/0/EnableHCP: true or false is expected',
      '/tickets/0/TicketFrom: an ISO 8601 time is expected',
      '/tickets/0/TicketTo: text is expected',
    ],
  });
});
