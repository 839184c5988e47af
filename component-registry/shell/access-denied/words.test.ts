// Missing requirements become a headline and texts.
import { expect, test } from 'vitest';
import { conditionsOf, mayHelpToSignIn, deniedReason, denialKind } from './words.ts';

const ticket = (...names: string[]) => ({ kind: 'ticket', names, paid: false }) as const;

test('the headline names what all missing requirements have in common', () => {
  expect(denialKind([])).toBe('denied');
  expect(denialKind([{ kind: 'sign-in' }])).toBe('signIn');
  expect(denialKind([{ kind: 'sign-in' }, ticket('A')])).toBe('signIn');
  expect(denialKind([ticket('A'), { kind: 'opens', at: 1 }])).toBe('denied');
  expect(denialKind([{ kind: 'opens', at: 1 }])).toBe('notYet');
  expect(denialKind([{ kind: 'closed', at: 1 }])).toBe('closed');
  expect(denialKind([{ kind: 'sign-in' }, { kind: 'rules-not-loaded' }])).toBe('unknown');
  expect(denialKind([{ kind: 'opens', at: 1 }], 'TicketSyncError')).toBe('unknown');
  expect(denialKind([{ kind: 'sign-in' }], 'NotOnThisDay')).toBe('denied');
});

test('tickets are named one by one, and duplicates once', () => {
  expect(conditionsOf([ticket(), ticket('A'), ticket('A', 'B'), ticket('A')], 'NoTicket')).toEqual([
    { key: 'NoTicket', names: [] },
    { key: 'needTicket', names: [] },
    { key: 'needNamedTicket', names: ['A'] },
    { key: 'needOneTicket', names: ['A', 'B'] },
  ]);
  expect(conditionsOf([{ kind: 'ticket', names: [], paid: true }])).toEqual([{ key: 'needPaidTicket', names: [] }]);
});

test('signing in is offered if it may help', () => {
  expect(mayHelpToSignIn([{ kind: 'sign-in' }])).toBe(true);
  expect(mayHelpToSignIn([], 'NoTicket')).toBe(true);
  expect(mayHelpToSignIn([ticket('A')])).toBe(false);
});

test('a sync that worked and found no ticket is reported as such', () => {
  expect(deniedReason({ missing: [ticket()], reason: 'TicketSyncError' })).toBe('NoTicket');
  expect(deniedReason({ missing: [{ kind: 'opens', at: 1 }], reason: 'TicketSyncError' })).toBe('TicketSyncError');
  expect(deniedReason({ missing: [ticket()], reason: undefined })).toBeUndefined();
});
