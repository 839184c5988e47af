// Who is a super user: nobody where the event names no ticket type, whatever tickets are called.
import { expect, test } from 'vitest';
import { personas } from './personas.ts';
import { whoOf } from './principal.ts';

test('without a type of preview ticket nobody is a super user, not even with a ticket of no type', () => {
  const tickets = [{ IsValid: true, IsPayed: true, TicketTypeName: '' }];
  expect(whoOf({ ...personas['super-user'], tickets, previewTicketType: '' }, 0).superUser).toBe(false);
  expect(whoOf(personas['super-user'], 0).superUser).toBe(true);
  expect(whoOf({ ...personas['super-user'], superUserToggle: false }, 0).superUser).toBe(false);
});

test('a session of which nobody can read how long it holds is none, at any instant', () => {
  const user = { UserId: 1, validUntil: 'soon' };
  expect([-1, 0, 1].map((now) => whoOf({ ...personas['super-user'], user }, now).user)).toEqual([null, null, null]);
});
