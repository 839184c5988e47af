import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { aDetail, anAuthor, aPerson, aPresentationDetail, aSession } from '../session/session.fixture.ts';
import { props } from './props.ts';
import View from './view.tsx';

// Idle at once: what waits for that is not what these tests are about.
beforeEach(() => void vi.stubGlobal('requestIdleCallback', (work: () => void) => work()));
afterEach(() => void vi.unstubAllGlobals());

const defaults = props.parse({});
const session = aDetail({
  Id: 's1',
  Name: 'Heart failure now',
  Subtitle: 'What changed',
  at: ['2027-05-03T08:30+02:00', 90],
  RoomId: 'a',
  RoomName: 'Hall A',
  TrackId: 't',
  TrackName: 'Imaging',
  Languages: ['en', 'de'],
  StreamUrl: 'https://stream.example.org/a',
  RecordingUrl: 'https://recordings.example.org/s1',
  Abstract: '<p>An <em>abstract</em>.</p>',
  Chairs: [aPerson('Ada Byron', 'ada')],
  Presentations: [
    aPresentationDetail({
      Id: 'p1',
      Abstract: '<p>Of hearts.</p>',
      Links: [{ Title: 'Paper', Url: 'https://example.org/paper' }],
      Title: 'First talk',
      StartDateTime: '2027-05-03T08:30+02:00',
      EndDateTime: '2027-05-03T08:45+02:00',
      Speakers: [aPerson('Max Plank', 'max')],
    }),
  ],
  Links: [{ Title: 'Slides', Url: 'https://example.org/slides' }],
  Attachments: [{ Title: 'Handout', Url: 'https://example.org/handout.pdf' }],
});
const answers = {
  '/api/Modules/PAGData': {
    Sessions: [session],
    Authors: [anAuthor('Ada Byron', { Id: 'ada', Title: 'Prof.', Institution: 'University of Nordhafen' })],
    Rooms: [],
    Tracks: [],
    Before: aSession({ Id: 's0', Name: 'Early', at: ['2027-05-03T07:00+02:00', 60] }),
    After: aSession({ Id: 's2', Name: 'Later', at: ['2027-05-03T11:00+02:00', 60] }),
    Related: ['Alike', 'Alike too', 'Akin', 'Near', 'Fifth'].map((Name) =>
      aSession({ Id: Name, Name, at: ['2027-05-04T11:00+02:00', 60] }),
    ),
    Companies: [],
    Products: [],
  },
  '/api/App/SetSessionViewCount/': { Count: 1 },
};
const open = (now: string, around: Partial<Parameters<typeof renderView>[2]> = {}) =>
  renderView(View, defaults, { answers, params: { sessionId: 's1' }, now: `2027-05-03T${now}+02:00`, ...around });

describe('the page of a session', () => {
  test('title, time and place, and all other parts', async () => {
    open('07:00');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Heart failure now');
    expect(screen.getByText(/^Monday,? 3 May 2027, 08:30–10:00$/)).toBeTruthy();
    expect(screen.getByText('In English and German')).toBeTruthy();
    expect(screen.getByText('abstract').tagName).toBe('EM');
    expect(screen.getByRole('heading', { level: 3, name: 'First talk' })).toBeTruthy();
    expect(screen.getByText('Of hearts.').closest('details')?.open, 'a list of papers stays a list').toBe(false);
    expect(screen.getByRole('link', { name: 'Paper' }).getAttribute('href')).toBe('https://example.org/paper');
    expect(screen.getByRole('link', { name: 'Max Plank' }).getAttribute('href')).toBe('/society/congress2027/en-GB/faculty/max');
    expect(screen.getByRole('link', { name: 'Prof. Ada Byron' })).toBeTruthy();
    expect(screen.getByText('University of Nordhafen')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Handout' }).getAttribute('href')).toBe('https://example.org/handout.pdf');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  test('its picture stands in the head, with its place kept; nothing stands there without one', async () => {
    const pictured = { ...session, ImageThumbPath: '/assets/opening.svg' };
    const shown = open('07:00', {
      answers: { ...answers, '/api/Modules/PAGData': { ...answers['/api/Modules/PAGData'], Sessions: [pictured] } },
    });
    const head = (await screen.findByRole('heading', { level: 1 })).closest('header')!;
    const picture = head.querySelector('img')!;
    expect([picture.getAttribute('src'), picture.alt, picture.style.aspectRatio]).toEqual(['/assets/opening.svg', '', '16 / 9']);
    shown.unmount();
    open('07:00');
    expect((await screen.findByRole('heading', { level: 1 })).closest('header')!.querySelector('img, [data-pattern]')).toBeNull();
  });

  test('its day is written in the format of the organiser, where there is one', async () => {
    open('07:00', { documents: { app: { programme: [{ dateformat: 'dd.mm.yyyy' }] } } });
    expect(await screen.findByText('03.05.2027, 08:30–10:00')).toBeTruthy();
  });

  test('the actions depend on the moment', async () => {
    const { unmount } = open('07:00');
    expect(await screen.findByText('The live stream opens here at 08:30.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Join|Watch/ })).toBeNull();
    unmount();
    const during = open('09:00');
    expect((await screen.findByRole('link', { name: 'Join live in Hall A' })).getAttribute('href')).toMatch(/^\/live\/.*\?roomid=a$/);
    expect(screen.getByText('On now, 60 minutes left')).toBeTruthy();
    during.unmount();
    const last = open('10:00');
    expect(await screen.findByText('On now, until 10:00')).toBeTruthy();
    last.unmount();
    open('10:01');
    expect(await screen.findByText('Ended 10:00')).toBeTruthy();
    expect((await screen.findByRole('link', { name: 'Watch the recording' })).getAttribute('href')).toMatch(/^\/presentationplayer\//);
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
  });

  test('Outlook opens in a new window, the company leads to its profile', async () => {
    const sponsored = { ...session, CompanyAccountId: '701', CompanyAccountName: 'Sinus' };
    const sinus = { CompanyAccountId: '701', Name: 'Sinus', LogoPath: '', SponsorType: '', SponsorTypeName: '' };
    renderView(View, defaults, {
      answers: { '/api/Modules/PAGData': { ...answers['/api/Modules/PAGData'], Sessions: [sponsored], Companies: [sinus] } },
      params: { sessionId: 's1' },
      now: '2027-05-03T07:00+02:00',
    });
    const outlook = await screen.findByRole('link', { name: /^Appointment for Outlook/ });
    expect([outlook.getAttribute('href'), outlook.getAttribute('target')]).toEqual([
      '/api/App/DownloadOutlookAppointmentSession/?id=society%2Fcongress2027&pSessionId=s1&language=en-GB',
      '_blank',
    ]);
    expect(screen.getByRole('link', { name: 'Sponsored by Sinus' }).getAttribute('href')).toBe('/society/congress2027/en-GB/profile/701');
  });

  test('shows how soon it begins', async () => {
    open('08:10');
    expect(await screen.findByText('Starts in 20 minutes')).toBeTruthy();
  });

  test('the calendar button gives one file with a stable id and times in the zone of the event', async () => {
    let file: Blob | undefined;
    const name = vi.fn();
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (blob: Blob) => ((file = blob), 'blob:x'), revokeObjectURL: () => undefined }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      name(this.download);
    });
    open('07:00');
    await userEvent.click(await screen.findByRole('link', { name: 'Add to calendar' }));
    expect(name).toHaveBeenCalledWith('Heart-failure-now.ics');
    const text = await file!.text();
    expect(text).toContain('UID:s1@congress2027.society');
    expect(text).toContain('DTSTART;TZID=Europe/Berlin:20270503T083000');
    expect(text).toContain('LOCATION:Hall A');
  });

  test('its context: the previous and next in the room, and related sessions', async () => {
    open('07:00');
    const room = await screen.findByRole('navigation', { name: 'Before and after in Hall A' });
    expect(
      within(room)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Before, 07:00 Early', 'After, 11:00 Later']);
    const related = within(screen.getByRole('region', { name: 'Related sessions' })).getAllByRole('link');
    expect(
      related.map((link) => link.textContent),
      'as many as the organiser wants',
    ).toEqual(['Alike', 'Alike too', 'Akin', 'Near']);
  });

  test('the page asks for one session alone, and a view is counted once, when nothing else is to be done', async () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
    const { requests } = open('07:00');
    await screen.findByRole('region', { name: 'Related sessions' });
    expect(requests.some((address) => address.includes('SetSessionViewCount'))).toBe(false);
    act(() => idle.forEach((work) => work()));
    await waitFor(() =>
      expect(requests.filter((address) => address.includes('SetSessionViewCount'))).toEqual([
        '/api/App/SetSessionViewCount/?eventId=society%2Fcongress2027&sessionid=s1',
      ]),
    );
    expect(new Set(requests.filter((address) => !address.includes('SetSessionViewCount')))).toEqual(
      new Set(['/api/Modules/PAGData?eventid=society%2Fcongress2027&language=en-GB&sessionid=s1']),
    );
  });

  test('a preview is not counted as a view', async () => {
    const { requests } = open('07:00', { preview: true });
    await screen.findByRole('region', { name: 'Related sessions' });
    expect(requests.some((address) => address.includes('SetSessionViewCount'))).toBe(false);
  });

  test('an unknown session: a text and a link, and nothing is counted', async () => {
    const { requests } = open('07:00', { answers: {}, params: { sessionId: 'nope' } });
    expect(await screen.findByRole('heading', { level: 1, name: 'This session does not exist' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the programme' }).getAttribute('href')).toBe('/society/congress2027/en-GB/search');
    expect(requests.some((address) => address.includes('SetSessionViewCount'))).toBe(false);
  });

  test('a failed call is not an unknown session', async () => {
    open('07:00', { answers: { '/api/Modules/PAGData': () => Promise.resolve(new Response('{}', { status: 500 })) } });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('companies of a session', () => {
  const sponsored = { ...session, CompanyAccountId: '701', CompanyAccountName: 'Sample Devices' };
  const company = {
    CompanyAccountId: '701',
    Name: 'Sample Devices',
    LogoPath: '',
    SponsorType: 'Gold Partner',
    SponsorTypeName: 'Gold Partner',
  };
  const product = { Id: 'p 1', Name: 'Sonara 3', CompanyAccountId: '701' };
  const show = (more: object) =>
    open('07:00', {
      answers: { ...answers, '/api/Modules/PAGData': { ...answers['/api/Modules/PAGData'], Sessions: [sponsored], ...more } },
    });

  test('one that exhibits is linked, with its products and a star', async () => {
    show({ Companies: [company], Products: [product] });
    const part = within(await screen.findByRole('region', { name: 'From the exhibition' }));
    expect(part.getByRole('link', { name: 'Sample Devices' })).toHaveProperty('pathname', '/society/congress2027/en-GB/profile/701');
    expect(part.getByRole('link', { name: 'Sonara 3' }).getAttribute('href')).toContain('product=p%201');
    expect(part.getByRole('button', { name: 'Add to my programme: Sample Devices' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sponsored by Sample Devices' })).toBeTruthy();
  });

  test('its logo has its place before it arrives, and initials where there is none', async () => {
    show({
      Companies: [
        { ...company, LogoPath: '/assets/logo.svg' },
        { ...company, CompanyAccountId: '702', Name: 'Other House' },
      ],
    });
    const [first, second] = within(await screen.findByRole('region', { name: 'From the exhibition' })).getAllByRole('listitem');
    const logo = first!.querySelector('img')!;
    expect([logo.getAttribute('src'), logo.width, logo.height, logo.getAttribute('loading')]).toEqual(['/assets/logo.svg', 88, 44, 'lazy']);
    expect([second!.querySelector('img'), second!.textContent]).toEqual([null, expect.stringMatching(/^OH/)]);
    fireEvent.error(logo);
    expect([first!.querySelector('img'), first!.textContent]).toEqual([null, expect.stringMatching(/^SD/)]);
  });

  test('one that does not exhibit is words, and no link', async () => {
    show({ Companies: [], Products: [] });
    expect((await screen.findByText('Sponsored by Sample Devices')).tagName).toBe('SPAN');
    expect(screen.queryByRole('region', { name: 'From the exhibition' })).toBeNull();
  });
});
