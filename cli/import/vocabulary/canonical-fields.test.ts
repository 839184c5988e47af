import { expect, test } from 'vitest';
import { canonicalFields } from './canonical-fields.ts';
import { peopleNamed } from './people-named.ts';
import { periodOf } from './written-period.ts';

/** The people of a field in short: `name / institution`, chairs behind a sign. */
const shortly = (value: unknown): string[] => {
  const { persons, chairs } = peopleNamed(value);
  const one = (person: unknown): string => {
    const { name, institution } = person as { name: string; institution?: string };
    return institution === undefined ? name : `${name} / ${institution}`;
  };
  return [...persons.map(one), ...chairs.map((person) => `chair ${one(person)}`)];
};

test.each([
  ['Ada Sample|Bo Beispiel', ['Ada Sample', 'Bo Beispiel']],
  ['Ada Sample, Bo Beispiel and Cy Muster', ['Ada Sample', 'Bo Beispiel', 'Cy Muster']],
  ['Ada Sample, Bo Beispiel, and Cy Muster', ['Ada Sample', 'Bo Beispiel', 'Cy Muster']],
  ['Ada Sample e Oliveira|Bo y Beispiel', ['Ada Sample e Oliveira', 'Bo y Beispiel']],
  ['Ada Sample, Bo Beispiel e Cy Muster', ['Ada Sample', 'Bo Beispiel', 'Cy Muster']],
  ['Ada Sample and Bo Beispiel; Cy Muster', ['Ada Sample', 'Bo Beispiel', 'Cy Muster']],
  ['Ada Sample, PhD; Bo Beispiel, MD', ['Ada Sample, PhD', 'Bo Beispiel, MD']],
  ['TBD', []],
  [['Ada Sample', 'tbd'], ['Ada Sample']],
  [{ members: ['Ada Sample'], website: 'x' }, ['Ada Sample']],
  [undefined, []],
  ['Ada Sample (University of Lanterns)', ['Ada Sample / University of Lanterns']],
  ['Ada Sample (Univ. of Tides, Oil and Wicks); Bo Beispiel', ['Ada Sample / Univ. of Tides, Oil and Wicks', 'Bo Beispiel']],
  ['Ada Sample, Bo Beispiel, and Cy Muster (Univ. of Tides)', ['Ada Sample', 'Bo Beispiel', 'Cy Muster / Univ. of Tides']],
  [
    'Ada Sample, University of Lanterns, Kiel; Bo Beispiel, Hospital of Tides',
    ['Ada Sample / University of Lanterns, Kiel', 'Bo Beispiel / Hospital of Tides'],
  ],
  ['Ada Sample · Bo Beispiel', ['Ada Sample', 'Bo Beispiel']],
  ['آدا مثال، بو مثال', ['آدا مثال', 'بو مثال']],
  ['Müller, Änne', ['Änne Müller']],
  ['Müller, Änne; Muster, C.', ['Änne Müller', 'C. Muster']],
  ['Müller, Änne (Lamp Institute)', ['Änne Müller / Lamp Institute']],
  ['Ada, Bo, Cy', ['Ada', 'Bo', 'Cy']],
  ['Ada Sample (moderator), Bo Beispiel', ['Bo Beispiel', 'chair Ada Sample']],
  ['Chair: Ada Sample, Bo Beispiel; Cy Muster', ['Cy Muster', 'chair Ada Sample', 'chair Bo Beispiel']],
  ['Ada Sample (Chair, Lamp Institute)', ['chair Ada Sample / Lamp Institute']],
  ['Ada Sample¹, Bo Beispiel²*', ['Ada Sample', 'Bo Beispiel']],
  ['Ada (Sample', ['Ada / Sample']],
  ['A. B. (Ada) Sample, Esq.; Bo Beispiel', ['A. B. (Ada) Sample, Esq.', 'Bo Beispiel']],
  ['', []],
])('people in %j', (value, expected) => {
  expect(shortly(value)).toEqual(expected);
});

test.each([
  [
    { start: '2031-03-01 09:00:00+00:00', end: '2031-03-01_10:00' },
    { date: '2031-03-01T09:00:00+00:00', end: '2031-03-01T10:00:00' },
  ],
  [
    { day: '1.3.2031', start: '9:00', end: '10.30' },
    { date: '2031-03-01T09:00:00', end: '2031-03-01T10:30:00' },
  ],
  [
    { day: '2031-03-01', start: '23:00', end: '01:00' },
    { date: '2031-03-01T23:00:00', end: '2031-03-02T01:00:00' },
  ],
  [
    { day: '2031-03-01', start: '9:00 – 10:30' },
    { date: '2031-03-01T09:00:00', end: '2031-03-01T10:30:00' },
  ],
  [
    { day: '2031-03-01T09:00', duration: 45 },
    { date: '2031-03-01T09:00:00', duration: 45 },
  ],
  [
    { start: '2031-03-01T23:00:00+01:00', end: '1:00' },
    { date: '2031-03-01T23:00:00+01:00', end: '2031-03-02T01:00:00+01:00' },
  ],
  [{ day: '2031-03-01' }, { day: '2031-03-01' }],
  [{ start: 'after lunch' }, { date: 'after lunch' }],
  [{}, {}],
])('the period of %j', (written, expected) => {
  expect(periodOf(written).fields).toEqual(expected);
});

test('fields are found under other names; what nobody took is named', () => {
  const { fields, unread } = canonicalFields({
    'Session Title': 'Tides',
    Speaker: 'Ada Sample',
    'Start Time': '2031-03-01 09:00',
    keywords: 'sea|moon',
    pdf_url: 'https://example.org/a.pdf',
    budget: '12',
    empty: ' ',
  });
  expect(fields).toMatchObject({
    title: 'Tides',
    persons: [{ name: 'Ada Sample' }],
    date: '2031-03-01T09:00:00',
    tags: ['sea', 'moon'],
    links: [{ title: 'Paper (PDF)', url: 'https://example.org/a.pdf' }],
  });
  expect(unread).toEqual(['budget']);
});

test.each([
  ['https://example.org/a', [['Material', 'https://example.org/a']]],
  ['[A film](https://example.org/a)', [['A film', 'https://example.org/a']]],
  [
    '[A film](https://example.org/a) | [Data](https://example.org/b)',
    [
      ['A film', 'https://example.org/a'],
      ['Data', 'https://example.org/b'],
    ],
  ],
  ['https://example.org/a?x=1|2', [['Material', 'https://example.org/a?x=1|2']]],
])('links in %j', (material, expected) => {
  const { links } = canonicalFields({ title: 'Tides', material }).fields as { links: { title: string; url: string }[] };
  expect(links.map(({ title, url }) => [title, url])).toEqual(expected);
});

test('a name of the organiser takes precedence over every synonym', () => {
  expect(canonicalFields({ title: 'Mr', Talk: 'Tides' }, { title: 'talk' })).toMatchObject({
    fields: { title: 'Tides' },
    unread: ['title'],
  });
});
