// Words for kinds and tags: in the language asked for, beside the names that filters and policies go by.
import { expect, test } from 'vitest';
import { sessionEvent } from '../../src/calendar/session-event.ts';
import { createProgramme } from './programme.ts';
import { readProgramme } from './programme-rows.ts';

const file = (name: string, rows: readonly object[]) => ({ name, file: `data/${name}.json`, text: JSON.stringify({ rows }) });
const words = {
  timeZone: 'Europe/Paris',
  text: (text: unknown, language: string) => (typeof text === 'object' && text ? ((text as Record<string, string>)[language] ?? '') : ''),
  address: (written: string) => written,
};
const programme = createProgramme(
  readProgramme(
    [
      file('labels', [
        { Id: 'live', Name: { 'en-GB': 'Live', 'fr-FR': 'En direct' } },
        { Id: 'Workshop', Name: { 'fr-FR': 'Atelier' } },
      ]),
      file('sessions', [
        { Id: 's', Name: { 'fr-FR': 'Valves' }, SessionType: 'Workshop', Groups: [{ Name: 'Live' }, { Name: 'CME' }] },
        { Id: 't', Name: { 'fr-FR': 'Pause' } },
      ]),
    ],
    [],
  ),
  words,
);

test('a kind and a tag keep their names and have words of the language', () => {
  const { sessions, detail } = programme.inLanguage('fr-FR');
  const shown = { SessionType: 'Workshop', TypeLabel: 'Atelier', Groups: [{ Name: 'Live', Label: 'En direct' }, { Name: 'CME' }] };
  expect(sessions.find(({ Id }) => Id === 's')).toMatchObject(shown);
  expect(detail('s')).toMatchObject(shown);
});

test('where the words are the name, or there are none, nothing is added', () => {
  for (const session of programme.inLanguage('en-GB').sessions) {
    expect(session).not.toHaveProperty('TypeLabel');
    for (const group of session.Groups) expect(group).not.toHaveProperty('Label');
  }
});

test('a calendar has the words for the kind', () => {
  const session = programme.inLanguage('fr-FR').sessions.find(({ Id }) => Id === 's')!;
  const around = { instance: 'i', event: 'e', eventName: '', venue: '', language: 'fr-FR', version: 1, published: 0, url: '' };
  expect(sessionEvent({ ...session, StartDateTime: '2027-05-03T10:00:00+02:00' }, around)?.categories).toEqual(['Atelier']);
});
