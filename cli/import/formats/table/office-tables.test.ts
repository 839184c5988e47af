// Tables in the manners of congress offices, German and French: each arrives whole, in its language, and says what it left out.
import { expect, test } from 'vitest';
import { codesOf, csvFile, institutionsOf, readOffice, shortly } from '../../fixtures/office-tables.ts';
import { workbook } from '../../fixtures/workbooks.ts';

test('1 German: a title above, two header lines, days between, sessions with talks, totals at the end', () => {
  const result = readOffice(
    csvFile(`Jahrestagung Gezeiten 2031;;;;;;
;;;;;;
Zeit;;Vortrag;;Ort;Sitzung;
von;bis;Titel;Referent;Raum;Name;Vorsitz
Donnerstag, 6. März 2031;;;;;;
09:00;09:30;Gezeiten lesen;Ada Sample (Küsteninstitut);Saal 1;Meere;Bo Beispiel
09:30;10:00;Öl und Docht;Müller, Änne;Saal 1;Meere;Bo Beispiel
10:00;10:30;Kaffeepause;;Foyer;;
Freitag, 7. März 2031;;;;;;
09:00;09:30;Nachtwache;Cy Muster;Saal 1;Lampen;
Summe;;4;;;;
`),
  );
  expect(shortly(result)).toEqual([
    '03-06 09:00–10:00 | Meere | Saal 1 | [Bo Beispiel]',
    '  03-06 09:00–09:30 | Gezeiten lesen | Ada Sample',
    '  03-06 09:30–10:00 | Öl und Docht | Änne Müller',
    '03-06 10:00–10:30 | Kaffeepause | Foyer',
    '03-07 09:00–09:30 | Lampen | Saal 1',
    '  03-07 09:00–09:30 | Nachtwache | Cy Muster',
  ]);
  expect(result.event).toMatchObject({ name: 'Jahrestagung Gezeiten 2031', languages: ['de-DE'], days: ['2031-03-06', '2031-03-07'] });
  expect([codesOf(result), result.quarantine, result.leftOut]).toEqual([['table-total'], [], []]);
});

test('2 German: the day once for all its rows, time spans with Uhr, institutions in a column, notes between the rows', () => {
  const result = readOffice(
    csvFile(`Datum;Uhrzeit;Titel des Vortrags;Referent/in;Einrichtung;Hörsaal
Mo, 3.3.2031;9:00-9:45 Uhr;Eröffnung;Ada Sample;Küsteninstitut;Audimax
;9.45-10.30 Uhr;Lampen putzen;Bo Beispiel;Lampenwerk;Audimax
(Mittagessen im Foyer);;;;;
;13 Uhr;Docht und Öl;Cy Muster;Lampenwerk;Audimax
`),
  );
  expect(shortly(result)).toEqual([
    '03-03 09:00–09:45 | Eröffnung | Audimax | Ada Sample',
    '03-03 09:45–10:30 | Lampen putzen | Audimax | Bo Beispiel',
    '03-03 13:00 | Docht und Öl | Audimax | Cy Muster',
  ]);
  expect(codesOf(result)).toEqual(expect.arrayContaining(['table-note', 'day-continued']));
  expect(institutionsOf(result)).toMatchObject({ 'Ada Sample': 'Küsteninstitut', 'Bo Beispiel': 'Lampenwerk' });
});

test('3 German workbook: merged days and sessions, first and last names apart, one sheet a day', async () => {
  const result = readOffice(
    await workbook(
      'Programm.xlsx',
      {
        name: 'Montag 3.3.2031',
        rows: [
          ['Beginn', 'Ende', 'Sitzung', 'Vortragstitel', 'Vorname', 'Nachname', 'Klinik', 'Saal'],
          ['09:00', '09:20', 'Tide I', 'Ebbe', 'Ada', 'Sample', 'Klinik Nord', 'A'],
          ['09:20', '09:40', '', 'Flut', 'Bo', 'Beispiel', 'Klinik Süd', ''],
        ],
        merges: ['C2:C3', 'H2:H3'],
      },
      {
        name: 'Dienstag 4.3.2031',
        rows: [
          ['Beginn', 'Ende', 'Sitzung', 'Vortragstitel', 'Vorname', 'Nachname', 'Klinik', 'Saal'],
          ['10:00', '10:20', 'Tide II', 'Springtide', 'Cy', 'Muster', 'Klinik West', 'B'],
        ],
      },
    ),
  );
  expect(shortly(result)).toEqual([
    '03-03 09:00–09:40 | Tide I | A',
    '  03-03 09:00–09:20 | Ebbe | Ada Sample',
    '  03-03 09:20–09:40 | Flut | Bo Beispiel',
    '03-04 10:00–10:20 | Tide II | B',
    '  03-04 10:00–10:20 | Springtide | Cy Muster',
  ]);
  expect(institutionsOf(result)).toMatchObject({ 'Bo Beispiel': 'Klinik Süd' });
});

test('4 German: one row a person, the title only once', () => {
  const result = readOffice(
    csvFile(`Titel;Datum;Beginn;Ende;Referenten;Institution
Runder Tisch;3.3.2031;14:00;15:00;Ada Sample;Küsteninstitut
;;;;Bo Beispiel;Lampenwerk
;;;;Cy Muster;Hafenamt
Schluss;3.3.2031;15:00;15:15;Dee Demo;
`),
  );
  expect(shortly(result)).toEqual([
    '03-03 14:00–15:00 | Runder Tisch | Ada Sample + Bo Beispiel + Cy Muster',
    '03-03 15:00–15:15 | Schluss | Dee Demo',
  ]);
  expect(institutionsOf(result)).toMatchObject({ 'Ada Sample': 'Küsteninstitut', 'Bo Beispiel': 'Lampenwerk', 'Cy Muster': 'Hafenamt' });
});

test('5 French: hours with h, written days, a chair', () => {
  const result = readOffice(
    csvFile(`Jour;Horaire;Titre de la communication;Intervenants;Salle;Modérateur
samedi 1er mars 2031;9h-9h30;Lire les marées;Ada Exemple et Bo Modèle;Salle Bleue;Cy Patron
samedi 1er mars 2031;9h30-10h15;L’huile et la mèche;Dée Démo (Université des Phares);Salle Bleue;Cy Patron
`),
  );
  expect(shortly(result)).toEqual([
    '03-01 09:00–09:30 | Lire les marées | Salle Bleue | Ada Exemple + Bo Modèle | [Cy Patron]',
    '03-01 09:30–10:15 | L’huile et la mèche | Salle Bleue | Dée Démo | [Cy Patron]',
  ]);
  expect([result.event.languages, institutionsOf(result)['Dée Démo']]).toEqual([['fr-FR'], 'Université des Phares']);
});

test('6 French: Windows 1252, Nom and Prénom, durations', () => {
  const text =
    'Date;Début;Durée (min);Intitulé;Prénom;Nom;Établissement\n1/3/2031;09:00;20;Marées d’été;Änne;Müller;Phare\n15/3/2031;10:00;15 min;Clôture;Bo;Modèle;Port\n';
  const bytes = Uint8Array.from(text, (letter) => (letter === '’' ? 0x92 : letter.charCodeAt(0)));
  const result = readOffice({ path: 'programme.csv', bytes });
  expect(shortly(result)).toEqual(['03-01 09:00–09:20 | Marées d’été | Änne Müller', '03-15 10:00–10:15 | Clôture | Bo Modèle']);
  expect(codesOf(result)).toEqual(['encoding-guessed', 'date-order']);
});

test('7 French: days between the rows as counted days, the first is named', () => {
  const result = readOffice(
    csvFile('Heure;Titre;Orateur;Salle\nJour 1;;;\n9h;Ouverture;Ada Exemple;A\nJour 2;;;\n9h;Clôture;Bo Modèle;A\n'),
    {
      firstDay: '2031-03-01',
    },
  );
  expect(shortly(result)).toEqual(['03-01 09:00 | Ouverture | A | Ada Exemple', '03-02 09:00 | Clôture | A | Bo Modèle']);
});

test('8 French: sessions, talks and posters in turn', () => {
  const result = readOffice(
    csvFile(`Type;Titre;Date;Heure de début;Heure de fin;Auteurs;Salle
Session;Matin;01/03/2031;09:00;10:00;;Bleue
Communication;Marées;;09:00;09:30;Ada Exemple;
Communication;Mèches;;09:30;10:00;Bo Modèle;
Session;Affiches;01/03/2031;11:00;12:00;;Hall
Affiche;Huiles;;;;Cy Patron;
`),
    { dateOrder: 'dmy' },
  );
  expect(shortly(result)).toEqual([
    '03-01 09:00–10:00 | Matin | Bleue',
    '  03-01 09:00–09:30 | Marées | Ada Exemple',
    '  03-01 09:30–10:00 | Mèches | Bo Modèle',
    '03-01 11:00–12:00 | Affiches | Hall',
    '  ? | Huiles | Cy Patron',
  ]);
  expect(result.rows.presentations[2]!.Groups).toEqual([{ Name: 'Poster' }]);
});
