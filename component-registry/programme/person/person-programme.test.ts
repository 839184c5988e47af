import { expect, test } from 'vitest';
import { contributionsOf } from './person-programme.ts';
import { aPerson, aPresentation, aSession } from '../session/session.fixture.ts';

const ada = aPerson('Ada Byron', 'ada');
const sessions = [
  aSession({ Id: 'other', Chairs: [aPerson('Ada Byron', 'another-ada')] }),
  aSession({ Id: 'chaired', Chairs: [ada] }),
  aSession({
    Id: 'all',
    Chairs: [ada],
    Speakers: [ada],
    Presentations: [aPresentation({ Id: 'p1', Speakers: [ada] }), aPresentation({ Id: 'p2' })],
  }),
];

test('chairing, speaking and presenting, by id and not by name', () => {
  expect(
    contributionsOf('ada', sessions).map(({ session, chairs, speaks, presents }) => [
      session.Id,
      chairs,
      speaks,
      presents.map(({ Id }) => Id),
    ]),
  ).toEqual([
    ['chaired', true, false, []],
    ['all', true, true, ['p1']],
  ]);
});
