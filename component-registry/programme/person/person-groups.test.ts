import { expect, test } from 'vitest';
import { groupPeople, groupsWithin } from './person-groups.ts';
import { aPerson } from '../session/session.fixture.ts';

const people = ['Max Östberg', 'Ben Byron', 'Zoë van der Meer', 'Eve Adams', 'Olga Olsen', 'Ada Byron', '林 小明'].map((name, index) =>
  aPerson(name, String(index)),
);
const shape = (language: string): string =>
  groupPeople(people, language)
    .map((group) => `${group.letter}:${group.people.map(({ DisplayName }) => DisplayName).join()}`)
    .join(' ');

test('by surname, then first name, under the letters of the language', () => {
  expect(shape('de-DE')).toBe('A:Eve Adams B:Ada Byron,Ben Byron M:Zoë van der Meer O:Olga Olsen,Max Östberg 小:林 小明');
  expect(shape('sv-SE')).toMatch(/O:Olga Olsen .*Ö:Max Östberg/);
});

test('a long group is split, and marked as continued', () => {
  const many = Array.from({ length: 25 }, (_, index) => aPerson(`P Byron${index}`, String(index)));
  expect(groupPeople(many, 'en-GB').map(({ letter, continued, people: own }) => [letter, continued, own.length])).toEqual([
    ['B', false, 24],
    ['B', true, 1],
  ]);
});

test('of many people the first groups are drawn, in whole groups', () => {
  const groups = [10, 24, 24, 3].map((length) => ({ people: Array.from({ length }) }));
  expect([0, 9, 34, 57, 58, 61, 1000].map((people) => groupsWithin(groups, people))).toEqual([1, 1, 2, 2, 3, 4, 4]);
});
