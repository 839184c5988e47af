import { expect, test } from 'vitest';
import { calledOff, calledOffTag } from './called-off.ts';

const tagged = (...names: string[]) => ({ Groups: names.map((Name) => ({ Name })) });

test('a tag of the organiser says that a session does not take place, however it is written', () => {
  expect(calledOff(tagged('CME', 'Cancelled'))).toBe('cancelled');
  expect(calledOff(tagged('CANCELED'))).toBe('cancelled');
  expect(calledOff(tagged(' POSTPONED '))).toBe('postponed');
  expect(calledOff(tagged('Postponed', 'cancelled'))).toBe('cancelled');
});

test('other tags and no tags say nothing of it', () => {
  expect([calledOff(tagged('Live', 'Cancelled flights')), calledOff({}), calledOff(tagged())]).toEqual([undefined, undefined, undefined]);
  expect([calledOffTag('Cancellation'), calledOffTag('constructor')]).toEqual([undefined, undefined]);
});
