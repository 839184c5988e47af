import { expect, test, vi } from 'vitest';
import { type Appearance, collectPeople } from './people.ts';

const at = (name: string, over: Partial<Appearance> = {}): Appearance => ({
  name,
  id: '',
  biography: '',
  image: '',
  institution: '',
  time: undefined,
  session: name,
  ...over,
});
const hour = (start: number) => ({ start, end: start + 1 });

test('two ids are two people, even under one name', () => {
  const people = collectPeople();
  people.refOf(at('Marc', { id: 'a' }));
  people.refOf(at('Marc', { id: 'b', session: '2' }));
  expect(people.rows().map(({ Id }) => Id)).toEqual(['a', 'b']);
});

test('one id is one person; under another name it is somebody else, and that is reported', () => {
  const people = collectPeople();
  const first = people.refOf(at('Ines', { id: '0' }));
  expect(people.refOf(at('INES', { id: '0', session: '2' }))).toEqual(first);
  const other = people.refOf(at('Paulo', { id: '0', session: '3' }));
  expect([other.clash, other.ref.Id]).toEqual([true, '0-2']);
  expect(people.refOf(at('Paulo', { id: '0', session: '4' })).ref.Id).toBe('0-2');
});

test('without an id an equal name is the same person, unless at two places at once', () => {
  const people = collectPeople();
  const ids = [
    at('Ana Flor', { session: '1', time: hour(1) }),
    at('Ana Flor', { session: '2', time: hour(2) }),
    at('Ana Flor', { session: '3', time: { start: 2.5, end: 4 } }),
    at('Ana Flor', { session: '3', time: { start: 2.5, end: 4 } }),
    at('Ana Flor', { session: '4' }),
  ].map((appearance) => people.refOf(appearance).ref.Id);
  expect(ids).toEqual(['ana-flor', 'ana-flor', 'ana-flor-2', 'ana-flor-2', 'ana-flor']);
});

test('somebody with an id is not taken for somebody without', () => {
  const people = collectPeople();
  people.refOf(at('Ana Flor', { id: 'x' }));
  expect(people.refOf(at('Ana Flor', { session: '2' })).ref.Id).toBe('ana-flor');
});

test('names are split at the last blank, a single word is the surname; a biography may come later', () => {
  const people = collectPeople();
  people.refOf(at('Ana Maria Flor', { id: '1' }));
  people.refOf(at('Ana Maria Flor', { id: '1', session: '2', biography: '<p>b</p>', image: 'https://example.org/a.png' }));
  people.refOf(at('Tide', { id: '2' }));
  expect(people.rows()).toEqual([
    {
      Id: '1',
      DisplayName: 'Ana Maria Flor',
      Firstname: 'Ana Maria',
      Surname: 'Flor',
      Biography: '<p>b</p>',
      ImagePath: 'https://example.org/a.png',
    },
    { Id: '2', DisplayName: 'Tide', Firstname: '', Surname: 'Tide' },
  ]);
});

/** How often the hours and names of these people are looked at, for each of them. */
function looksAt(count: number, one: (index: number) => Partial<Appearance>): number {
  const people = collectPeople();
  let looks = 0;
  const spelled = vi.spyOn(String.prototype, 'normalize');
  for (let index = 0; index < count; index += 1) {
    const { time, ...over } = one(index);
    const watched = time && {
      get start() {
        looks += 1;
        return time.start;
      },
      get end() {
        looks += 1;
        return time.end;
      },
    };
    people.refOf(at('Ana Flor', { session: String(index), ...over, time: watched }));
  }
  const all = looks + spelled.mock.calls.length;
  spelled.mockRestore();
  return all / count;
}

test.each([
  ['one after the other', (index: number) => ({ time: hour(index) })],
  ['in the same room for ever', (index: number) => ({ time: hour(index % 7), session: String(index % 7) })],
  ['all at once, as a name that is nobody’s', () => ({ time: hour(1) })],
  ['one id for all of them', (index: number) => ({ id: '0', name: `Ana Flor ${index}` })],
  ['long names that begin alike', (index: number) => ({ name: `${'Flor '.repeat(200)}${index}` })],
])('twenty thousand people cost no more each than two thousand: %s', (_what, one) => {
  const [few, many] = [looksAt(2000, one), looksAt(20_000, one)];
  expect(few).toBeGreaterThan(0);
  expect(many).toBeLessThan(few * 1.5 + 1);
});
