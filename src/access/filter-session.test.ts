// What remains of a session whose page, stream or recording is closed.
import { expect, test } from 'vitest';
import type { ProgrammeAccess } from './programme-access.ts';
import { filterAbstract, isAbstractSent, filterAuthor, filterDetail, filterSession } from './filter-session.ts';

const session = {
  Id: '1',
  CompanyAccountId: '701',
  StreamUrl: 'live',
  RecordingUrl: 'film',
  Name: 'One',
  StartDateTime: null,
  EndDateTime: null,
};
const detail = {
  ...session,
  Abstract: 'abstract',
  Description: 'description',
  Links: ['link'],
  Attachments: ['slides'],
  QuestionsUrl: 'ask',
  ChatUrl: 'chat',
  Presentations: [{ Id: 'p', Abstract: 'of p', Links: ['paper'], PosterUrl: 'poster' }],
};
type Shut = Partial<Record<'session' | 'stream' | 'recording' | 'sessionPage' | 'presentationPage' | 'personPage' | 'abstractPage', false>>;
const allowed = (open: Shut): ProgrammeAccess => ({
  reads: (part, id) => (part === 'session' ? id === '1' : part !== 'presentation' || id === 'p') && (open[`${part}Page`] ?? true),
  session: (id, company) => id === '1' && company === '701' && (open.session ?? true),
  stream: (id, company) => id === '1' && company === '701' && (open.stream ?? true),
  recording: ({ Id: id, CompanyAccountId: company }) => id === '1' && company === '701' && (open.recording ?? true),
});

test('a session that is open is returned as the same object', () => {
  expect(filterSession(session, allowed({}))).toBe(session);
  expect(filterDetail(detail, allowed({}))).toBe(detail);
  const without = { ...session, StreamUrl: '', RecordingUrl: '' };
  expect(filterSession(without, allowed({ stream: false, recording: false }))).toBe(without);
});

test('streams and recordings are filtered independently', () => {
  expect(filterSession(session, allowed({ recording: false }))).toEqual({ ...session, RecordingUrl: '' });
  expect(filterSession(session, allowed({ stream: false }))).toEqual({ ...session, StreamUrl: '' });
  expect(filterDetail(detail, allowed({ recording: false }))).toEqual({ ...detail, RecordingUrl: '' });
});

const noFiles = { Links: [], Attachments: [], QuestionsUrl: '', ChatUrl: '' };

test('a session closed for participation keeps its texts and loses its links, posters, and the ways to take part', () => {
  const Presentations = [{ Id: 'p', Abstract: 'of p', Links: [], PosterUrl: '' }];
  expect(filterDetail(detail, allowed({ session: false }))).toEqual({ ...detail, ...noFiles, Presentations });
});

test('a session whose page is closed keeps its facts and loses its texts', () => {
  const bare = { ...noFiles, Abstract: '', Description: '', Presentations: [{ Id: 'p', Abstract: '', Links: [], PosterUrl: '' }] };
  expect(filterDetail(detail, allowed({ sessionPage: false }))).toEqual({ ...detail, ...bare });
});

test('a presentation whose page is closed has no text on the page of its session', () => {
  const Presentations = [{ Id: 'p', Abstract: '', Links: [], PosterUrl: '' }];
  expect(filterDetail(detail, allowed({ presentationPage: false }))).toEqual({ ...detail, Presentations });
});

test('abstracts need both pages, biographies the page of the person', () => {
  const sent = (PresentationId: string, shut: Shut): boolean => isAbstractSent({ Id: 'a', SessionId: '1', PresentationId }, allowed(shut));
  expect([{}, { sessionPage: false }, { abstractPage: false }, { presentationPage: false }].map((shut) => sent('', shut as Shut))).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(sent('p', { presentationPage: false })).toBe(false);
  const abstract = { Id: 'a', SessionId: '1', PresentationId: 'p', Abstract: 'text', Links: [], PosterUrl: 'poster' };
  expect(filterAbstract(abstract, '701', allowed({}))).toBe(abstract);
  expect(filterAbstract(abstract, '', allowed({ abstractPage: false }))).toEqual({ ...abstract, Abstract: '', PosterUrl: '' });
  // The text stays, the files go.
  expect(filterAbstract(abstract, '701', allowed({ session: false }))).toEqual({ ...abstract, PosterUrl: '' });
  const author = { Id: 'a', Biography: 'born' };
  expect(filterAuthor(author, allowed({}))).toBe(author);
  expect(filterAuthor(author, allowed({ personPage: false }))).toEqual({ Id: 'a', Biography: '' });
});
