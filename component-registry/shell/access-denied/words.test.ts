// What a visitor lacks becomes the headline and the words that fit it.
import { expect, test } from 'vitest';
import { conditionsOf, mayHelpToSignIn, saidReason, sortOf } from './words.ts';

const ticket = (...names: string[]) => ({ kind: 'ticket', names, paid: false }) as const;

test('the headline says what all that is missing has in common', () => {
  expect(sortOf([])).toBe('denied');
  expect(sortOf([{ kind: 'sign-in' }])).toBe('signIn');
  expect(sortOf([{ kind: 'sign-in' }, ticket('A')])).toBe('signIn');
  expect(sortOf([ticket('A'), { kind: 'opens', at: 1 }])).toBe('denied');
  expect(sortOf([{ kind: 'opens', at: 1 }])).toBe('notYet');
  expect(sortOf([{ kind: 'closed', at: 1 }])).toBe('closed');
  expect(sortOf([{ kind: 'sign-in' }, { kind: 'rules-not-loaded' }])).toBe('unknown');
  expect(sortOf([{ kind: 'opens', at: 1 }], 'TicketSyncError')).toBe('unknown');
  expect(sortOf([{ kind: 'sign-in' }], 'NotOnThisDay')).toBe('denied');
});

test('tickets are named one by one, and what is said twice is said once', () => {
  expect(conditionsOf([ticket(), ticket('A'), ticket('A', 'B'), ticket('A')], 'NoTicket')).toEqual([
    { key: 'NoTicket', names: [] },
    { key: 'needTicket', names: [] },
    { key: 'needNamedTicket', names: ['A'] },
    { key: 'needOneTicket', names: ['A', 'B'] },
  ]);
  expect(conditionsOf([{ kind: 'ticket', names: [], paid: true }])).toEqual([{ key: 'needPaidTicket', names: [] }]);
});

test('signing in is offered where it may help', () => {
  expect(mayHelpToSignIn([{ kind: 'sign-in' }])).toBe(true);
  expect(mayHelpToSignIn([], 'NoTicket')).toBe(true);
  expect(mayHelpToSignIn([ticket('A')])).toBe(false);
});

test('a sync that worked and found no ticket is told as such', () => {
  expect(saidReason({ missing: [ticket()], reason: 'TicketSyncError' })).toBe('NoTicket');
  expect(saidReason({ missing: [{ kind: 'opens', at: 1 }], reason: 'TicketSyncError' })).toBe('TicketSyncError');
  expect(saidReason({ missing: [ticket()], reason: undefined })).toBeUndefined();
});
