// What overlaps as groups: chains, what stands between, clashes that are decided or over, and those with another day.
import { expect, test } from 'vitest';
import { walkingTimes } from '#sdk';
import { aSession } from '../session/session.fixture.ts';
import type { Session } from '#contract/programme';
import { inClashGroups, isClashGroup } from './clash-groups.ts';
import { clashName, makePlan } from './plan.ts';

const at = (Id: string, time: string, minutes: number, more: Partial<Parameters<typeof aSession>[0]> = {}) =>
  aSession({ Id, Name: Id, at: [`2027-05-03T${time}+02:00`, minutes], ...more });
const hour = (time: string): number => Date.parse(`2027-05-03T${time}+02:00`);

/** The groups of each day: titles of what stands in them, and by entry what is to be decided. */
function groupsOf(
  sessions: Parameters<typeof makePlan>[0],
  { now = hour('07:00'), kept = [] as string[], appointments = [] as Appointments } = {},
) {
  const chosen = { session: sessions.map(({ Id }) => Id), presentation: [], appointments };
  const { days } = makePlan(sessions, chosen, { now, timeZone: 'Europe/Berlin', walking: walkingTimes([]) });
  return days.map(({ items }) =>
    inClashGroups(items, { now, kept: new Set(kept) }).map((item) =>
      isClashGroup(item)
        ? { in: item.items.map(nameOf), open: [...item.open].map(([key, others]) => [nameOf({ key }), ...others.map(nameOf)].join(' ')) }
        : nameOf(item),
    ),
  );
}
type Appointments = Parameters<typeof makePlan>[1]['appointments'];
const nameOf = ({ key }: { key: string }): string => key.slice(key.indexOf(' ') + 1);

test('a chain is one group; each has what it overlaps with itself', () => {
  expect(groupsOf([at('a', '09:00', 60), at('b', '09:30', 60), at('c', '10:15', 60), at('d', '11:15', 60)])).toEqual([
    [{ in: ['a', 'b', 'c'], open: ['a b', 'b a c', 'c b'] }, 'd'],
  ]);
});

test('what is called off in between stays in its place, with nothing to decide', () => {
  const off = at('x', '09:10', 60, { Groups: [{ Name: 'Cancelled' }] as Session['Groups'] });
  expect(groupsOf([at('a', '09:00', 60), off, at('b', '09:30', 60)])).toEqual([[{ in: ['a', 'x', 'b'], open: ['a b', 'b a'] }]]);
});

test('what the reader lets be, and what is over, is no clash', () => {
  const both = [at('a', '09:00', 60), at('b', '09:30', 60)];
  expect(groupsOf(both, { kept: [clashName({ key: 'session a' }, { key: 'session b' })] })).toEqual([['a', 'b']]);
  expect(groupsOf(both, { now: hour('10:05') })).toEqual([['a', 'b']]);
});

test('who overlaps with an entry of another day stands in a group of one, in both days', () => {
  const late = at('late', '23:30', 60);
  const call = { Id: 'call', Title: 'call', Place: '', StartDateTime: '2027-05-03T22:15:00Z', EndDateTime: '2027-05-03T22:45:00Z' };
  expect(groupsOf([late], { appointments: [call] })).toEqual([
    [{ in: ['late'], open: ['late call'] }],
    [{ in: ['call'], open: ['call late'] }],
  ]);
});
