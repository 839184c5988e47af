// Programmes in the manners of offices of several languages, of systems for abstracts, and of interfaces.
import { expect, test } from 'vitest';
import { csvFile, readOffice } from '../../fixtures/office-tables.ts';
import { programmeLines } from '../../fixtures/programme-lines.ts';

test('papers of a system for abstracts: the status of a presentation is that of the row', () => {
  const { rows } = readOffice(
    csvFile(`Agenda Date,Session Start,Session End,Session Name,Session Room,Session Chair,Presentation Start,Presentation End,Presentation Title,Presenter Full Name,Presentation Status
13/03/2031,09:00,10:30,Sea,Hall,Eve Probe,09:00,09:20,Tides,Ada Sample,Confirmed
13/03/2031,09:00,10:30,Sea,Hall,Eve Probe,09:20,09:40,Moons,Bo Beispiel,Withdrawn
13/03/2031,09:00,10:30,Sea,Hall,Eve Probe,09:40,10:00,Foam,Cy Muster,Rejected`),
  );
  expect(rows.presentations.map(({ Title, Groups }) => [Title, Groups])).toEqual([
    ['Tides', []],
    ['Moons', [{ Name: 'Cancelled' }]],
  ]);
});

test('German, French, Italian: all day in the column of hours, one institution for both, words in one piece, hours from and to', () => {
  expect(
    programmeLines(
      {
        'Programm.csv': `Datum;Uhrzeit;Thema;Referierende (Institution);Moderation
Do., 13.03.;9.15–10.00 h;Warum Licht zählt;Dr. Bo Muster, Cy Probe (beide Lampenwerk GmbH);Eva Test
Fr., 14.03.;ganztägig;Fahrt zum Leuchtturm;;`,
      },
      { year: 2031 },
    ).lines,
  ).toEqual([
    '2031-03-13T09:15 · 10:00 · Warum Licht zählt · Dr. Bo Muster (Lampenwerk GmbH) + Cy Probe (Lampenwerk GmbH) · Eva Test',
    'no time · Fahrt zum Leuchtturm',
  ]);
  expect(
    programmeLines({
      'programme.csv': `Jour;Horaire;Salle;Intitulé;Intervenant(e)s;Modération
jeudi 13 mars 2031;de 9h à 9h45;Amphi A;Lire les marées;Ada Exemple (Université du Port), Bo Modèle;Ève Essai`,
    }).lines,
  ).toEqual(['2031-03-13T09:00 · 09:45 · Lire les marées · amphi-a · Ada Exemple (Université du Port) + Bo Modèle · Ève Essai']);
  expect(
    programmeLines({
      'p.csv': 'Data,Ora,Sala,Titolo,Relatore/i,Stato\n13 marzo 2031,dalle 10.00 alle 11.00,Sala 2,Stoppini,Bo Esempio,Confermato',
    }).lines,
  ).toEqual(['2031-03-13T10:00 · 11:00 · Stoppini · sala-2 · Bo Esempio']);
});

test('answers of interfaces: titles among attributes, people within people, lists of JSON within cells', () => {
  const answer = {
    data: {
      conference: { title: 'Harbour Days' },
      schedule: [
        {
          day: '2031-03-13',
          items: [
            {
              uuid: 'a-1',
              type: 'TALK',
              attributes: { title: 'Tides', startTime: '09:00', endTime: '09:45', location: { name: 'Hall' } },
              presenters: [{ person: { firstName: 'Ada', lastName: 'Sample', company: { name: 'Harbour University' } } }],
            },
            { uuid: 'a-2', type: 'BREAK', attributes: { title: 'Coffee', startTime: '09:45', endTime: '10:15' }, presenters: [] },
          ],
        },
      ],
    },
  };
  const { lines, result } = programmeLines({ 'api.json': JSON.stringify(answer) });
  expect(lines).toEqual(['2031-03-13T09:00 · 09:45 · Tides · hall · Ada Sample (Harbour University)', '2031-03-13T09:45 · 10:15 · Coffee']);
  expect([result.event.name, result.rows.sessions[0]!.SessionType]).toEqual(['Harbour Days', 'TALK']);
  const cells =
    'Start,Title,Speakers,Tags\n2031-03-13 09:00,Tides,"[{""name"":""Ada Sample"",""company"":""Lamp Ltd.""}]","[""sea"",""moon""]"\n2031-03-13 10:00,Wicks,"[""Cy Muster"",""Bo Beispiel""]",\n';
  const table = programmeLines({ 'p.csv': cells });
  expect(table.lines).toEqual(['2031-03-13T09:00 · Tides · Ada Sample (Lamp Ltd.)', '2031-03-13T10:00 · Wicks · Cy Muster + Bo Beispiel']);
  expect(table.result.rows.sessions[0]!.Groups).toEqual([{ Name: 'sea' }, { Name: 'moon' }]);
});

test('days as columns: a line below the title that names a room is the room', () => {
  const { lines } = programmeLines({
    'week.csv': `Time,Monday 10 March 2031,Tuesday 11 March 2031
9:00 - 10:00,"Opening\nSpeaker: Ada Sample\nRoom: Pier","Tides\nBo Beispiel\nRoom 2"
10:00 - 11:00,Wicks,Oil`,
  });
  expect(lines).toEqual([
    '2031-03-10T09:00 · 10:00 · Opening · pier · Ada Sample',
    '2031-03-11T09:00 · 10:00 · Tides · room-2 · Bo Beispiel',
    '2031-03-10T10:00 · 11:00 · Wicks',
    '2031-03-11T10:00 · 11:00 · Oil',
  ]);
});
