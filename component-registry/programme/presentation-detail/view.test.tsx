import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Room as RoomOfEvent } from '#contract/programme';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { anAuthor, aPerson, aPresentation, aPresentationDetail, aSession } from '../session/session.fixture.ts';
import { props } from './props.ts';
import View from './view.tsx';

installTopLayer();
beforeEach(() => void vi.stubGlobal('requestIdleCallback', (work: () => void) => work()));
afterEach(() => void vi.unstubAllGlobals());

const presentation = aPresentationDetail({
  Id: 'p2',
  SessionId: 's1',
  Title: 'Of hearts',
  Abstract: '<p>An <em>abstract</em>.</p>',
  Links: [{ Title: 'Paper', Url: 'https://example.org/paper' }],
  StartDateTime: '2027-05-03T08:45+02:00',
  EndDateTime: '2027-05-03T09:00+02:00',
  Speakers: [aPerson('Max Plank', 'max'), aPerson('Guest')],
  Language: 'de',
});
const session = aSession({
  Id: 's1',
  Name: 'Heart failure now',
  at: ['2027-05-03T08:30+02:00', 90],
  RoomName: 'Hall A',
  TrackName: 'Imaging',
  RoomId: 'a',
  StreamUrl: 'https://stream.example.org/a',
  RecordingUrl: 'https://recordings.example.org/s1',
});
const answer = {
  Presentation: presentation,
  Session: session,
  HasRecording: true,
  Recording: null,
  Authors: [anAuthor('Max Plank', { Id: 'max', Institution: 'University of Nordhafen' })],
  Before: aPresentation({ Id: 'p1', Title: 'First talk', StartDateTime: '2027-05-03T08:30+02:00' }),
  After: aPresentation({ Id: 'p3', Title: 'Last talk' }),
  Room: null,
  RoomBefore: null,
  RoomAfter: null,
  Related: [
    aPresentation({ Id: 'p7', Title: 'Akin talk', StartDateTime: '2027-05-04T10:00+02:00', Speakers: [aPerson('Ada Okafor', 'ada')] }),
  ],
};
const asked: string[] = [];
const open = (now: string, { given = answer, written = {} }: { given?: object; written?: object } = {}) =>
  renderView(View, props.parse(written), {
    answers: {
      '/api/Modules/PAGPresentation': given,
      '/api/App/SetPresentationViewCount/': (address: string) => {
        asked.push(address);
        return { Count: 1 };
      },
    },
    params: { presentationId: 'p2' },
    now: `2027-05-03T${now}+02:00`,
  });

test('title, session, time and place, people, abstract, links', async () => {
  open('07:00');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Of hearts');
  expect(screen.getByRole('link', { name: 'Heart failure now' }).getAttribute('href')).toBe('/society/congress2027/en-GB/session/s1');
  expect(screen.getByText(/^Monday,? 3 May 2027, 08:45–09:00$/)).toBeTruthy();
  expect(screen.getByText('Hall A')).toBeTruthy();
  expect(screen.getByText('In German')).toBeTruthy();
  expect(screen.getByText('abstract').tagName).toBe('EM');
  expect(screen.getByRole('heading', { name: 'Speakers' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Max Plank' }).getAttribute('href')).toBe('/society/congress2027/en-GB/faculty/max');
  expect(screen.getByText('Guest').closest('a')).toBeNull();
  expect(screen.getByText('University of Nordhafen')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Paper' }).getAttribute('href')).toBe('https://example.org/paper');
});

test('before and after in its session, unless the organiser wants none', async () => {
  const { unmount } = open('07:00');
  const around = await screen.findByRole('navigation', { name: 'Before and after in Heart failure now' });
  const hrefs = within(around)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(hrefs).toEqual([
    ['Before, 08:30 First talk', '/society/congress2027/en-GB/presentation/p1'],
    ['After Last talk', '/society/congress2027/en-GB/presentation/p3'],
  ]);
  unmount();
  open('07:00', { written: { around: false } });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('the stream while its session is on, the recording afterwards', async () => {
  const { unmount } = open('08:40');
  expect((await screen.findByRole('link', { name: 'Join live in Hall A' })).getAttribute('href')).toMatch(/^\/live\/.*\?roomid=/);
  unmount();
  const after = open('10:01');
  expect((await screen.findByRole('link', { name: 'Watch the recording' })).getAttribute('href')).toMatch(/^\/presentationplayer\//);
  after.unmount();
  open('07:00');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('link', { name: /Join|Watch/ })).toBeNull();
});

test('without a time of its own it has that of its session; without text and people neither part', async () => {
  const bare = aPresentationDetail({ Id: 'p2', Title: 'Bare' });
  open('07:00', { given: { ...answer, Presentation: bare, Authors: [], Before: null, After: null, Related: [] } });
  await screen.findByRole('heading', { level: 1, name: 'Bare' });
  expect(screen.getByText(/08:30–10:00$/)).toBeTruthy();
  expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('a view is counted once', async () => {
  asked.length = 0;
  open('07:00');
  await screen.findByRole('heading', { level: 1 });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toContain('presentationId=p2');
});

test('calendar, Outlook in a new window and share while it is to come; related presentations', async () => {
  const { unmount } = open('07:00');
  const outlook = await screen.findByRole('link', { name: /^Appointment for Outlook/ });
  expect([outlook.getAttribute('href'), outlook.getAttribute('target')]).toEqual([
    '/api/App/DownloadOutlookAppointmentPresentation/?id=society%2Fcongress2027&pPresentationId=p2&language=en-GB',
    '_blank',
  ]);
  expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toMatch(/\/en-GB\/presentation\/p2\.ics$/);
  expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy();
  const related = screen.getByRole('region', { name: 'Related presentations' });
  expect(within(related).getByRole('link', { name: 'Akin talk' }).getAttribute('href')).toMatch(/\/presentation\/p7$/);
  expect(related.textContent).toContain('Ada Okafor');
  unmount();
  // What is over is planned by nobody.
  open('12:00', { given: { ...answer, Related: [] } });
  expect(await screen.findByRole('button', { name: 'Print' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Outlook|Add to calendar/ })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Related presentations' })).toBeNull();
});

test('a recording of its own is watched also where its session has none', async () => {
  const own = {
    ...answer,
    Session: { ...session, RecordingUrl: '', HasRecording: false },
    Recording: { Url: '/film.mp4', StartsAt: 0, Captions: [], Slides: [] },
  };
  open('12:00', { given: own });
  expect((await screen.findByRole('link', { name: 'Watch the recording' })).getAttribute('href')).toMatch(/^\/presentationplayer\//);
});

test('its room opens what is known of the room', async () => {
  const Room: RoomOfEvent = { Id: 'a', Name: 'Hall A', Description: 'Left of the stairs.', Capacity: 120, Sort: 0, Plan: null };
  const RoomAfter = aSession({ Id: 's2', Name: 'Rhythm at noon', at: ['2027-05-03T11:00+02:00', 60] });
  open('07:00', { given: { ...answer, Room, RoomAfter } });
  fireEvent.click(await screen.findByRole('button', { name: 'Hall A: plan and what is on there' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hall A' }));
  expect(dialog.getByText(/Left of the stairs\. 120 seats\./)).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Rhythm at noon' }).getAttribute('href')).toBe('/society/congress2027/en-GB/session/s2');
});
