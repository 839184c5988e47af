// Access to streams and recordings depends on the page that plays them, the session and its page; each answer has an end.
import { expect, test } from 'vitest';
import { compileAccess } from '../rules/policies/compile-access.ts';
import { policy, someone, zone } from '../rules/policies/access.fixture.ts';
import { ALLOWED, type Permission } from '../rules/verdict.ts';
import { timedProgrammeAccess } from './programme-access.ts';

const SESSION = 'PagSessionDetailPage';
const shutTo = (Type: 'Session' | 'SessionRecording', Identifier: string) => policy('Deny', [], { Type, Identifier });

/** Access where these pages, written as `page` or `page id`, answer as given; all others are open. */
function allowed(answers: Readonly<Record<string, Permission>>, policies: readonly object[] = [], over: number | null = null) {
  const pages = (page: string, params: Readonly<Record<string, string>> = {}): Permission =>
    answers[[page, ...Object.values(params)].join(' ')] ?? answers[page] ?? ALLOWED;
  return timedProgrammeAccess({ pages, policies: compileAccess({ policies }, zone), asker: someone() }, over);
}
const SHUT: Permission = { ...ALLOWED, outcome: 'deny' };
const open = (nextChangeAt: number): Permission => ({ ...ALLOWED, nextChangeAt });
const seen = ({ stream, recording, session }: ReturnType<typeof allowed>) => [
  session('1', ''),
  stream('1', ''),
  recording({ Id: '1', CompanyAccountId: '', StartDateTime: null, EndDateTime: null }),
];

test('a stream needs its session and LivePage; a recording also needs its own policy and the player page', () => {
  expect(seen(allowed({}))).toEqual([true, true, true]);
  expect(seen(allowed({ LivePage: SHUT }))).toEqual([true, false, true]);
  expect(seen(allowed({ PresentationPlayerPage: SHUT }))).toEqual([true, true, false]);
  expect(seen(allowed({}, [shutTo('Session', '1')]))).toEqual([false, false, false]);
  expect(seen(allowed({}, [shutTo('SessionRecording', '1')]))).toEqual([true, true, false]);
  expect(seen(allowed({}, [shutTo('Session', '2'), shutTo('SessionRecording', '2')]))).toEqual([true, true, true]);
});

test('a session whose page alone is closed plays nothing; where all session pages are closed, streams follow LivePage', () => {
  expect(seen(allowed({ [`${SESSION} 1`]: SHUT }))).toEqual([true, false, false]);
  expect(seen(allowed({ [`${SESSION} 2`]: SHUT }))).toEqual([true, true, true]);
  expect(seen(allowed({ [SESSION]: SHUT }))).toEqual([true, true, false]);
});

test('an answer holds until the first instant at which one of its parts can change, and no longer than the session', () => {
  const until = (asked: ReturnType<typeof allowed>): number | null => (seen(asked), asked.until());
  expect(until(allowed({}))).toBeNull();
  expect(until(allowed({}, [], 70))).toBe(70);
  expect(until(allowed({ LivePage: open(50) }, [], 70))).toBe(50);
  const both = { LivePage: open(30), PresentationPlayerPage: open(60) };
  expect(until(allowed(both, [], 70))).toBe(30);
  expect(until(allowed({ LivePage: { ...SHUT, nextChangeAt: 60 }, PresentationPlayerPage: open(30) }))).toBe(30);
});

test('a recording waits for the end of its session, and the answer holds until then', () => {
  const asked = allowed({}, [], null);
  const { now } = someone().when;
  const wire = (instant: number): string => new Date(instant).toISOString();
  const session = { Id: '1', CompanyAccountId: '', StartDateTime: wire(now - 60_000), EndDateTime: wire(now + 1) };
  expect(asked.recording(session)).toBe(false);
  expect(asked.until()).toBe(now + 1);
  expect(asked.recording({ ...session, EndDateTime: wire(now) })).toBe(true);
  expect(asked.recording({ ...session, RecordingFrom: wire(now) })).toBe(true);
  expect(allowed({ PresentationPlayerPage: SHUT }).recording({ ...session, RecordingFrom: wire(now) })).toBe(false);
});
