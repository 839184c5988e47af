// Answers of the interfaces of platforms for congresses; each with an expectation written before it was read.
import { expect, test } from 'vitest';
import { codesOf, institutionsOf, readOffice, shortly } from '../../fixtures/office-tables.ts';
import { fileOf } from '../../fixtures/schedules.ts';

test('RainFocus: times of a session within it, one that takes place twice, and what each participant does', () => {
  const json = {
    sectionList: [
      {
        items: [
          {
            sessionID: '161',
            code: 'TID101',
            abbreviation: 'TID101',
            title: 'Reading the tides',
            abstract: 'How the sea moves.',
            type: 'Breakout',
            length: 60,
            times: [
              {
                date: '2031-03-06',
                startTime: '09:00',
                endTime: '10:00',
                room: 'Hall A',
                dateFormatted: 'Thursday, Mar 6',
                utcStartTime: '2031/03/06 08:00:00',
              },
            ],
            participants: [
              {
                speakerId: 'p1',
                firstName: 'Ada',
                lastName: 'Sample',
                companyName: 'Harbour Institute',
                jobTitle: 'Director',
                roles: 'Speaker',
              },
            ],
          },
          {
            sessionID: '162',
            code: 'TID102',
            abbreviation: 'TID102',
            title: 'Wicks and oil',
            abstract: 'About lamps.',
            type: 'Lab',
            length: 60,
            times: [
              { date: '2031-03-06', startTime: '10:30', endTime: '11:30', room: 'Hall B' },
              { date: '2031-03-07', startTime: '10:30', endTime: '11:30', room: 'Hall C' },
            ],
            participants: [
              { speakerId: 'p2', firstName: 'Bo', lastName: 'Example', companyName: 'Lamp Works', roles: 'Speaker' },
              { speakerId: 'p1', firstName: 'Ada', lastName: 'Sample', companyName: 'Harbour Institute', roles: 'Moderator' },
            ],
          },
        ],
      },
    ],
    totalSearchItems: 2,
  };
  const result = readOffice(fileOf('sessions.json', JSON.stringify(json)));
  expect(shortly(result)).toEqual([
    '03-06 09:00–10:00 | Reading the tides | Hall A | Ada Sample',
    '03-06 10:30–11:30 | Wicks and oil | Hall B | Bo Example | [Ada Sample]',
    '03-07 10:30–11:30 | Wicks and oil | Hall C | Bo Example | [Ada Sample]',
  ]);
  expect(institutionsOf(result)).toEqual({ 'Ada Sample': 'Harbour Institute', 'Bo Example': 'Lamp Works' });
});

test('WordPress: sessions of its interface without the fields of every page; who wrote the page is nobody', () => {
  const json = [
    {
      id: 101,
      date: '2030-11-01T10:00:00',
      slug: 'reading-the-tides',
      link: 'https://example.org/session/reading-the-tides/',
      title: { rendered: 'Reading the tides &#8211; a primer' },
      content: { rendered: '<p>How the sea moves.</p>\n', protected: false },
      excerpt: { rendered: '<p>Sea.</p>', protected: false },
      author: 3,
      meta: { _wcpt_session_time: 1930550400, _wcpt_session_duration: 3600, _wcpt_session_type: 'session', _wcpt_speaker_id: [7] },
      session_track: [5],
      session_speakers: [{ id: '7', slug: 'ada', name: 'Ada Sample', link: 'https://example.org/speaker/ada' }],
      session_date_time: { date: 'March 6, 2031', time: '9:00 am' },
      _links: { self: [{ href: 'https://example.org/wp-json/wp/v2/sessions/101' }] },
    },
    {
      id: 102,
      date: '2030-11-02T10:00:00',
      slug: 'wicks',
      link: 'https://example.org/session/wicks/',
      title: { rendered: 'Wicks &amp; oil' },
      content: { rendered: '<p>Lamps.</p>\n', protected: false },
      excerpt: { rendered: '', protected: false },
      author: 3,
      meta: { _wcpt_session_time: 1930555800, _wcpt_session_duration: 3000, _wcpt_session_type: 'session', _wcpt_speaker_id: [8] },
      session_track: [5],
      session_speakers: [{ id: '8', slug: 'bo', name: 'Bo Example', link: 'https://example.org/speaker/bo' }],
      session_date_time: { date: 'March 6, 2031', time: '10:30 am' },
      _links: { self: [{ href: 'https://example.org/wp-json/wp/v2/sessions/102' }] },
    },
  ];
  expect(shortly(readOffice(fileOf('sessions.json', JSON.stringify(json))))).toEqual([
    '03-06 09:00–10:00 | Reading the tides – a primer | Ada Sample',
    '03-06 10:30–11:20 | Wicks & oil | Bo Example',
  ]);
});

test('Swapcard: a person nobody is signed in as is no list of people', () => {
  const talk = (id: string, title: string, at: number, speakers: object[]) => ({
    id,
    title,
    beginsAt: `2031-03-06T${at}:00:00+01:00`,
    endsAt: `2031-03-06T${at + 1}:00:00+01:00`,
    place: 'Hall A',
    type: 'Talk',
    speakers,
  });
  const ada = { id: 'p1', firstName: 'Ada', lastName: 'Sample', organization: 'Harbour Institute' };
  const json = { data: { eventPerson: null, plannings: [talk('t1', 'Reading the tides', 10, [ada]), talk('t2', 'Wicks', 11, [])] } };
  const result = readOffice(fileOf('plannings.json', JSON.stringify(json)));
  expect(shortly(result)).toEqual(['03-06 10:00–11:00 | Reading the tides | Hall A | Ada Sample', '03-06 11:00–12:00 | Wicks | Hall A']);
  expect(codesOf(result)).toEqual([]);
});

test('WordPress: a track by its number has the name of its term, and none where nothing names it', () => {
  const page = (id: number, title: string, more: object) => ({
    id,
    date: '2030-11-01T10:00:00',
    title: { rendered: title },
    content: { rendered: '' },
    meta: { _wcpt_session_time: 1930550400 + id * 3600, _wcpt_session_duration: 3600 },
    _links: { self: [{ href: `https://example.org/wp-json/wp/v2/sessions/${id}` }] },
    ...more,
  });
  const embedded = {
    'wp:term': [
      [{ id: 5, taxonomy: 'wcb_track', name: 'Sea &amp; shore' }],
      [
        { id: 8, taxonomy: 'post_tag', name: 'Beginners' },
        { id: 9, taxonomy: 'post_tag', name: 'Night' },
      ],
    ],
  };
  const read = (pages: object[], ...beside: { path: string; list: object[] }[]) =>
    readOffice([fileOf('sessions.json', JSON.stringify(pages)), ...beside.map(({ path, list }) => fileOf(path, JSON.stringify(list)))]);
  const told = ({ rows }: ReturnType<typeof read>) => {
    const tracks = new Map(rows.tracks.map(({ Id, Name }) => [Id, Name]));
    return rows.sessions.map(({ Name, TrackId, Groups = [] }) => [Name, tracks.get(TrackId!) ?? '', Groups.map((one) => one.Name)]);
  };
  const named = read([
    page(1, 'Tides', { session_track: [5], tags: [8, 9], _embedded: embedded }),
    page(2, 'Wicks', { session_track: [], tags: [], _embedded: {} }),
  ]);
  expect(told(named)).toEqual([
    ['Tides', 'Sea & shore', ['Beginners', 'Night']],
    ['Wicks', '', []],
  ]);
  const bare = [page(1, 'Tides', { session_track: [5], tags: [8], session_speaker: [7] }), page(2, 'Wicks', { session_track: [6] })];
  const unnamed = read(bare);
  expect([told(unnamed), unnamed.rows.tracks, unnamed.rows.authors]).toEqual([
    [
      ['Tides', '', []],
      ['Wicks', '', []],
    ],
    [],
    [],
  ]);
  const left = unnamed.leftOut.filter(({ reason }) => reason.startsWith('it is a number'));
  expect(left.map(({ field, rows }) => `${field} ${rows}`).toSorted()).toEqual(['persons 1', 'tags 1', 'track 2']);
  // A list of the terms in another file names them, too.
  const tracks = [
    { id: 5, name: 'Sea' },
    { id: 6, name: 'Lamps' },
  ];
  expect(told(read(bare, { path: 'tracks.json', list: tracks })).map(([, track]) => track)).toEqual(['Sea', 'Lamps']);
});
