// What is left of a session for whom it, its stream, its recording or its page is closed.
import { expect, test } from 'vitest';
import type { Doors } from './doors.ts';
import { isAbstractSent, seenAuthor, seenDetail, seenSession } from './seen-session.ts';

const session = { Id: '1', CompanyAccountId: '701', StreamUrl: 'live', RecordingUrl: 'film', Name: 'One' };
const detail = {
  ...session,
  Abstract: 'abstract',
  Description: 'description',
  Links: ['link'],
  Attachments: ['slides'],
  Presentations: [{ Id: 'p', Abstract: 'of p', Links: ['paper'] }],
};
type Shut = Partial<Record<'session' | 'stream' | 'recording' | 'sessionPage' | 'presentationPage' | 'personPage' | 'abstractPage', false>>;
const doors = (open: Shut): Doors => ({
  reads: (part, id) => (part === 'session' ? id === '1' : part !== 'presentation' || id === 'p') && (open[`${part}Page`] ?? true),
  session: (id, company) => id === '1' && company === '701' && (open.session ?? true),
  stream: (id, company) => id === '1' && company === '701' && (open.stream ?? true),
  recording: (id, company) => id === '1' && company === '701' && (open.recording ?? true),
});

test('what is open is the same object', () => {
  expect(seenSession(session, doors({}))).toBe(session);
  expect(seenDetail(detail, doors({}))).toBe(detail);
  const without = { ...session, StreamUrl: '', RecordingUrl: '' };
  expect(seenSession(without, doors({ stream: false, recording: false }))).toBe(without);
});

test('streams and recordings go each for itself', () => {
  expect(seenSession(session, doors({ recording: false }))).toEqual({ ...session, RecordingUrl: '' });
  expect(seenSession(session, doors({ stream: false }))).toEqual({ ...session, StreamUrl: '' });
  expect(seenDetail(detail, doors({ recording: false }))).toEqual({ ...detail, RecordingUrl: '' });
});

test('a session that is closed for taking part keeps its texts, and loses what leads further', () => {
  const Presentations = [{ Id: 'p', Abstract: 'of p', Links: [] }];
  expect(seenDetail(detail, doors({ session: false }))).toEqual({ ...detail, Links: [], Attachments: [], Presentations });
});

test('where its own page is closed there are facts, and no text', () => {
  const bare = { Abstract: '', Description: '', Links: [], Attachments: [], Presentations: [{ Id: 'p', Abstract: '', Links: [] }] };
  expect(seenDetail(detail, doors({ sessionPage: false }))).toEqual({ ...detail, ...bare });
});

test('a presentation whose own page is closed is left without text in the page of its session', () => {
  const Presentations = [{ Id: 'p', Abstract: '', Links: [] }];
  expect(seenDetail(detail, doors({ presentationPage: false }))).toEqual({ ...detail, Presentations });
});

test('abstracts need both pages, biographies that of the person', () => {
  expect([{}, { sessionPage: false }, { abstractPage: false }].map((shut) => isAbstractSent('1', doors(shut as Shut)))).toEqual([
    true,
    false,
    false,
  ]);
  const author = { Id: 'a', Biography: 'born' };
  expect(seenAuthor(author, doors({}))).toBe(author);
  expect(seenAuthor(author, doors({ personPage: false }))).toEqual({ Id: 'a', Biography: '' });
});
