// In a preview the programme is what the selected person would get at that instant; the preview of everything gets everything.
import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Api } from '../api/http.ts';
import { createQueryClient, queryOfRequest } from '../api/query.ts';
import { createClock } from '../clock/clock.ts';
import type { Session } from '../contract/programme.ts';
import { type ApiRequest, request } from '../contract/request.ts';
import { eventOf } from '../model/model.fixture.ts';
import { personas } from '../rules/personas.ts';
import type { Principal } from '../rules/principal.ts';
import { createPreviewClock } from './preview-clock.ts';
import { createProgrammeFilter } from './programme-filter.ts';

const info = {
  Instance: 'society',
  Shortname: 'congress',
  TimeZone: 'Europe/Berlin',
  StartDate: '2027-05-03',
  EndDate: '2027-05-05',
  Languages: ['en-GB'],
};
const policy = (Type: string, Identifier: unknown, PrincipalField: string, Values: string[]) => ({
  Name: `${Type} ${String(Identifier)}`,
  Type,
  Identifier,
  Effect: 'Allow',
  Requirements: [{ PrincipalField, Values }],
});
const modelWith = (...policies: object[]) =>
  eventOf({
    'society/congress/app.json': { schemaVersion: 1, defaults: { disableAuth: true } },
    'society/congress/access.json': { schemaVersion: 1, policies },
  });
const model = modelWith(
  policy('Session', 'members', 'EventTicketNamePaid', ['Full Congress']),
  policy('Session', 'morning', 'TimeAccess', ['', '2027-05-03T11:59:59']),
  policy('SessionRecording', ['open', 'members'], 'UserLoggedIn', ['true']),
);
const unscheduled = { StartDateTime: null, EndDateTime: null };
const session = (Id: string) => ({ Id, CompanyAccountId: '', StreamUrl: `live ${Id}`, RecordingUrl: `film ${Id}`, ...unscheduled });
const detail = {
  Abstract: 'a',
  Description: 'd',
  Links: ['l'],
  Attachments: ['s'],
  Presentations: [{ Id: 'q', Abstract: 'p', Links: ['x'] }],
};
const whole: Readonly<Record<string, unknown>> = {
  '/api/Modules/PAGSessionsV2': ['open', 'members', 'morning'].map(session),
  '/api/Modules/PAGData': {
    Sessions: [{ ...session('members'), ...detail }],
    Authors: [],
    Rooms: [],
    Tracks: [],
    Before: null,
    After: session('members'),
    Related: [session('morning')],
    Companies: [],
    Products: [],
  },
  '/api/Modules/PAGNowAndNext': ['open', 'members', 'morning'].map(session),
  '/api/Modules/PAGPresentation': {
    Presentation: { Id: 'q', Links: [], Attachments: [] },
    Session: { ...session('open'), RecordingFrom: '2027-05-03T11:00:00+02:00' },
    Recording: { Url: 'film q' },
    RoomBefore: session('members'),
    RoomAfter: null,
  },
  '/api/Modules/PAGAbstracts': [{ Id: 'open', SessionId: 'open', PresentationId: '', Abstract: 'a' }],
  '/api/Modules/PAGSessionTexts': [{ Id: 'open', Text: 'a' }],
};

// As in the build: a check in place of the schema.
const endpoint = (path: string) => ({ path, method: 'GET', event: ['eventid'], shownOn: [], check: () => () => true });
const sessions = request(endpoint('/api/Modules/PAGSessionsV2'), { eventid: 'society/congress' });
const oneSession = request(endpoint('/api/Modules/PAGData'), { eventid: 'society/congress', sessionid: 'members' });
const current = request(endpoint('/api/Modules/PAGNowAndNext'), { eventid: 'society/congress' });
const onePresentation = request(endpoint('/api/Modules/PAGPresentation'), { eventid: 'society/congress', presentationid: 'q' });
const abstracts = request(endpoint('/api/Modules/PAGAbstracts'), { eventid: 'society/congress' });
const texts = request(endpoint('/api/Modules/PAGSessionTexts'), { eventid: 'society/congress' });

/** A preview stopped at an instant of the third of May (time of the event), for a person. */
function preview(at: string, person?: Principal, event = model) {
  const asked: string[] = [];
  const clock = createPreviewClock(createClock({ wall: () => 0, monotonic: () => 0 }));
  const filter = createProgrammeFilter(clock, () => queries);
  const fetch: typeof globalThis.fetch = async (address) => {
    asked.push(String(address));
    return Response.json(whole[String(address).split('?')[0]!]);
  };
  const api: Api = {
    base: '',
    fetch,
    readers: new Map([['society/congress', { for: 'preview', version: 4 }]]),
    transformReply: filter.see,
  };
  const queries = createQueryClient(api);
  const stand = (time: string): void => clock.stand(Date.parse(`2027-05-03T${time}:00+02:00`));
  const lookAs = (somebody: Principal | undefined): void => filter.setSubject({ info, model: event, person: somebody });
  stand(at);
  lookAs(person);
  /** A component's data on screen, which stay on screen. */
  const show = async (one: ApiRequest): Promise<() => unknown> => {
    const observer = new QueryObserver(queries, queryOfRequest(one));
    observer.subscribe(() => undefined);
    await queries.fetchQuery(queryOfRequest(one));
    return () => observer.getCurrentResult().data;
  };
  return { asked, stand, lookAs, show };
}

const open = (data: unknown): string[] =>
  (data as Session[]).flatMap(({ StreamUrl, RecordingUrl }) => [StreamUrl, RecordingUrl].filter((url) => url !== ''));
const all = ['live open', 'film open', 'live members', 'film members', 'live morning', 'film morning'];

test('requests are made as a preview, for one version', async () => {
  const { show, asked } = preview('10:00');
  expect(open((await show(sessions))())).toEqual(all);
  expect(asked).toEqual(['/api/Modules/PAGSessionsV2?eventid=society%2Fcongress&for=preview&version=4']);
});

test('each person gets their own answers, and the preview of everything gets all of them without a new request', async () => {
  const { show, lookAs, asked } = preview('10:00', personas.visitor);
  const shown = await show(sessions);
  expect(open(shown())).toEqual(['live open', 'live morning', 'film morning']);
  expect(open((await preview('10:00', personas.visitor).show(current))()), 'of what is on as well').toEqual(open(shown()));
  lookAs(personas.attendee);
  expect(open(shown())).toEqual(all);
  lookAs(personas['signed-in']);
  expect(open(shown())).toEqual(['live open', 'film open', 'live morning', 'film morning']);
  lookAs({ ...personas['super-user'], superUserToggle: false });
  expect(open(shown()), 'the toggle only hides what the server sends them').toEqual(all);
  lookAs(personas.visitor);
  lookAs(undefined);
  expect(open(shown())).toEqual(all);
  expect(asked).toHaveLength(1);
});

test('time removes parts of what is on screen, and restores them on the way back', async () => {
  const { show, stand } = preview('10:00', personas.visitor);
  const shown = await show(sessions);
  stand('12:00');
  expect(open(shown())).toEqual(['live open']);
  stand('11:59');
  expect(open(shown())).toEqual(['live open', 'live morning', 'film morning']);
});

test('after the end of their session a person counts as a visitor', async () => {
  const person: Principal = { ...personas.attendee, user: { UserId: 7, validUntil: '2027-05-03T08:30:00Z' } };
  const { show, stand } = preview('10:00', person);
  const shown = await show(sessions);
  expect(open(shown())).toEqual(all);
  stand('10:31');
  expect(open(shown())).toEqual(['live open', 'live morning', 'film morning']);
});

test('details lose the links of a closed session, and every text if their page is closed', async () => {
  const closed = await preview('10:00', personas.visitor).show(oneSession);
  const bare = { StreamUrl: '', RecordingUrl: '', Links: [], Attachments: [] };
  expect(closed()).toMatchObject({ Sessions: [{ ...bare, Abstract: 'a', Presentations: [{ Abstract: 'p', Links: [] }] }] });
  expect(closed(), 'and so do the sessions around it').toMatchObject({
    Before: null,
    After: { StreamUrl: '', RecordingUrl: '' },
    Related: [session('morning')],
  });
  const page = modelWith(policy('Page', 'PagSessionDetailPage', 'UserLoggedIn', ['true']));
  const hidden = await preview('10:00', personas.visitor, page).show(oneSession);
  // Its stream is played on another page, its recording on this one.
  const without = { Links: [], Attachments: [], Abstract: '', Description: '', StreamUrl: 'live members', RecordingUrl: '' };
  expect(hidden()).toMatchObject({ Sessions: [{ ...without, Presentations: [{ Abstract: '', Links: [] }] }] });
  expect((await preview('10:00', personas.visitor, page).show(abstracts))()).toEqual([]);
  expect((await preview('10:00', personas['signed-in'], page).show(abstracts))()).toEqual(whole['/api/Modules/PAGAbstracts']);
  expect((await preview('10:00', personas.visitor, page).show(texts))()).toEqual([]);
  expect((await preview('10:00', personas['signed-in'], page).show(texts))()).toEqual(whole['/api/Modules/PAGSessionTexts']);
});

test('a recording is there from its instant on, for those who may watch it', async () => {
  const { show, stand, lookAs } = preview('10:59', personas['signed-in']);
  const shown = await show(onePresentation);
  expect(shown()).toMatchObject({ Recording: null, Session: { RecordingUrl: '' } });
  stand('11:00');
  expect(shown()).toMatchObject({ Recording: { Url: 'film q' }, Session: { RecordingUrl: 'film open' } });
  lookAs(personas.visitor);
  expect(shown()).toMatchObject({ Recording: null, Session: { RecordingUrl: '' } });
});

test('unreadable policies close everything except to super users (R50)', async () => {
  const broken = eventOf({ 'society/congress/access.json': '[]' });
  expect(open((await preview('10:00', personas.attendee, broken).show(sessions))())).toEqual([]);
  expect(open((await preview('10:00', personas['super-user'], broken).show(sessions))())).toEqual(all);
});
