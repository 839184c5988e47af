// Which pages the server sends: by guards and policies, in every language and container, for each of the user's companies; and until when.
import { expect, test } from 'vitest';
import { pagePath } from '../pages/match.ts';
import type { EventModel } from '../model/event.ts';
import { laterVisit } from '../rules/guards/make-visit.ts';
import type { Known } from '../rules/guards/visit.ts';
import { policy, someone, ticket, type Written } from '../rules/policies/access.fixture.ts';
import { eventAccess } from './event-access.ts';
import { pageAccess, type PageAccess } from './page-access.ts';

const place = { instance: 'demo', event: 'doors27' };
const url = (page: string, params: Record<string, string> = {}, language = 'en-GB') => pagePath(page, { ...place, language }, params);
const closed = (more: Written) => policy('Deny', [], more);
const paid = [['EventTicketNamePaid', ['Full Congress']]] as const;

/** A permission in two words. */
const readable =
  (pages: PageAccess) =>
  (...asked: Parameters<PageAccess>) => {
    const { outcome, nextChangeAt } = pages(...asked);
    return { open: outcome === 'allow', until: nextChangeAt };
  };

/** The pages of an event with these documents, for a person at 12:00 of its first day. */
function pagesOf(
  { policies = [], app = { defaults: { disableAuth: true } } }: { policies?: readonly Written[]; app?: object },
  person = someone(),
  known: Partial<Known> = {},
) {
  const raw = new Map(
    Object.entries({ app: { schemaVersion: 1, ...app }, access: { schemaVersion: 1, policies } }).map(([name, value]) => [name, { value }]),
  );
  const model = { raw, unreadable: new Set(), visibility: new Map() } as unknown as EventModel;
  const event = eventAccess(model, {
    ...place,
    languages: ['en-GB', 'de-DE'],
    timeZone: 'Europe/Berlin',
    dates: { start: '2027-05-03', end: '2027-05-05' },
  });
  return readable(pageAccess(event, { who: person.who, known: { ...laterVisit, ...known }, now: person.when.now }));
}

test('policies close a page for the people they name, and leave its neighbours open', () => {
  const club = { policies: [policy('Allow', paid, { Identifier: 'Club' })] };
  const visitor = pagesOf(club);
  expect([visitor('Club').open, visitor('HomePage').open]).toEqual([false, true]);
  expect(pagesOf(club, someone([ticket()]), { ticketSync: 200 })('Club').open).toBe(true);
});

test('a person who is redirected is sent nothing of the page they requested', () => {
  const app = { OnboardingV2: true, defaults: { signInPages: ['Club'] } };
  const pages = pagesOf({ app }, someone([]), { ticketSync: 204 });
  expect([pages('Club').open, pages('HomePage').open]).toEqual([false, true]);
});

test('unreadable policies close all pages for everybody', () => {
  const raw = new Map([['app', { value: { schemaVersion: 1, defaults: { disableAuth: true } } }]]);
  const model = { raw, unreadable: new Set(['access']), visibility: new Map() } as unknown as EventModel;
  const [dates, { who, when }] = [{ start: '2027-05-03', end: '2027-05-05' }, someone()];
  const event = eventAccess(model, { ...place, languages: ['en-GB'], timeZone: 'Europe/Berlin', dates });
  expect(readable(pageAccess(event, { who, known: laterVisit, now: when.now }))('Club').open).toBe(false);
});

test('a page that is open for a limited time has a next change, in every language', () => {
  const window = [['TimeAccess', ['2027-05-03T09:00', '2027-05-03T15:00']]] as const;
  const policies = ['en-GB', 'de-DE'].map((language) => policy('Allow', window, { Type: 'Url', Identifier: url('Club', {}, language) }));
  expect(pagesOf({ policies })('Club')).toEqual({ open: true, until: Date.parse('2027-05-03T15:00+02:00') + 1 });
});

test('a page that is open in one language is sent in all', () => {
  for (const language of ['en-GB', 'de-DE'])
    expect(pagesOf({ policies: [closed({ Type: 'Url', Identifier: url('Club', {}, language) })] })('Club').open, language).toBe(true);
  const both = ['en-GB', 'de-DE'].map((language) => closed({ Type: 'Url', Identifier: url('Club', {}, language) }));
  expect(pagesOf({ policies: both })('Club').open).toBe(false);
});

test('an exhibitor page is sent to holders of a ticket of any company, because the address names the company', () => {
  const policies = [policy('Allow', [['ExhibitorExclusive', ['true']]], { Identifier: 'Club' })];
  const as = (company: string | null) => pagesOf({ policies }, someone([ticket({ CompanyAccountId: company })]), { ticketSync: 200 });
  expect([as('701')('Club').open, as(null)('Club').open]).toEqual([true, false]);
  expect([pagesOf({ policies })('Club', { companyAccountId: '701' }).open]).toEqual([false]);
});

test('the page of one session is closed by its own address, regardless of earlier requests', () => {
  const page = 'PagSessionDetailPage';
  const of = (params: Record<string, string>) => ['en-GB', 'de-DE'].map((language) => url(page, params, language));
  const shut = closed({ Type: 'Url', Identifier: of({ sessionId: 's-1' }) });
  const questions: Record<string, string>[] = [{ sessionId: 's-1' }, { sessionId: 's-2' }, {}];
  for (const asked of [questions, questions.toReversed()]) {
    const pages = pagesOf({ policies: [shut] });
    const open = asked.filter((params) => pages(page, params).open);
    expect(open).toEqual(asked.filter((params) => params['sessionId'] !== 's-1'));
  }
  // In addition to a policy for the page without a session.
  const pages = pagesOf({ policies: [policy('Allow', [['TimeAccess', ['', '']]], { Type: 'Url', Identifier: of({}) }), shut] });
  expect(questions.map((params) => pages(page, params).open)).toEqual([false, true, true]);
});
