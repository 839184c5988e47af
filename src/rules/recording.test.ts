// A recording waits for the end of its session, or for the instant its organiser names.
import { expect, test } from 'vitest';
import { isRecordingOut, recordingFrom, recordingsOut } from './recording.ts';

const at = (time: string): number => Date.parse(`2027-05-03T${time}+02:00`);
const session = { StartDateTime: '2027-05-03T09:00+02:00', EndDateTime: '2027-05-03T10:30+02:00' };

test('a recording is there from the end of its session on', () => {
  expect(isRecordingOut(session, at('08:00'))).toBe(false);
  expect(isRecordingOut(session, at('10:30') - 1)).toBe(false);
  expect(isRecordingOut(session, at('10:30'))).toBe(true);
});

test('the organiser may name another instant, before or after', () => {
  const early = { ...session, RecordingFrom: '2027-05-01T00:00+02:00' };
  const late = { ...session, RecordingFrom: '2027-05-03T18:00+02:00' };
  expect(isRecordingOut(early, at('08:00'))).toBe(true);
  expect([isRecordingOut(late, at('17:59')), isRecordingOut(late, at('18:00'))]).toEqual([false, true]);
});

test('a session without end is its start, one whose end is before its start too; one without times waits for nothing', () => {
  expect(recordingFrom({ ...session, EndDateTime: null })).toBe(at('09:00'));
  expect(recordingFrom({ ...session, EndDateTime: '2027-05-03T08:00+02:00' })).toBe(at('09:00'));
  expect(isRecordingOut({ StartDateTime: null, EndDateTime: null }, 0)).toBe(true);
});

test('those that are out are counted, with the next one', () => {
  const later = { ...session, EndDateTime: '2027-05-03T12:00+02:00' };
  const sessions = [later, session, { StartDateTime: null, EndDateTime: null }];
  expect(recordingsOut(sessions, at('10:00'))).toEqual({ count: 1, nextChangeAt: at('10:30') });
  expect(recordingsOut(sessions, at('11:00'))).toEqual({ count: 2, nextChangeAt: at('12:00') });
  expect(recordingsOut(sessions, at('13:00'))).toEqual({ count: 3, nextChangeAt: null });
});
