// Proves that the committed data of Kardia 2027 are what the generator makes, and that the congress could take place as planned.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { programmeFiles } from '../../src/model/documents/programme.ts';
import { buildFiles, buildRows } from './build.ts';

const folder = new URL('../../sample-configs/kardia/kardia2027/data/', import.meta.url);
const files = buildFiles();
const { rooms, tracks, authors, sessions, presentations } = buildRows();

const minutes = (time: string | null | undefined): number => Date.parse(`${time}Z`) / 60_000;
const span = (row: { StartDateTime?: string | null; EndDateTime?: string | null }): [number, number] => [
  minutes(row.StartDateTime),
  minutes(row.EndDateTime),
];
const meet = ([a, b]: [number, number], [c, d]: [number, number]): boolean => a < d && c < b;
const english = (text: unknown): string => (typeof text === 'string' ? text : (text as { 'en-GB': string })['en-GB']);
const twice = (list: readonly string[]): string[] => list.filter((one, index) => list.indexOf(one) !== index);
const groupBy = <T>(list: readonly T[], key: (one: T) => string | undefined): T[][] => {
  const groups = new Map<string, T[]>();
  for (const one of list) {
    const name = key(one);
    if (name !== undefined) groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  return [...groups.values()];
};
const tags = (session: (typeof sessions)[number]): string[] => (session.Groups ?? []).map(({ Name }) => Name);

/** Everybody who has a part in a session, in any role. */
const people = (session: (typeof sessions)[number]): Set<string> =>
  new Set([
    ...[...(session.Chairs ?? []), ...(session.Speakers ?? [])].map(({ Id }) => Id),
    ...presentations.filter(({ SessionId }) => SessionId === session.Id).flatMap(({ Speakers }) => (Speakers ?? []).map(({ Id }) => Id)),
  ]);

describe('the generator', () => {
  it.each(Object.keys(files))('gives the committed bytes of %s', (name) => {
    expect(readFileSync(new URL(name, folder), 'utf8')).toBe(files[name]);
  });

  it('gives the same bytes twice', () => {
    expect(buildFiles()).toEqual(files);
  });

  it('writes one row a line, less than 1.5 MB in all', () => {
    expect(files['sessions.json']?.split('\n')).toHaveLength(sessions.length + 7);
    expect(Object.values(files).reduce((sum, text) => sum + Buffer.byteLength(text), 0)).toBeLessThan(1_500_000);
  });

  it('writes rows the model knows, without a field it would drop', () => {
    for (const [name, schema] of Object.entries(programmeFiles)) {
      for (const row of (JSON.parse(files[`${name}.json`] ?? '') as { rows: unknown[] }).rows) {
        expect(schema.strict().safeParse(row).error, `${name} ${JSON.stringify(row).slice(0, 80)}`).toBeUndefined();
      }
    }
  });
});

describe('the congress', () => {
  it('is as large as announced', () => {
    expect(rooms.length).toBeGreaterThanOrEqual(10);
    expect(rooms.length).toBeLessThanOrEqual(12);
    expect(tracks).toHaveLength(10);
    expect(sessions.length).toBeGreaterThanOrEqual(220);
    expect(presentations.length).toBeGreaterThanOrEqual(650);
    expect(authors.length).toBeGreaterThanOrEqual(620);
    expect(new Set(authors.map(({ Country }) => Country)).size).toBeGreaterThanOrEqual(35);
  });

  it('has no id, name or title twice', () => {
    for (const list of [rooms, tracks, authors, sessions, presentations]) expect(twice(list.map(({ Id }) => Id))).toEqual([]);
    expect(twice(authors.map(({ Firstname, Surname }) => `${Firstname} ${Surname}`))).toEqual([]);
    expect(twice(authors.map(({ Biography }) => english(Biography)))).toEqual([]);
    expect(twice(sessions.map(({ Name }) => english(Name)))).toEqual([]);
    expect(twice(presentations.map(({ Title }) => english(Title)))).toEqual([]);
  });

  it('refers only to what exists, and gives everybody a part', () => {
    const known = (list: readonly { Id: string }[]): Set<string> => new Set(list.map(({ Id }) => Id));
    const [place, track, person, session] = [known(rooms), known(tracks), known(authors), known(sessions)];
    const named = new Set<string>();
    for (const one of sessions) {
      if (one.RoomId !== undefined) expect(place).toContain(one.RoomId);
      expect(track).toContain(one.TrackId);
      for (const id of people(one)) named.add(id);
    }
    for (const talk of presentations) {
      expect(session).toContain(talk.SessionId);
      expect(talk.Speakers?.[0]).toMatchObject({ Firstname: talk.SpeakerFirstname, Surname: talk.SpeakerSurname });
    }
    expect([...named].filter((id) => !person.has(id))).toEqual([]);
    expect([...person].filter((id) => !named.has(id))).toEqual([]);
  });

  it('never has two sessions in a room, and ten minutes between them', () => {
    for (const inRoom of groupBy(sessions, ({ RoomId }) => RoomId)) {
      const spans = inRoom.map(span).sort(([a], [b]) => a - b);
      spans.slice(1).forEach(([start], index) => {
        const gap = start - (spans[index]?.[1] ?? 0);
        expect(gap, `${inRoom[0]?.RoomId} at ${start}`).toBeGreaterThanOrEqual(10);
      });
    }
  });

  it('asks nobody to be in two sessions at once', () => {
    const parts = sessions.flatMap((session) => [...people(session)].map((person) => ({ person, session })));
    for (const own of groupBy(parts, ({ person }) => person)) {
      for (const [index, one] of own.entries()) {
        const clash = own.slice(index + 1).find(({ session }) => meet(span(session), span(one.session)));
        expect(clash && `${one.person}: ${one.session.Id} and ${clash.session.Id}`).toBeUndefined();
      }
    }
  });

  it('asks nobody but the hosts of the congress to serve in more than three sessions', () => {
    const parts = sessions.flatMap((session) => [...people(session)]);
    const busy = authors.filter(({ Id, Highlighted }) => !Highlighted && parts.filter((id) => id === Id).length > 3);
    expect(busy.map(({ DisplayName }) => DisplayName)).toEqual([]);
  });

  it('keeps talks inside their session, one after the other', () => {
    for (const session of sessions) {
      let last = minutes(session.StartDateTime);
      for (const talk of presentations.filter(({ SessionId }) => SessionId === session.Id)) {
        if (session.IsPoster) {
          expect(talk.StartDateTime).toBeUndefined();
          continue;
        }
        expect(minutes(talk.StartDateTime)).toBeGreaterThanOrEqual(last);
        last = minutes(talk.EndDateTime);
      }
      expect(last, session.Id).toBeLessThanOrEqual(minutes(session.EndDateTime));
    }
  });

  it('leaves coffee breaks in which no lecture room is in use', () => {
    const stages = new Set(['agora', 'simulation', 'terrace']);
    const breaks: [string, string][] = [
      ['2027-05-03T09:45', '2027-05-03T10:15'],
      ['2027-05-03T14:45', '2027-05-03T15:15'],
      ['2027-05-04T09:45', '2027-05-04T10:15'],
      ['2027-05-04T14:45', '2027-05-04T15:15'],
      ['2027-05-05T09:45', '2027-05-05T10:15'],
    ];
    for (const [start, end] of breaks) {
      const busy = sessions.filter((one) => one.RoomId && !stages.has(one.RoomId) && meet(span(one), [minutes(start), minutes(end)]));
      expect(busy.map(({ Id }) => Id)).toEqual([]);
    }
  });

  it('gives every session a chair, an abstract of at least three sentences, and a speaker', () => {
    for (const session of sessions) {
      expect(session.Chairs?.length, session.Id).toBeGreaterThanOrEqual(1);
      expect(english(session.Abstract).split(/[.?!](?:\s|<|$)/).length, session.Id).toBeGreaterThanOrEqual(4);
    }
    for (const session of sessions.filter(({ SessionType }) => SessionType === 'Free papers' || SessionType === 'Poster session')) {
      for (const { Id, Abstract, Keywords, PosterNumber } of presentations.filter(({ SessionId }) => SessionId === session.Id)) {
        for (const label of ['Background', 'Methods', 'Results', 'Conclusions'])
          expect(english(Abstract).split(`<strong>${label}.</strong>`), Id).toHaveLength(2);
        expect(Keywords, Id).toHaveLength(2);
        expect(PosterNumber === undefined, Id).toBe(!session.IsPoster);
      }
    }
  });

  it('shows posters without a room, and hides a few sessions on the scheduler', () => {
    const posters = sessions.filter(({ IsPoster }) => IsPoster);
    expect(posters.length).toBeGreaterThan(30);
    expect(posters.filter(({ RoomId }) => RoomId !== undefined)).toEqual([]);
    expect(sessions.filter(({ IsPoster, RoomId }) => !IsPoster && RoomId === undefined)).toEqual([]);
    const hidden = sessions.filter(({ HideOnScheduler }) => HideOnScheduler);
    expect(hidden.length).toBeGreaterThanOrEqual(3);
    expect(hidden.length).toBeLessThanOrEqual(8);
    expect(hidden.some(({ IsPoster }) => IsPoster)).toBe(true);
  });

  it('marks industry, live streams and recordings, on fictional hosts only', () => {
    for (const session of sessions) {
      expect(tags(session).includes('Industry'), session.Id).toBe(session.CompanyAccountId !== undefined);
      expect(tags(session).includes('Live'), session.Id).toBe(session.StreamUrl !== undefined);
      expect(tags(session).includes('Recorded'), session.Id).toBe(session.RecordingUrl !== undefined);
      for (const url of [session.StreamUrl, session.RecordingUrl])
        if (url) expect(readFileSync(url.replace('asset:', 'sample-configs/kardia/kardia2027/assets/'), 'utf8')).toContain('#EXTM3U');
    }
    expect(
      sessions
        .filter(({ SessionType }) => SessionType === 'Satellite symposium')
        .every(({ ProgramGrade, SponsorType }) => ProgramGrade === 'Industry' && SponsorType),
    ).toBe(true);
    expect(
      sessions.filter(({ Languages }) => Languages?.[0] === 'de').every((session) => tags(session).includes('Simultaneous translation')),
    ).toBe(true);
  });

  it('names the plenary sessions in four languages and ends one after midnight', () => {
    for (const session of sessions.filter(({ SessionType }) => /Opening|Plenary|Closing/.test(SessionType ?? ''))) {
      expect(Object.keys(session.Name), session.Id).toEqual(['en-GB', 'de-DE', 'fr-FR', 'tr-TR']);
    }
    expect(
      sessions.filter(({ ProgrammeDay, EndDateTime }) => EndDateTime?.slice(0, 10) !== ProgrammeDay).map(({ EndDateTime }) => EndDateTime),
    ).toEqual(['2027-05-05T00:30']);
  });
});
