// What is left of a session for whom it, its recording or the page of details is closed.
import { expect, test } from 'vitest';
import { DETAIL_PAGE, type Doors, seenDetail, seenSession } from './seen-session.ts';

const session = { Id: '1', CompanyAccountId: '701', StreamUrl: 'live', RecordingUrl: 'film', Name: 'One' };
const detail = {
  ...session,
  Abstract: 'abstract',
  Description: 'description',
  Links: ['link'],
  Attachments: ['slides'],
  Presentations: [{ Id: 'p', Abstract: 'of p', Links: ['paper'] }],
};
const doors = (open: Partial<Record<keyof Doors, boolean>>): Doors => ({
  page: (page) => page === DETAIL_PAGE && (open.page ?? true),
  session: (id, company) => id === '1' && company === '701' && (open.session ?? true),
  recording: () => open.recording ?? true,
});

test('what is open is the same object', () => {
  expect(seenSession(session, doors({}))).toBe(session);
  expect(seenDetail(detail, doors({}))).toBe(detail);
  const without = { ...session, StreamUrl: '', RecordingUrl: '' };
  expect(seenSession(without, doors({ session: false }))).toBe(without);
});

test('a closed recording leaves the stream; a closed session leaves neither, nor what leads further', () => {
  expect(seenSession(session, doors({ recording: false }))).toEqual({ ...session, RecordingUrl: '' });
  expect(seenSession(session, doors({ session: false }))).toEqual({ ...session, StreamUrl: '', RecordingUrl: '' });
  expect(seenDetail(detail, doors({ recording: false }))).toEqual({ ...detail, RecordingUrl: '' });
  expect(seenDetail(detail, doors({ session: false }))).toEqual({
    ...detail,
    StreamUrl: '',
    RecordingUrl: '',
    Links: [],
    Attachments: [],
    Presentations: [{ Id: 'p', Abstract: 'of p', Links: [] }],
  });
});

test('where the page of details is closed there are facts, and no text', () => {
  const bare = { StreamUrl: '', RecordingUrl: '', Abstract: '', Description: '', Links: [], Attachments: [] };
  expect(seenDetail(detail, doors({ page: false }))).toEqual({ ...detail, ...bare, Presentations: [{ Id: 'p', Abstract: '', Links: [] }] });
});
