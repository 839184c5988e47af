// The end of a session is a change like any other: explained, announced, and in the timeline.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { home, page, pageOf, place } from '../model/model.fixture.ts';
import { visitorContext } from './context.ts';
import { unruled } from './placement-rules.ts';
import { explainPerson, type PageToExplain } from './explain-person.ts';
import { personTimeline } from './timeline.ts';
import { personas } from './personas.ts';

const { where } = visitorContext({}, { now: 0, timeZone: 'UTC' });
const hour = (count: number): string => new Date(Date.UTC(2027, 4, 3, count)).toISOString().slice(0, 19);
const at = (count: number): number => Date.parse(`${hour(count)}Z`);
const subjectOf = (placements: unknown[]): PageToExplain => ({
  page: pageOf({ [home]: page(placements) }),
  ...unruled,
  timeZone: 'UTC',
});
const until = (count: number, who: 'attendee' | 'super-user' = 'attendee') => ({
  ...personas[who],
  user: { UserId: 1, validUntil: `${hour(count)}Z` },
});

test('what needs a ticket goes with the session, and says so before', () => {
  const subject = subjectOf([place('t', { access: 'hasTicket' }), place('a')]);
  expect(explainPerson(subject, until(5), where, at(4)).map(({ outcome, nextChangeAt }) => [outcome === 'show', nextChangeAt])).toEqual([
    [true, at(5) + 1],
    [true, null],
  ]);
  expect(personTimeline(subject, until(5), where)).toEqual([{ at: at(5) + 1, appears: [], disappears: ['t'] }]);
});

test('a super user passes windows until the session ends; then they count again', () => {
  const subject = subjectOf([place('w', { startTime: hour(3), endTime: hour(9) })]);
  expect(explainPerson(subject, until(5, 'super-user'), where, at(1))).toMatchObject([{ outcome: 'show', nextChangeAt: at(9) + 1 }]);
  expect(explainPerson(subject, until(2, 'super-user'), where, at(1))).toMatchObject([{ outcome: 'show', nextChangeAt: at(2) + 1 }]);
});

test('nothing changes but at the instants that were announced', () => {
  const rules = fc.record({
    startTime: fc.option(fc.integer({ min: 0, max: 20 }).map(hour)),
    endTime: fc.option(fc.integer({ min: 0, max: 20 }).map(hour)),
    access: fc.constantFrom('', 'signedIn', 'hasTicket'),
    draft: fc.boolean(),
  });
  const person = fc.record({ end: fc.nat(20), who: fc.constantFrom('attendee' as const, 'super-user' as const) });
  fc.assert(
    fc.property(fc.array(rules, { maxLength: 4 }), person, (written, { end, who }) => {
      const subject = subjectOf(written.map((more, index) => place(`p${index}`, more)));
      const somebody = until(end, who);
      const shown = (now: number): string =>
        explainPerson(subject, somebody, where, now)
          .flatMap(({ id, outcome }) => (outcome === 'show' ? [id] : []))
          .join();
      const timeline = personTimeline(subject, somebody, where).map((change) => change.at);
      for (let count = 0; count <= 21; count++) {
        for (const now of [at(count) - 1, at(count), at(count) + 1]) {
          const last = timeline.findLast((instant) => instant <= now);
          expect(shown(now)).toBe(last === undefined ? shown(at(-9)) : shown(last));
          for (const { id, outcome, nextChangeAt } of explainPerson(subject, somebody, where, now)) {
            const later = explainPerson(subject, somebody, where, (nextChangeAt ?? at(99)) - 1).find((one) => one.id === id);
            expect(later?.outcome).toBe(outcome);
          }
        }
      }
    }),
    { seed: 5, numRuns: 60 },
  );
});
