// Programmes as committees write them: titles before names and degrees behind them, rooms in brackets, talks below their session, sums of minutes.
import { expect, test } from 'vitest';
import { csvFile, institutionsOf, readOffice, shortly } from '../../fixtures/office-tables.ts';
import { fileOf } from '../../fixtures/schedules.ts';

test('Hopin: what a speaker is stands in a column of its own and is nobody', () => {
  const result = readOffice(
    csvFile(`Name,Starts at,Ends at,Segment type,Speakers,Speaker headline,Moderators
Opening,2031-03-04 09:00:00 +0100,2031-03-04 09:45:00 +0100,stage,"Ada Sample, Bo Example",,
Tides,2031-03-04 10:00:00 +0100,2031-03-04 11:00:00 +0100,session,Cy Model,Tide Office,Dee Demo
`),
  );
  expect(shortly(result)).toEqual([
    '03-04 09:00–09:45 | Opening | Ada Sample + Bo Example',
    '03-04 10:00–11:00 | Tides | Cy Model | [Dee Demo]',
  ]);
  expect(institutionsOf(result)).toEqual({ 'Cy Model': 'Tide Office' });
});

test('Hebrew: the chair in a column and before a name', () => {
  const result = readOffice(
    csvFile(`תאריך,שעת התחלה,שעת סיום,כותרת,מרצה,אולם,יו"ר
04/03/2031,09:00,10:00,קריאת הגאות,דנה לוי (המכון לים),אולם א,משה כהן
13/03/2031,11:00,12:00,מנורות בלילה,"רון גל, נועה בר",אולם ב,
`),
  );
  expect(shortly(result)).toEqual([
    '03-04 09:00–10:00 | קריאת הגאות | אולם א | דנה לוי | [משה כהן]',
    '03-13 11:00–12:00 | מנורות בלילה | אולם ב | רון גל + נועה בר',
  ]);
  expect(institutionsOf(result)).toEqual({ 'דנה לוי': 'המכון לים' });
});

test('Czech lines: degrees before and behind names, the place behind them, a room of its own, a chair in brackets', () => {
  const result = readOffice(
    fileOf(
      'cs.txt',
      `Úterý 4. března 2031
Sál A

9.00–9.30 Čtení přílivu (Ing. Jana Vzorová, Ph.D., Ústav moře)
9.30–10.00 Dějiny knotů (doc. MUDr. Petr Příklad, CSc., Lampárna)
10.00–10.30 Přestávka na kávu
10.30–12.00 Panelová diskuse (předsedající: prof. Eva Zkušební)
13.00–13.30 Maják (Jana Vzorová)
`,
    ),
  );
  expect(shortly(result)).toEqual([
    '03-04 09:00–09:30 | Čtení přílivu | Sál A | Ing. Jana Vzorová, Ph.D.',
    '03-04 09:30–10:00 | Dějiny knotů | Sál A | doc. MUDr. Petr Příklad, CSc.',
    '03-04 10:00–10:30 | Přestávka na kávu | Sál A',
    '03-04 10:30–12:00 | Panelová diskuse | Sál A | [prof. Eva Zkušební]',
    '03-04 13:00–13:30 | Maják | Sál A | Ing. Jana Vzorová, Ph.D.',
  ]);
  expect(institutionsOf(result)).toEqual({
    'Ing. Jana Vzorová, Ph.D.': 'Ústav moře',
    'doc. MUDr. Petr Příklad, CSc.': 'Lampárna',
  });
});

test('Arabic titles before a name are none of another person', () => {
  const result = readOffice(
    csvFile(`اليوم,الوقت,العنوان,المتحدث,القاعة
الثلاثاء ٤ مارس ٢٠٣١,٩:٠٠ ص - ٩:٤٥ ص,قراءة المد,د. سلمى مثال (معهد البحر),القاعة الكبرى
الثلاثاء ٤ مارس ٢٠٣١,١:٠٠ م - ٢:٣٠ م,تاريخ المنارات,"سلمى مثال، هدى نموذج",القاعة ٢
`),
  );
  expect(shortly(result)).toEqual([
    '03-04 09:00–09:45 | قراءة المد | القاعة الكبرى | د. سلمى مثال',
    '03-04 13:00–14:30 | تاريخ المنارات | القاعة ٢ | د. سلمى مثال + هدى نموذج',
  ]);
});

test('nested lists of Markdown: talks within the hours of a session are its presentations, a room in brackets is one', () => {
  const result = readOffice(
    fileOf(
      'p.md',
      `# Harbour Days 2031

## Tuesday, 4 March 2031

- **09:00–10:30** Session 1: Tides (Hall A)
  - Chair: Eve Probe, Sea University
  - 09:00 Reading the tides — *Ada Sample*, Tide Office
  - 09:30 Wicks — *Bo Example*, Lamp Works
- **10:30–11:00** Coffee
- **11:00–12:00** Keynote: Night lights (Hall B)
  - Cy Model, Harbour Institute
- **14:00–15:00** Session 2: Mud (part two)
- **14:00–15:00** An introduction (Hall effect)
`,
    ),
  );
  expect(shortly(result)).toEqual([
    '03-04 09:00–10:30 | Session 1: Tides | Hall A | [Eve Probe]',
    '  03-04 09:00 | Reading the tides | Ada Sample',
    '  03-04 09:30 | Wicks | Bo Example',
    '03-04 10:30–11:00 | Coffee',
    '03-04 11:00–12:00 | Keynote: Night lights | Hall B | Cy Model',
    '03-04 14:00–15:00 | Session 2: Mud (part two)',
    '03-04 14:00–15:00 | An introduction (Hall effect)',
  ]);
});

test('a session written in every row, its day, hour and room once; minutes with those of the discussion', () => {
  const result = readOffice(
    csvFile(`Session,Date,Start,Room,Talk,Speaker,Length
Tides,04.03.2031,09:00,Hall A,Reading the tides,Ada Sample,15 min
Tides,,,,Wicks,Bo Example,15 min + 5 min Q&A
Tides,,,,Mud,Cy Model,10+10
Lamps,04.03.2031,11:00,Hall B,Night lights,Dee Demo,1h
Lamps,,,,Oil,Eve Probe,1 h 30
`),
  );
  expect(shortly(result)).toEqual([
    '03-04 09:00–09:55 | Tides | Hall A',
    '  03-04 09:00–09:15 | Reading the tides | Ada Sample',
    '  03-04 09:15–09:35 | Wicks | Bo Example',
    '  03-04 09:35–09:55 | Mud | Cy Model',
    '03-04 11:00–13:30 | Lamps | Hall B',
    '  03-04 11:00–12:00 | Night lights | Dee Demo',
    '  03-04 12:00–13:30 | Oil | Eve Probe',
  ]);
});
