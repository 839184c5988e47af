// The name of a class: callers with different answers have different names, and a forged key opens nothing.
import { expect, test } from 'vitest';
import { protected27 } from '../fixture/protected-event.ts';
import { foldersNamed, openEvent } from '../open-event.ts';
import { type Caller, visitor } from '../sessions/caller.ts';
import { createJudge } from './access-class.ts';

const NOW = Date.parse('2027-05-03T07:30:00Z');
const { published: event } = openEvent(protected27, foldersNamed(protected27, 'demo/protected27')[0]!);
const judge = createJudge(() => []);
const withId = (VisitorId: string, isProfessional = false): Caller => ({
  ...visitor,
  who: {
    user: { id: VisitorId, hasTicket: true, isProfessional },
    tickets: [{ IsValid: true, IsPayed: true, TicketTypeName: 'Day', VisitorId }],
    superUser: false,
  },
});

test('people who differ only in the ids that policies list of them do not share answers', () => {
  const [one, other] = [judge(event, withId('v-77'), NOW), judge(event, withId('v-78'), NOW)];
  expect([[...one.listed], [...other.listed], one.key('networking')]).toEqual([
    ['VisitorId v-77'],
    ['VisitorId v-78'],
    other.key('networking'),
  ]);
  expect(one.name).not.toBe(other.name);
  // Ids that no policy lists do not change the class.
  expect(judge(event, withId('x-1'), NOW).name).toBe(judge(event, withId('x-2'), NOW).name);
});

test('a healthcare professional is judged as one, whoever with the same tickets was judged before', () => {
  const files = protected27.map((file) =>
    file.path.endsWith('access.json')
      ? { ...file, text: file.text.replaceAll('EventTicketNamePaid', 'UserHcp').replaceAll('Full Congress', 'true') }
      : file,
  );
  const { published } = openEvent(files, foldersNamed(files, 'demo/protected27')[0]!);
  const may = (isProfessional: boolean): boolean => judge(published, withId('x', isProfessional), NOW).key('members');
  expect([may(false), may(true), may(false)]).toEqual([false, true, false]);
});

test('another version is another class', () => {
  expect(judge({ ...event, version: event.version + 1 }, visitor, NOW).name).not.toBe(judge(event, visitor, NOW).name);
});

test('a key that no placement asks for is closed', () => {
  expect(judge(event, visitor, NOW).key('never-written')).toBe(false);
});

test('without its own stream a session is closed by its id, too', async () => {
  const { filterProgramme } = await import('./filter-programme.ts');
  const seen = filterProgramme(event.programme, judge(event, visitor, NOW)).inLanguage('en-GB');
  expect(seen.session('s-closed')).toMatchObject({ Id: 's-closed', StreamUrl: '' });
  expect(seen.session('s-open')?.StreamUrl).not.toBe('');
});
