// Classes of callers: who shares answers with whom, what distinguishes two people, and how long a judgement is valid.
import { expect, test } from 'vitest';
import type { ResourceRow } from '../../src/contract/core.ts';
import { pagePath } from '../../src/pages/match.ts';
import { policy, someone, ticket, type Written } from '../../src/rules/policies/access.fixture.ts';
import type { Ticket } from '../../src/rules/ticket.ts';
import { requestsOf } from '../fixture/asked-by.ts';
import { preparePublishedEvent, type PublishedEvent } from '../published/event.ts';
import { type Account, type Caller, visitor } from '../sessions/caller.ts';
import { createJudge } from './access-class.ts';
import { filterEvent } from './filter-event.ts';

const NOON = Date.parse('2027-05-03T10:00:00Z');
const row = (resourcename: string, value: object): ResourceRow => ({
  setname: 'config_json',
  resourcename,
  resourcevalue: JSON.stringify({ schemaVersion: 1, ...value }),
});
const session = { Id: 's-1', Name: 'Morning', StartDateTime: '2027-05-03T09:00', EndDateTime: '2027-05-03T10:00', Highlighted: true };

/** An event of two sessions, with these policies and settings. */
function eventOf({ policies = [], app = {}, version = 1, pages = {} }: Partial<Parts> = {}): PublishedEvent {
  const event = {
    name: 'Doors',
    timeZone: 'Europe/Berlin',
    startDate: '2027-05-03',
    endDate: '2027-05-05',
    languages: ['en-GB'],
  };
  const rows = [
    row('app', { event, defaults: { disableAuth: true }, ...app }),
    row('access', { policies }),
    ...Object.entries(pages).map(([page, placements]) =>
      row(`pages/${page}`, { page, layers: { page: { grids: [{ id: 'main', placements }] } } }),
    ),
  ];
  const rowsOfData = [session, { ...session, Id: 's-2' }];
  const data = [{ name: 'sessions', text: JSON.stringify({ schemaVersion: 1, rows: rowsOfData }) }];
  return preparePublishedEvent(
    { id: 1, instance: 'demo', shortName: 'doors27', version },
    { version, publishedAt: '', instanceDocument: '{}', rows, data: data as never },
  );
}
type Parts = { policies: readonly Written[]; app: object; version: number; pages: Readonly<Record<string, readonly object[]>> };

/** Somebody signed in with these tickets. */
const caller = (tickets: readonly Ticket[], { days = null, profile = {} }: { days?: string[] | null; profile?: object } = {}): Caller => ({
  session: null,
  account: { profile: JSON.stringify(profile), first_name: 'Mira', surname: 'Sample' } as Account,
  booked: { status: tickets.length > 0 ? 200 : 204, tickets: [...tickets] as Caller['booked']['tickets'], days },
  who: someone(tickets).who,
});
const paying = [['EventTicketNamePaid', ['Full Congress']]] as const;
const full = () => caller([ticket()]);
const day = () => caller([ticket({ TicketTypeName: 'Day' })]);

test('people with the same access share a class; another version is another class', () => {
  const judge = createJudge(requestsOf);
  const event = eventOf({ policies: [policy('Allow', paying, { Identifier: 'Club' })], pages: { Club: [] } });
  expect(judge(event, full(), NOON).name).toBe(judge(event, full(), NOON).name);
  expect(judge(event, day(), NOON).name).toBe(judge(event, visitor, NOON).name);
  const next = { ...event, version: 2 };
  expect(judge(next, visitor, NOON).name).not.toBe(judge(event, visitor, NOON).name);
});

test.each<[string, Partial<Parts>]>([
  ['a page', { policies: [policy('Allow', paying, { Identifier: 'Club' })], pages: { Club: [] } }],
  [
    'a key',
    {
      policies: [policy('Allow', paying, { Type: 'Key', Identifier: 'k' })],
      pages: { Club: [{ name: 'structure/section', access: 'k' }] },
    },
  ],
  ['a session', { policies: [policy('Allow', paying, { Type: 'Session', Identifier: 's-1' })] }],
  ['a recording', { policies: [policy('Allow', paying, { Type: 'SessionRecording', Identifier: 's-1' })] }],
  [
    'the page of one session',
    {
      policies: [
        policy('Allow', paying, {
          Type: 'Url',
          Identifier: pagePath('PagSessionDetailPage', { instance: 'demo', event: 'doors27', language: 'en-GB' }, { sessionId: 's-1' }),
        }),
      ],
    },
  ],
])('whom %s tells apart are of two classes', (_, parts) => {
  const judge = createJudge(requestsOf);
  const event = eventOf(parts);
  expect(judge(event, full(), NOON).name).not.toBe(judge(event, day(), NOON).name);
});

test('a person on a list of visitors has a class of their own: they read their own number in it', () => {
  const judge = createJudge(requestsOf);
  const policies = [policy('Deny', [['VisitorIdIncluded', ['v-1', 'v-2']]], { Type: 'Key', Identifier: 'unused' })];
  const event = eventOf({ policies });
  const of = (VisitorId: string) => judge(event, caller([ticket({ VisitorId })]), NOON).name;
  expect(new Set([of('v-1'), of('v-2'), of('v-9')]).size).toBe(3);
  expect(of('v-8')).toBe(of('v-9'));
});

test('days that are permitted, and a completed form, distinguish people who are otherwise alike', () => {
  const judge = createJudge(requestsOf);
  const strict = eventOf({ app: { strictTickets: true, defaults: { signInPages: ['Club'] } }, pages: { Club: [] } });
  const on = (date: string) => judge(strict, caller([ticket()], { days: [date] }), NOON).page('Club');
  expect([on('2027-05-03'), on('2027-05-04'), on('2027-05-03')]).toEqual([true, false, true]);
  const asking = eventOf({ app: { prefill: { Country: true } }, pages: { Club: [] } });
  const from = (Country: string) => judge(asking, caller([ticket()], { profile: { Country } }), NOON).page('Club');
  expect([from('DE'), from(''), from('AT')]).toEqual([true, false, true]);
});

test('a judgement is valid up to the instant at which one part changes, and for no clock set before it', () => {
  const judge = createJudge(requestsOf);
  const opens = [['TimeAccess', ['2027-05-03T14:00', '']]] as const;
  const event = eventOf({ policies: [policy('Allow', opens, { Identifier: 'Club' })], pages: { Club: [] } });
  const turn = Date.parse('2027-05-03T14:00+02:00');
  expect(judge(event, visitor, turn - 1)).toMatchObject({ until: turn });
  expect([turn - 1, turn, turn - 1, turn + 1].map((now) => judge(event, visitor, now).page('Club'))).toEqual([false, true, false, true]);
});

test('a list is sent to holders of the key of the placement that shows it, on a page that is open; drafts show nothing', () => {
  const judge = createJudge(requestsOf);
  const shows = { name: 'programme/highlighted-sessions', props: {} };
  /** How many sessions of the list reach a visitor, and who paid. */
  const sent = (placement: object, closes: Written): number[] => {
    // Other pages of the platform show this list, too.
    const pages = { HomePage: [placement], ProgramLandingPage: [], SymposiaPage: [] };
    const event = eventOf({ policies: [closes], pages });
    return [visitor, full()].map((who) => {
      const seen = filterEvent(event, judge(event, who, NOON), 'highlightedSessions');
      return seen.programme.inLanguage('en-GB').sessions.length;
    });
  };
  const key = policy('Allow', paying, { Type: 'Key', Identifier: 'k' });
  const home = policy('Allow', paying, { Identifier: 'HomePage' });
  expect(sent({ ...shows, access: 'k' }, key)).toEqual([0, 2]);
  expect(sent(shows, key)).toEqual([2, 2]);
  expect(sent(shows, home)).toEqual([0, 2]);
  expect(sent({ ...shows, draft: true }, home)).toEqual([0, 0]);
});
