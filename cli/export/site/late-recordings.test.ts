// A site of files: a recording that is not out when it is made, or closed by a policy, is in no file, and no answer promises it; nor does one promise a closed stream.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../server/fixture/test-app.ts';
import { answerFile } from '../../../src/api/static/answer-file.ts';
import { pagData, pagPresentation, pagSessions } from '../../../src/contract/programme.ts';
import { readEvents } from '../events-of-folder.ts';
import { siteFiles } from './site-files.ts';
import { writeSite } from './write-site.ts';

const EVENT = 'society/congress';
const NOW = Date.parse('2027-05-03T10:00:00Z');
const session = (Id: string, from: string, until: string, film: string) => ({
  Id,
  Name: Id,
  StartDateTime: `2027-05-03T${from}`,
  EndDateTime: `2027-05-03T${until}`,
  RecordingUrl: `asset:film/${film}`,
});
const talk = (Id: string, SessionId: string, RecordingUrl?: string) => ({
  Id,
  SessionId,
  Title: Id,
  ...(RecordingUrl && { RecordingUrl }),
});
const files = {
  [`${EVENT}/app.json`]: JSON.stringify({
    schemaVersion: 1,
    event: { name: 'Congress', timeZone: 'UTC', startDate: '2027-05-03', endDate: '2027-05-03', languages: ['en-GB'] },
    holdingBefore: false,
    defaults: { disableAuth: true },
  }),
  [`${EVENT}/pages/HomePage.json`]: JSON.stringify({ schemaVersion: 1, page: 'HomePage', layers: { page: { grids: [] } } }),
  [`${EVENT}/data/sessions.json`]: JSON.stringify({
    schemaVersion: 1,
    rows: [
      session('over', '08:00', '09:00', 'over.mp4'),
      session('running', '09:30', '10:30', 'running.mp4'),
      { ...session('members', '08:00', '09:00', 'members.mp4'), StreamUrl: 'https://closed-stream.example.org/members-hall' },
    ],
  }),
  [`${EVENT}/data/presentations.json`]: JSON.stringify({
    schemaVersion: 1,
    rows: [
      talk('over-talk', 'over'),
      talk('running-talk', 'running'),
      talk('own-film', 'running', 'asset:film/own.mp4'),
      talk('members-talk', 'members', 'asset:film/members.mp4'),
    ],
  }),
  [`${EVENT}/access.json`]: JSON.stringify({
    schemaVersion: 1,
    policies: ['SessionRecording', 'Session'].map((Type) => ({
      Name: `members-${Type}`,
      Type,
      Identifier: 'members',
      Effect: 'Allow',
      Requirements: [{ PrincipalField: 'UserLoggedIn', Values: ['true'] }],
    })),
  }),
  ...Object.fromEntries(['over', 'running', 'own', 'members'].map((film) => [`${EVENT}/assets/film/${film}.mp4`, `film of ${film}`])),
};

test('what is not out when the site is made is in no file and promised by none; what is out is there', async () => {
  const built = temporaryFolder({ 'index.html': '<!doctype html><html><head><title>x</title></head></html>' });
  const [folder, site] = [temporaryFolder(files), temporaryFolder()];
  const { events, refused } = await readEvents({ root: folder.path }, { events: {}, files: [] }, NOW, () => []);
  expect(refused).toEqual([]);
  const place = { base: '/', address: '' };
  await writeSite({ events, home: events[0]!, site: place, built: built.path, now: NOW }, siteFiles(site.path));
  const all = readdirSync(site.path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  const holding = (words: string): boolean => all.some((text) => text.includes(words));
  expect(
    ['over.mp4', 'film of over', 'running.mp4', 'film of running', 'own.mp4', 'film of own', 'members.mp4', 'film of members'].map(holding),
  ).toEqual([true, true, false, false, false, false, false, false]);
  // Its host is named by the content policy of the pages, its address nowhere.
  expect(holding('members-hall')).toBe(false);
  const answer = (path: string, params: Record<string, string>): unknown => {
    const file = join(site.path, answerFile(path, { eventid: EVENT, language: 'en-GB', ...params }));
    expect(existsSync(file), file).toBe(true);
    return JSON.parse(readFileSync(file, 'utf8'));
  };
  type Answered = { Id: string; HasRecording: boolean; RecordingUrl: string };
  const said = (sessions: readonly Answered[]) =>
    sessions.map(({ Id, HasRecording, RecordingUrl }) => [Id, HasRecording, RecordingUrl !== '']);
  expect(said(answer(pagSessions.path, {}) as Answered[])).toEqual([
    ['members', false, false],
    ['over', true, true],
    ['running', false, false],
  ]);
  expect((answer(pagSessions.path, {}) as { HasStream: boolean }[]).some(({ HasStream }) => HasStream)).toBe(false);
  expect(said((answer(pagData.path, { sessionid: 'running' }) as { Sessions: Answered[] }).Sessions)).toEqual([['running', false, false]]);
  const talks = ['over-talk', 'running-talk', 'own-film', 'members-talk'].map(
    (presentationid) => answer(pagPresentation.path, { presentationid }) as { HasRecording: boolean; Recording: unknown },
  );
  expect(talks.map(({ HasRecording, Recording }) => [HasRecording, Recording !== null])).toEqual([
    [true, true],
    [false, false],
    [false, false],
    [false, false],
  ]);
  for (const made of [built, folder, site]) made.remove();
});
