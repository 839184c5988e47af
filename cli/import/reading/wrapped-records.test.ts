// Records as content systems wrap them, each with what it refers to: Airtable, Strapi, Contentful, Sanity, Drupal, WordPress.
import { expect, test } from 'vitest';
import { codesOf, institutionsOf, readOffice, shortly } from '../fixtures/office-tables.ts';
import { fileOf } from '../fixtures/schedules.ts';
import { withoutWrappers } from './wrapped-records.ts';

const json = (path: string, value: unknown) => fileOf(path, JSON.stringify(value));
const from = '2031-03-06T08:00:00.000Z';
const to = '2031-03-06T09:15:00.000Z';
/** The one session that all of these hold. */
const session = '03-06 09:00–10:15 | Tides & wicks | Great Hall | Ada Sample';

test('Airtable: fields of records, people of another table by id, attachments', () => {
  const result = readOffice([
    json('sessions.json', {
      records: [
        {
          id: 'recS1',
          createdTime: '2030-10-01T10:00:00.000Z',
          fields: {
            'Session Name': 'Tides & wicks',
            'Start Time': from,
            'End Time': to,
            Room: 'Great Hall',
            Speakers: ['recP1'],
            Moderator: ['recP2'],
          },
        },
      ],
    }),
    json('speakers.json', {
      records: [
        {
          id: 'recP1',
          createdTime: '2030-10-01T10:00:00.000Z',
          fields: { Name: 'Ada Sample', Company: 'Harbour University', Photo: [{ id: 'att1', url: 'https://img.example.org/ada.png' }] },
        },
        { id: 'recP2', createdTime: '2030-10-01T10:00:00.000Z', fields: { Name: 'Bo Example', Company: 'Lamp Institute' } },
      ],
    }),
  ]);
  expect(shortly(result)).toEqual([`${session} | [Bo Example]`]);
  expect(institutionsOf(result)).toEqual({ 'Ada Sample': 'Harbour University', 'Bo Example': 'Lamp Institute' });
  expect(result.rows.authors[0]!.ImagePath).toBe('https://img.example.org/ada.png');
});

test('Strapi: attributes within attributes; a record without a room has none', () => {
  const named = (name: string, more: object = {}) => ({ data: { id: 1, attributes: { name, ...more } } });
  const result = readOffice(
    json('strapi.json', {
      data: [
        {
          id: 1,
          attributes: {
            title: 'Tides & wicks',
            startTime: from,
            endTime: to,
            publishedAt: '2030-10-01T10:00:00.000Z',
            room: named('Great Hall'),
            track: named('Sea'),
            speakers: { data: [{ id: 4, attributes: { name: 'Ada Sample', company: 'Harbour University' } }] },
          },
        },
        { id: 2, attributes: { title: 'Coffee', startTime: to, endTime: '2031-03-06T09:30:00.000Z', room: { data: null } } },
      ],
      meta: { pagination: { page: 1, total: 2 } },
    }),
  );
  expect(shortly(result)).toEqual([session, '03-06 10:15–10:30 | Coffee']);
  expect(result.rows.tracks.map(({ Name }) => Name)).toEqual(['Sea']);
  expect(institutionsOf(result)).toEqual({ 'Ada Sample': 'Harbour University' });
});

test('Contentful: links to entries of the same answer, a text in nodes', () => {
  const sys = (id: string, type = 'session') => ({ id, type: 'Entry', contentType: { sys: { id: type } } });
  const result = readOffice(
    json('contentful.json', {
      sys: { type: 'Array' },
      total: 1,
      items: [
        {
          sys: sys('s1'),
          fields: {
            title: 'Tides & wicks',
            startTime: from,
            endTime: to,
            room: 'Great Hall',
            abstract: {
              nodeType: 'document',
              content: [
                {
                  nodeType: 'paragraph',
                  content: [
                    { nodeType: 'text', value: 'A slow ' },
                    { nodeType: 'text', value: 'look.' },
                  ],
                },
                { nodeType: 'paragraph', content: [{ nodeType: 'text', value: 'At tides.' }] },
              ],
            },
            speakers: [{ sys: { type: 'Link', linkType: 'Entry', id: 'p1' } }],
          },
        },
      ],
      includes: { Entry: [{ sys: sys('p1', 'speaker'), fields: { name: 'Ada Sample', company: 'Harbour University' } }] },
    }),
  );
  expect(shortly(result)).toEqual([session]);
  expect(result.rows.sessions[0]!.Abstract).toBe('<p>A slow look.</p>\n<p>At tides.</p>');
  expect(institutionsOf(result)).toEqual({ 'Ada Sample': 'Harbour University' });
});

test('Sanity: what begins at startsAt is not of Sessionize alone; texts in blocks', () => {
  const blocks = (text: string) => [{ _type: 'block', style: 'normal', children: [{ _type: 'span', text }] }];
  const result = readOffice(
    json('sanity.json', {
      ms: 12,
      result: [
        {
          _id: 's1',
          _type: 'session',
          title: 'Tides & wicks',
          body: blocks('A slow look.'),
          startsAt: from,
          endsAt: to,
          room: { _type: 'room', name: 'Great Hall' },
          speakers: [{ _id: 'p1', name: 'Ada Sample', company: 'Harbour University', bio: blocks('Ada studies lamps.') }],
        },
      ],
    }),
  );
  expect(result.format).toBe('table');
  expect(shortly(result)).toEqual([session]);
  expect(result.rows.sessions[0]!.Description).toBe('<p>A slow look.</p>');
  expect(result.rows.authors[0]!.Biography).toBe('<p>Ada studies lamps.</p>');
});

test('Drupal: relationships, spans of time, names that are the titles of pages', () => {
  const result = readOffice(
    json('jsonapi.json', {
      jsonapi: { version: '1.0' },
      data: [
        {
          type: 'node--session',
          id: 'u1',
          attributes: {
            title: 'Tides & wicks',
            created: '2030-10-01T10:00:00+00:00',
            field_time: { value: from, end_value: to, duration: 75 },
          },
          relationships: {
            field_room: { data: { type: 'taxonomy_term--rooms', id: 'r1' } },
            field_track: { data: null },
            field_speakers: { data: [{ type: 'node--speaker', id: 'p1' }] },
          },
        },
      ],
      included: [
        { type: 'taxonomy_term--rooms', id: 'r1', attributes: { name: 'Great Hall' } },
        { type: 'node--speaker', id: 'p1', attributes: { title: 'Ada Sample', field_organization: 'Harbour University' } },
      ],
    }),
  );
  expect(shortly(result)).toEqual([session]);
  expect(institutionsOf(result)).toEqual({ 'Ada Sample': 'Harbour University' });
});

test('WordPress: when a page was written is no time of a session; durations in seconds are told', () => {
  const page = (id: number, title: string, content: string, more: object) => ({
    id,
    date: '2030-12-01T10:00:00',
    date_gmt: '2030-12-01T09:00:00',
    guid: { rendered: `https://lampton.example.org/?p=${id}` },
    status: 'publish',
    author: 3,
    title: { rendered: title },
    content: { rendered: `<p>${content}</p>\n`, protected: false },
    ...more,
  });
  const of = (seconds: number, at: string, speakers: object[]) => ({
    type: 'wcb_session',
    meta: { _wcpt_session_time: Date.parse(at) / 1000, _wcpt_session_duration: seconds, _wcpt_session_type: 'session' },
    session_speakers: speakers,
  });
  const result = readOffice([
    json('sessions.json', [
      page(501, 'Tides &#038; wicks', 'A slow look.', of(4500, from, [{ id: '901', name: 'Ada Sample' }])),
      page(502, 'Coffee', '', of(900, to, [])),
    ]),
    json('speakers.json', [page(901, 'Ada Sample', 'Ada studies lamps.', { type: 'wcb_speaker' })]),
  ]);
  expect(shortly(result)).toEqual(['03-06 09:00–10:15 | Tides & wicks | Ada Sample', '03-06 10:15–10:30 | Coffee']);
  expect(result.rows.authors.map(({ Biography }) => Biography)).toEqual(['<p>Ada studies lamps.</p>']);
  expect(codesOf(result)).toContain('duration-seconds');
  expect(result.leftOut.map(({ field }) => field)).toEqual(expect.arrayContaining(['created', 'created_by', 'created_as']));
});

test('what is no wrapper stays as it is', () => {
  for (const value of [
    { title: 'Tides', fields: { room: 'Hall' } },
    { id: 1, title: 'Tides', attributes: { room: 'Hall' } },
    { data: [{ id: 1, title: 'Tides' }], meta: {} },
    [{ rendered: 'Tides', by: 'Ada' }, 'text', null, 7],
    { schedule: { children: [{ text: 'Tides' }] } },
  ])
    expect(withoutWrappers(value)).toEqual(value);
});
