// Whom a notification reaches, and when: targets, languages, closed windows.
import { describe, expect, test } from 'vitest';
import { nobody } from './context.ts';
import { decideNotification, isNotificationTarget, type NotificationRules } from './notifications.ts';
import type { Ticket } from './ticket.ts';

const NOW = Date.parse('2027-05-03T07:30:00Z');
const ticket = (TicketTypeName: string, more: Partial<Ticket> = {}): Ticket => ({ IsValid: true, IsPayed: true, TicketTypeName, ...more });
const person = (tickets: readonly Ticket[] = [], superUser = false) => ({
  user: { id: '7', hasTicket: tickets.length > 0, isProfessional: false },
  tickets,
  superUser,
});
const open: NotificationRules = { from: null, until: null, targets: ['everybody'], language: null };
const outcome = (rules: Partial<NotificationRules>, who = nobody, now = NOW, language = 'en-GB') =>
  decideNotification({ ...open, ...rules }, { who, language, now }).outcome;

describe('targets', () => {
  const people = {
    visitor: nobody,
    user: person(),
    gold: person([ticket('Gold')]),
    unpaid: person([ticket('Gold', { IsPayed: false })]),
    text: person([ticket('Gold', { IsValid: 'true' })]),
    exhibitor: person([ticket('Booth', { CompanyAccountId: 4711 })]),
    staff: person([], true),
  };
  test.each<[target: string, reached: string[]]>([
    ['everybody', Object.keys(people)],
    ['signedIn', ['user', 'gold', 'unpaid', 'text', 'exhibitor', 'staff']],
    ['ticket:Gold', ['gold']],
    ['ticket:gold', []],
    ['role:User', ['user', 'gold', 'unpaid', 'text', 'exhibitor', 'staff']],
    ['role:TicketHolder', ['gold', 'unpaid', 'text', 'exhibitor']],
    ['role:Exhibitor', ['exhibitor']],
    ['role:SuperUser', ['staff']],
    ['role:constructor', []],
    ['somebody', []],
  ])('%s', (target, reached) => {
    expect(Object.entries(people).flatMap(([name, who]) => (outcome({ targets: [target] }, who) === 'show' ? [name] : []))).toEqual(
      reached,
    );
  });

  test('one of several is enough, none reaches nobody', () => {
    expect([outcome({ targets: ['ticket:Gold', 'everybody'] }), outcome({ targets: [] })]).toEqual(['show', 'hide']);
  });

  test('only what can reach somebody is a target', () => {
    const written = ['everybody', 'signedIn', 'ticket:Gold', 'role:Exhibitor', 'ticket:', 'role:', 'role:Gold', 'Everybody', ''];
    expect(written.filter(isNotificationTarget)).toEqual(['everybody', 'signedIn', 'ticket:Gold', 'role:Exhibitor']);
  });
});

test('a language is for pages in it alone, in any case', () => {
  expect([outcome({ language: 'de-DE' }), outcome({ language: 'EN-gb' })]).toEqual(['hide', 'show']);
});

test('a window is closed at both ends, and says when it can change', () => {
  const rules = { ...open, from: NOW, until: NOW + 1000 };
  const at = (now: number) => {
    const { outcome: said, nextChangeAt } = decideNotification(rules, { who: nobody, language: 'en-GB', now });
    return [said, nextChangeAt];
  };
  expect([at(NOW - 1), at(NOW), at(NOW + 1000), at(NOW + 1001)]).toEqual([
    ['hide', NOW],
    ['show', NOW + 1001],
    ['show', NOW + 1001],
    ['hide', null],
  ]);
});

test('who is not meant is never asked again', () => {
  const verdict = decideNotification({ ...open, until: NOW + 1, targets: ['signedIn'] }, { who: nobody, language: 'en-GB', now: NOW });
  expect(verdict).toMatchObject({ outcome: 'hide', nextChangeAt: null });
});
