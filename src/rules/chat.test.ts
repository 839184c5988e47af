// Sides of a chat, and hours of staff.
import { expect, test } from 'vitest';
import { type ChatFacts, chatSide, dueHours } from './chat.ts';

const ticket = (more: object) => ({ IsValid: true, IsPayed: true, TicketTypeName: 'Industry', ...more });
const facts: ChatFacts = { isSignedIn: true, tickets: [], company: '703', kind: 'text', mayChat: true };

test.each([
  ['a visitor', {}, 'visitor', 'signed-in'],
  ['nobody', { isSignedIn: false }, 'none', 'signed-in'],
  ['staff', { tickets: [ticket({ CompanyAccountId: 703 })] }, 'staff', 'staff'],
  ['staff, where the chat is switched off', { tickets: [ticket({ CompanyAccountId: '703' })], kind: 'none' }, 'staff', 'staff'],
  ['staff whose ticket was withdrawn', { tickets: [ticket({ IsValid: false, CompanyAccountId: '703' })] }, 'visitor', 'signed-in'],
  ['staff of another company', { tickets: [ticket({ CompanyAccountId: '704' })] }, 'visitor', 'signed-in'],
  ['a company with a widget', { kind: 'widget' }, 'none', 'chat-kind'],
  ['somebody whom policies exclude', { mayChat: false }, 'none', 'key'],
  ['staff whom policies exclude as visitors', { mayChat: false, tickets: [ticket({ CompanyAccountId: '703' })] }, 'staff', 'staff'],
  ['a closed profile', { kind: undefined }, 'none', 'profile'],
] as const)('%s', (_, more, side, rule) => {
  const { outcome, reasons } = chatSide({ ...facts, ...more });
  expect([outcome, reasons[0]!.rule]).toEqual([side, rule]);
});

const hours = (day: number) => ({ StartTime: `2027-05-0${day}T09:00:00+02:00`, EndTime: `2027-05-0${day}T17:00:00+02:00` });
test.each([
  ['before', '2027-05-03T08:00:00+02:00', 3],
  ['during', '2027-05-03T17:00:00+02:00', 3],
  ['between', '2027-05-03T17:00:01+02:00', 4],
  ['after all', '2027-05-05T00:00:00+02:00', undefined],
])('the hours that are due: %s', (_, now, day) => {
  expect(dueHours([hours(4), hours(3)], Date.parse(now))).toEqual(day && hours(day));
});

test('hours that end before they begin, or cannot be read, are none', () => {
  const { StartTime, EndTime } = hours(3);
  const broken = [
    { StartTime: EndTime, EndTime: StartTime },
    { StartTime: 'soon', EndTime },
  ];
  expect(dueHours(broken, 0)).toBeUndefined();
});
