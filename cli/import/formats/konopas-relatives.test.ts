// ConClár, which follows KonOpas, and the schedules in YAML of Zeppelin, which follow Hoverboard.
import { expect, test } from 'vitest';
import { readOffice, shortly } from '../fixtures/office-tables.ts';
import { fileOf } from '../fixtures/schedules.ts';

test('ConClár: instants, minutes, roles, tags with categories, people of a list of their own', () => {
  const programme = [
    {
      id: '1',
      title: 'Tides',
      dateTime: '2031-03-06T08:00:00Z',
      mins: '45',
      loc: ['Great Hall'],
      tags: [
        { value: 'track_sea', category: 'Track', label: 'Sea' },
        { value: 'moon', category: 'Tag', label: 'Moon' },
      ],
      people: [
        { id: 'p1', name: 'Ada Sample', role: 'moderator' },
        { id: 'p2', name: 'Bo Example', role: 'participant' },
      ],
      desc: '<p>A slow look.</p>',
      links: { signup: 'https://lantern.example.org/1' },
    },
  ];
  const people = [
    { id: 'p1', name: ['Ada', 'Sample'], bio: '<p>Ada studies lamps.</p>', links: { img: 'https://img.example.org/ada.png' }, prog: ['1'] },
    { id: 'p2', name: ['Bo', 'Example'], bio: '', links: {}, prog: ['1'] },
  ];
  const result = readOffice([fileOf('programme.json', JSON.stringify(programme)), fileOf('people.json', JSON.stringify(people))]);
  expect([result.format, shortly(result)]).toEqual(['konopas', ['03-06 09:00–09:45 | Tides | Great Hall | Bo Example | [Ada Sample]']]);
  expect(result.rows.authors[0]).toMatchObject({ Biography: '<p>Ada studies lamps.</p>', ImagePath: 'https://img.example.org/ada.png' });
  expect(result.rows.sessions[0]!.Groups).toEqual([{ Name: 'Moon' }]);
  expect(result.leftOut.map(({ field }) => field)).toEqual(['links']);
});

test('Zeppelin: days and slots in YAML, whose sessions stand in another file', () => {
  const result = readOffice([
    fileOf(
      '_data/schedule.yml',
      `- date: "2031-03-06"
  dateReadable: "March 6"
  tracks:
    - title: Great Hall
    - title: Quay
  timeslots:
    - startTime: "09:00"
      endTime: "09:45"
      sessionIds: [101, 102]
    - startTime: "10:00"
      endTime: "10:15"
      sessionIds: [103]
`,
    ),
    fileOf(
      '_data/sessions.yml',
      '- id: 101\n  title: Tides\n  speakers: [1]\n- id: 102\n  title: Wicks\n  speakers: [1]\n- id: 103\n  title: Coffee\n',
    ),
    fileOf('_data/speakers.yml', '- id: 1\n  name: Ada\n  surname: Sample\n  company: Harbour University\n'),
  ]);
  expect(shortly(result)).toEqual([
    '03-06 09:00–09:45 | Tides | Great Hall | Ada Sample',
    '03-06 09:00–09:45 | Wicks | Quay | Ada Sample',
    '03-06 10:00–10:15 | Coffee',
  ]);
});
