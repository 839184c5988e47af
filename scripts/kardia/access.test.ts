// Proves the access concept of Kardia 2027: every kind of rule is used, ids are those of the data, and everybody gets where they should.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parsePersona } from '../../cli/explain/persona.ts';
import { openEvent } from '../../server/open-event.ts';
import { readFolder } from '../../server/store/read-folder.ts';
import { instantOf } from '../../src/clock/zone.ts';
import { access as accessSchema, policyTypes } from '../../src/model/documents/access.ts';
import { requirementKindNames } from '../../src/model/documents/requirement-kinds.ts';
import { guardRequestOf } from '../../src/pages/guard-request.ts';
import { matchAddress } from '../../src/pages/match.ts';
import { reachedPages } from '../../src/pages/reached-pages.ts';
import type { Context } from '../../src/rules/context.ts';
import { eventRules } from '../../src/rules/event-rules.ts';
import { decideRoute } from '../../src/rules/guards/decide-route.ts';
import { firstVisit, makeVisit } from '../../src/rules/guards/make-visit.ts';
import { type Principal, visitor, whoOf } from '../../src/rules/principal.ts';
import { buildRows } from './build.ts';

const root = join(import.meta.dirname, '../..');
const { files } = await readFolder(join(root, 'sample-configs'));
const event = openEvent(files, { instance: 'kardia', event: 'kardia2027' });
const { model, timeZone } = event;
const access = accessSchema.parse(JSON.parse(readFileSync(join(root, 'sample-configs/kardia/kardia2027/access.json'), 'utf8')));
const policies = [...access.policies, ...Object.values(access.groups).flat(), ...access.appAccessMatrix.policies];

const folder = join(root, 'docs/guide/personas');
const people: Record<string, Principal> = { visitor };
for (const name of readdirSync(folder)) {
  const { principal, notes } = parsePersona(name, readFileSync(join(folder, name), 'utf8'));
  expect(notes).toEqual([]);
  people[name.replace('.json', '')] = principal;
}

/** Which page is shown for an address below the event at an event-local time, and by which guard. */
function goes(person: string, address: string, at = '2027-05-04T09:00', container: Context['where']['container'] = 'browser'): string {
  const [path = ''] = address.split('?');
  const found = matchAddress(path);
  if (!found) throw new Error(`no page at ${address}`);
  const now = instantOf(at, timeZone)!;
  const context = {
    who: whoOf(people[person]!, now),
    where: { ...found, container, preview: false },
    when: { now, timeZone },
  };
  const known = { ...firstVisit, splashSeen: true, container };
  const dates = { start: event.startDate, end: event.endDate };
  const { outcome, to, guard } = decideRoute(makeVisit({ model, dates, asked: guardRequestOf(found), context, address, known }));
  return outcome === 'render' && !to ? 'open' : `${guard}: ${to?.page}`;
}
const page = (name: string): string =>
  ({
    HomePage: '/home/kardia/kardia2027/en-GB',
    LivePage: '/live/kardia/kardia2027/en-GB',
    MeetingHubPage: '/meetinghub/kardia/kardia2027/en-GB',
    ProductsPage: '/products/kardia/kardia2027/en-GB',
    PagSearchPage: '/kardia/kardia2027/en-GB/search',
    IndustrySymposiaPage: '/kardia/kardia2027/en-GB/industrySymposia',
    IndustryLandingPage: '/industrylandingpage/kardia/kardia2027/en-GB',
    MyAreaPage: '/myarea/kardia/kardia2027/en-GB',
    PdfDownloadPage: '/kardia/kardia2027/en-GB/pdfDownload',
    lounge: '/kardia/kardia2027/de-DE/profile/701/lounge',
    otherLounge: '/kardia/kardia2027/de-DE/profile/702/lounge',
    briefing: '/kardia/kardia2027/fr-FR/session/2037',
  })[name] ?? `/kardia/kardia2027/en-GB/page/${name}`;

describe('the access document', () => {
  it('uses every type, effect, condition and kind of requirement there is', () => {
    expect(new Set(policies.map(({ Type }) => Type))).toEqual(new Set(policyTypes));
    expect(new Set(policies.map(({ Effect }) => Effect))).toEqual(new Set(['Allow', 'Deny']));
    expect(new Set(policies.map(({ ConditionType }) => ConditionType))).toEqual(new Set(['All', 'Any']));
    const used = new Set(policies.flatMap(({ Requirements }) => Requirements.map(({ PrincipalField }) => PrincipalField)));
    expect(used).toEqual(new Set(requirementKindNames));
    expect(access.appAccessMatrixActive).toBe(true);
  });

  it('names all workshops, satellites and recordings of the programme, and no other session', () => {
    const { sessions } = buildRows();
    const ids = (fits: (one: (typeof sessions)[number]) => boolean): string[] => sessions.filter(fits).map(({ Id }) => Id);
    const named = (name: string): string[] => [policies.find(({ Name }) => Name === name)!.Identifier].flat();
    expect(named('workshops')).toEqual(ids(({ SessionType }) => SessionType === 'Workshop' || SessionType === 'Hands-on'));
    expect(named('satellites')).toEqual(ids(({ SessionType }) => SessionType === 'Satellite symposium'));
    const recorded = ids(({ RecordingUrl }) => RecordingUrl !== undefined);
    expect(named('recordings-for-participants')).toEqual(recorded);
    expect(named('recordings-for-members')).toEqual(recorded);
  });

  it('has keys that placements ask for', () => {
    const asked = new Set(event.pages.flatMap((name) => [...event.page(name)!.nodes.values()].map(({ rules }) => rules.access)));
    // The platform's own placements ask for these on every page, and no policy has to target them.
    const platforms = ['signedIn', 'hasTicket', 'networkingWidget', 'tvWidget'];
    expect(asked).toEqual(new Set(['', ...platforms, 'members', 'press', 'networking', 'dayTicketToday']));
    const { access: rules } = eventRules(model, timeZone);
    for (const key of asked)
      if (key && !platforms.includes(key)) expect(rules.isTargeted({ type: 'Key', identifier: key }, 'browser'), key).toBe(true);
  });
});

describe('who goes where', () => {
  it('opens everything to visitors on all three days but what the list of sign-in names', () => {
    const { signInPages } = (model.documents['app'] as { defaults: { signInPages: string[] } }).defaults;
    const reached = [...reachedPages(model)].filter((name) => matchAddress(page(name))?.page === name && !name.endsWith('DetailPage'));
    expect(reached).toEqual(expect.arrayContaining(['HomePage', 'PagSearchPage', 'Welcome', 'Partners', 'Posters-and-abstracts']));
    const closed = reached.filter((name) => signInPages.includes(name));
    for (const at of ['2027-05-03T10:10', '2027-05-04T09:00', '2027-05-05T20:00'])
      expect(reached.filter((name) => goes('visitor', page(name), at) !== 'open')).toEqual(closed);
    for (const path of ['session/1002', 'session/2037', 'faculty/50585', 'search', 'poster', 'facultySearch'])
      expect(goes('visitor', `/kardia/kardia2027/en-GB/${path}`, '2027-05-05T12:00'), path).toBe('open');
    expect(goes('visitor', '/programlanding/kardia/kardia2027/tr-TR')).toBe('open');
  });

  it('holds before the event, but for what people need before they come; afterwards it stays open', () => {
    expect(goes('delegate', page('HomePage'), '2027-05-02T23:59')).toBe('holding: HoldingPage');
    for (const name of ['Legal-notice', 'Privacy', 'Accessibility', 'Contact', 'Registration', 'Venue-and-travel'])
      expect(goes('visitor', page(name), '2026-12-01'), name).toBe('open');
    expect(goes('visitor', page('HomePage'), '2027-06-01')).toBe('open');
  });

  const login = 'sign-in: LoginPage';
  const denied = 'access: NoaccessPage';
  const names = ['visitor', 'delegate', 'day-ticket', 'industry', 'press', 'member'] as const;
  it.each<[string, Record<(typeof names)[number], string>]>([
    ['MyAreaPage', { visitor: login, delegate: 'open', 'day-ticket': 'open', industry: 'open', press: 'open', member: 'open' }],
    ['LivePage', { visitor: login, delegate: 'open', 'day-ticket': 'open', industry: denied, press: 'open', member: 'open' }],
    ['MeetingHubPage', { visitor: login, delegate: 'open', 'day-ticket': denied, industry: 'open', press: denied, member: 'open' }],
    ['ProductsPage', { visitor: login, delegate: 'open', 'day-ticket': denied, industry: denied, press: denied, member: 'open' }],
    ['IndustrySymposiaPage', { visitor: login, delegate: 'open', 'day-ticket': 'open', industry: 'open', press: denied, member: 'open' }],
    ['IndustryLandingPage', { visitor: login, delegate: 'open', 'day-ticket': 'open', industry: 'open', press: denied, member: 'open' }],
    // The token of its address says whose programme it is: the app opens it in a browser where nobody is signed in.
    ['PdfDownloadPage', { visitor: 'open', delegate: 'open', 'day-ticket': 'open', industry: 'open', press: 'open', member: 'open' }],
    ['lounge', { visitor: login, delegate: denied, 'day-ticket': denied, industry: 'open', press: denied, member: denied }],
    ['otherLounge', { visitor: login, delegate: denied, 'day-ticket': denied, industry: denied, press: denied, member: denied }],
    ['briefing', { visitor: denied, delegate: denied, 'day-ticket': denied, industry: denied, press: 'open', member: denied }],
  ])('%s on the second morning', (name, expected) => {
    expect(Object.fromEntries(names.map((person) => [person, goes(person, page(name))]))).toEqual(expected);
  });

  it('turns by time, and in the app', () => {
    expect(goes('visitor', page('briefing'), '2027-05-04T12:59:59')).toBe(denied);
    expect(goes('visitor', page('briefing'), '2027-05-04T13:00')).toBe('open');
    expect(goes('day-ticket', page('LivePage'), '2027-05-03T10:00')).toBe(denied);
    expect(goes('day-ticket', page('LivePage'), '2027-05-04T10:00', 'app')).toBe(denied);
    expect(goes('press', page('IndustryLandingPage'), '2027-05-04T10:00', 'app')).toBe('open');
    expect(goes('visitor', page('PdfDownloadPage'), '2027-05-04T10:00', 'app')).toBe('open');
    expect(goes('delegate', page('lounge'), '2027-05-04T10:00', 'app')).toBe(denied);
  });

  it('closes in the app everything that a policy closes elsewhere', () => {
    const { access: rules } = eventRules(model, timeZone);
    const things = policies.flatMap(({ Type, Identifier }) => [Identifier].flat().map((identifier) => ({ type: Type, identifier })));
    expect(things.filter((thing) => rules.isTargeted(thing, 'browser') && !rules.isTargeted(thing, 'app'))).toEqual([]);
  });

  it('keeps recordings for participants until November, for members for good, and none before the embargo ends', () => {
    const { access: rules } = eventRules(model, timeZone);
    const watches = (person: string, session: string, at: string): boolean => {
      const now = instantOf(at, timeZone)!;
      const context = { who: whoOf(people[person]!, now), where: { container: 'browser' as const }, when: { now, timeZone } };
      return rules.decide({ type: 'SessionRecording', identifier: session }, context).outcome === 'allow';
    };
    expect(watches('visitor', '1002', '2027-06-01')).toBe(false);
    expect(watches('delegate', '1002', '2027-11-05T23:59')).toBe(true);
    expect(watches('delegate', '1002', '2027-11-06')).toBe(false);
    expect(watches('member', '1002', '2028-06-01')).toBe(true);
    expect(watches('member', '2027', '2027-05-04T12:30')).toBe(false);
    expect(watches('member', '2027', '2027-05-04T13:00')).toBe(true);
  });
});
