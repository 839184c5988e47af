// The no-access page states what is missing, and offers the one action that helps.
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import type { Frame } from '../../../src/session/frame.ts';
import { mira, viewerAccount } from '../viewer-account.fixture.ts';
import { props as schema } from './props.ts';
import View from './view.tsx';

type Lacks = ReturnType<NonNullable<Frame['denial']>>;
/** The requested page lacks these requirements; every other page is open. */
const show = (missing: Lacks, search = '?prevPage=PagSearchPage', around = {}) =>
  renderView(View, schema.parse({}), {
    search,
    frame: { denial: (page: string) => (page === 'PagSearchPage' ? missing : []) },
    documents: {},
    ...around,
  });
const headline = () => screen.getByRole('heading', { level: 1 }).textContent;
const links = () => screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
const HOME = 'Go to the home page /home/society/congress2027/en-GB';
const PROGRAMME = 'Search the programme /society/congress2027/en-GB/search';

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '');
});

test('a visitor is offered to sign in first', () => {
  show([{ kind: 'sign-in' }, { kind: 'ticket', names: ['Industry', 'Faculty'], paid: true }]);
  expect(headline()).toBe('Sign in to see this page');
  const [ways, names] = screen.getAllByRole('list');
  expect(within(ways!).getByText('Please sign in first.')).toBeTruthy();
  expect([...names!.children].map(({ textContent }) => textContent)).toEqual(['Industry', 'Faculty']);
  expect(links()[0]).toMatch(/^Sign in \/.*login/i);
  expect(links()[1]).toBe(HOME);
});

test('one missing ticket is one sentence, with the home page as the one action', () => {
  show([{ kind: 'ticket', names: ['Workshop pass'], paid: false }]);
  expect(headline()).toBe('You have no access to this page');
  expect(screen.getByText('It needs this ticket: Workshop pass.')).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
  expect(links()).toEqual([HOME]);
});

test('somebody signed in without the right may use another account, which leads on to the page', () => {
  const frame = (missing: Lacks) => ({
    frame: { denial: (page: string) => (page === 'PagSearchPage' ? missing : []), ...viewerAccount(mira) },
  });
  show([], undefined, frame([{ kind: 'ticket', names: ['Workshop pass'], paid: false }]));
  const login = '/login/society/congress2027/en-GB?returnUrl=%2Fsociety%2Fcongress2027%2Fen-GB%2Fsearch';
  expect(links()).toEqual([`Use another account ${login}`, HOME]);
  document.body.replaceChildren();
  // No account opens it earlier.
  show([], undefined, frame([{ kind: 'opens', at: Date.parse('2027-05-04T06:00:00Z') }]));
  expect(links().join()).not.toContain('account');
});

test('whom to ask is the organiser of the event, with their site', () => {
  const raw = { app: { event: { organiser: { 'en-GB': 'The Society' }, website: 'https://society.example.org/contact' } } };
  show([{ kind: 'ticket', names: ['Workshop pass'], paid: false }], undefined, { raw });
  expect(screen.getByText(/^If you expected to get in, The Society can help\./)).toBeTruthy();
  expect(links()[0]).toBe('society.example.org https://society.example.org/contact');
  document.body.replaceChildren();
  show([{ kind: 'opens', at: Date.parse('2027-05-04T06:00:00Z') }], undefined, { raw });
  expect(screen.queryByText(/The Society/)).toBeNull();
});

test('where people can register themselves, a missing ticket leads there', () => {
  show([{ kind: 'ticket', names: ['Workshop pass'], paid: true }], undefined, { raw: { registration: {} } });
  expect(links()).toEqual(['Register for a ticket /society/congress2027/en-GB/registration', HOME]);
});

test('a page that opens later states when, in the time of the event', () => {
  show([{ kind: 'opens', at: Date.parse('2027-05-04T06:00:00Z') }]);
  expect(headline()).toBe('This page is not open yet');
  expect(screen.getByText('It opens on Tuesday, 4 May 2027, 08:00 (Europe/Berlin).')).toBeTruthy();
});

test('a page that is over states since when', () => {
  show([{ kind: 'closed', at: Date.parse('2027-05-02T16:00:00Z') }]);
  expect(headline()).toBe('This page is closed');
  expect(screen.getByText('It has been closed since Sunday, 2 May 2027, 18:00 (Europe/Berlin).')).toBeTruthy();
});

test.each([
  [{ kind: 'professional' }, 'It is for healthcare professionals.'],
  [{ kind: 'company' }, 'It needs a ticket of the exhibiting company.'],
  [{ kind: 'invitation' }, 'It is by invitation.'],
  [{ kind: 'refused' }, 'It is not part of your registration.'],
  [{ kind: 'country', names: ['Austria', 'Chile', 'Malta'] }, 'It is for participants from Austria, Chile or Malta.'],
  [{ kind: 'society-member', names: ['Full'] }, 'It is for members: Full.'],
  [{ kind: 'ticket', names: [], paid: true }, 'It needs a paid ticket of the congress.'],
] as const)('%j in words', (one, words) => {
  show([one]);
  expect(screen.getByText(words)).toBeTruthy();
});

test('countries are named in the language of the visitor, and what the event has words for', () => {
  const german = { language: 'de-DE', texts: { 'requirements.Exhibitor': 'Aussteller' } };
  show([{ kind: 'country', names: ['Austria', 'TR', 'Atlantis'] }], undefined, german);
  expect(screen.getByText('Sie ist für Teilnehmende aus folgenden Ländern: Österreich, Türkei oder Atlantis.')).toBeTruthy();
  show([{ kind: 'participant-type', names: ['Exhibitor', 'Press'] }], undefined, german);
  expect(screen.getByText('Sie ist für Teilnehmende, die als Aussteller oder Press angemeldet sind.')).toBeTruthy();
});

test('rules that could not be loaded can be retried, at the page itself', () => {
  show([{ kind: 'rules-not-loaded' }]);
  expect(headline()).toBe('This page cannot be opened right now');
  expect(links()[0]).toBe('Try again /society/congress2027/en-GB/search');
});

test('a failed ticket sync is reported, and can be retried', () => {
  show([], '?reason=TicketSyncError');
  expect(screen.getByText('Your tickets could not be loaded. Please try again in a moment.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('a ticket for another day leads home or to the programme; no ticket leads to where one is sold, and to another account', () => {
  show([], '?reason=NotOnThisDay');
  expect(links()).toEqual([HOME, PROGRAMME]);
  document.body.replaceChildren();
  show([], '?reason=NoTicket');
  expect(links().slice(0, 2)).toEqual([expect.stringMatching(/^Find my ticket \/auth\//), expect.stringMatching(/^Sign in/)]);
});

test('a viewer from a page of the site can go back to it, or home', () => {
  history.replaceState({ idx: 2 }, '');
  show([{ kind: 'refused' }]);
  expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
  expect(links()).toEqual([HOME]);
});

test('the page is named; values of the address are never shown', () => {
  const named = { raw: { app: { PageTitles: { PagSearchPage: 'Find a session' } } } };
  show([], undefined, named);
  expect(screen.getByText('Find a session')).toBeTruthy();
  for (const search of [
    '?prevPage=%3Cb%3EPay%20me%3C/b%3E&reason=Pay',
    '?prevPage=constructor&reason=toString',
    '?prevPage=EveryPage',
    '',
  ]) {
    document.body.replaceChildren();
    const { root } = show([{ kind: 'refused' }], search);
    expect(root.textContent).toBe(
      'You have no access to this pageIf you expected to get in, the organisers are glad to help.Go to the home page',
    );
  }
});

test('the organiser can name a contact', () => {
  renderView(View, schema.parse({ text: { 'en-GB': 'Ask the desk.', 'de-DE': 'Fragen Sie am Schalter.' } }), { language: 'de-DE' });
  expect(screen.getByText('Fragen Sie am Schalter.')).toBeTruthy();
});

test('in place of the refused page it names that page and allows a retry', () => {
  show([{ kind: 'rules-not-loaded' }], '', { params: { prevPage: 'PagSearchPage' } });
  expect(headline()).toBe('This page cannot be opened right now');
  expect(screen.getByText('Who may see it could not be loaded. Please try again.')).toBeTruthy();
  expect(links()).toEqual(['Try again /society/congress2027/en-GB/search', HOME]);
});

test('a page without an address of its own is retried in place', () => {
  const denial = (page: string): Lacks => (page === 'PagSessionDetailPage' ? [{ kind: 'rules-not-loaded' }] : []);
  show([], '', { params: { sessionId: '5', prevPage: 'PagSessionDetailPage' }, frame: { denial } });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(links()).toEqual([HOME]);
});

test('the address of the no-access page takes precedence over its parameters', () => {
  show([{ kind: 'rules-not-loaded' }], '?prevPage=PagSearchPage', { params: { prevPage: 'HomePage' } });
  expect(links()[0]).toBe('Try again /society/congress2027/en-GB/search');
});

test.each(['<b>Pay me</b>', 'Elsewhere', 'EveryPage', 'constructor', ''])(
  '%j is no page, so it is neither named nor linked',
  (prevPage) => {
    const { root } = show([], '', { params: { prevPage }, frame: { denial: (): Lacks => [{ kind: 'rules-not-loaded' }] } });
    expect([headline(), links()]).toEqual(['You have no access to this page', [HOME]]);
    expect(root.textContent).not.toMatch(/Pay|Elsewhere|Every|constructor/);
  },
);

test('a withdrawn ticket is reported as withdrawn, without a retry', () => {
  const person = { user: null, who: { user: null, tickets: [], superUser: false }, mayBeSuperUser: false, ticketStatus: 410 };
  show([], '?reason=TicketSyncError', { frame: { person, denial: () => [] } });
  expect(headline()).toBe('You have no access to this page');
  expect(screen.getByText(/Your ticket was withdrawn/)).toBeTruthy();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('where the event has set disableAuth nobody is led to sign in', () => {
  show([{ kind: 'sign-in' }], undefined, { raw: { app: { defaults: { disableAuth: true } } } });
  expect(links()).toEqual([HOME]);
});
