// The meeting hub: slots by day, booking with consent and clashes, the reader's own meetings moved and cancelled, and what visitors see.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { MeetingSlot, OwnMeeting } from '../../../src/contract/meetings.ts';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { type Around, renderView } from '../../../tests/support/render-view.tsx';
import { attendee, staffOf, visitorHere } from '../company/people.fixture.ts';
import { anOwnMeeting, aSlot } from '../meetings/meetings.fixture.ts';
import { props } from './props.ts';
import View from './view.tsx';

installTopLayer();
// Pages are current by what they ask: no hub is there.
vi.mock('../../../src/session/hub/follow-group.ts', () => ({ followGroup: () => () => undefined }));
const at = (clock: string): string => `2027-05-03T${clock}:00+02:00`;
const clash = { Title: 'Opening', StartDateTime: at('14:00'), EndDateTime: at('15:00') };
const slots = (): MeetingSlot[] => [
  aSlot({ Clashes: [clash] }),
  aSlot({ Id: 'a.2', StartDateTime: at('14:20'), EndDateTime: at('14:40') }),
  aSlot({ Id: 'a.3', StartDateTime: at('14:40'), EndDateTime: at('15:00'), State: 'full', Free: 0 }),
  aSlot({
    Id: 'b',
    CompanyAccountId: '702',
    CompanyName: 'Other Devices',
    Topic: 'Demo',
    Capacity: 6,
    Free: 2,
    StartDateTime: at('16:00'),
    EndDateTime: at('17:00'),
  }),
  aSlot({ Id: 'past', StartDateTime: at('09:00'), EndDateTime: at('09:20') }),
];

/** A server that keeps what is booked; `sent` is what it was told. */
function server(own: OwnMeeting[] = [], all = slots()) {
  const sent: { address: string; method: string; body: unknown }[] = [];
  const note = (address: string, init?: RequestInit): void =>
    void sent.push({ address, method: init?.method ?? 'GET', body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined });
  const answers: Record<string, unknown> = {
    '/api/exhibition/ExhibitiorMeetingsForEvent/society/congress2027/en-GB': () => all,
    '/api/exhibition/ExhibitiorMeetings/society/congress2027/en-GB/4711': () =>
      all.filter(({ CompanyAccountId }) => CompanyAccountId === '4711'),
    '/api/Exhibition/OwnMeetings': () => own,
    '/api/Exhibition/BookMeeting': (address: string, init?: RequestInit) => {
      note(address, init);
      if (init?.method === 'DELETE') {
        own.length = 0;
        return { Removed: true };
      }
      own.push(anOwnMeeting());
      return own[0];
    },
    '/api/Exhibition/MoveMeeting': (address: string, init?: RequestInit) => {
      note(address, init);
      own[0] = anOwnMeeting({ SlotId: 'a.2', StartDateTime: at('14:20'), EndDateTime: at('14:40') });
      return own[0];
    },
  };
  return { sent, answers };
}
const open = (answers: Record<string, unknown>, more: Around = {}) =>
  renderView(View, props.parse({}), { frame: { person: attendee }, ...more, answers });

test('slots to come by day and company, each with its state; what a slot clashes with is part of its name', async () => {
  open(server().answers);
  const day = within(await screen.findByRole('region', { name: 'Monday, 03 May' }));
  expect(day.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Sample Devices', 'Other Devices']);
  for (const name of [
    '14:00 Clash Book 14:00–14:20: Sample Devices, Remote alerts',
    '14:20 Free Book 14:20–14:40: Sample Devices, Remote alerts',
    '16:00 Free: 2 Book 16:00–17:00: Other Devices, Demo',
  ])
    expect(day.getByRole('button', { name })).toBeTruthy();
  expect(day.getAllByRole('button')).toHaveLength(3);
  expect(day.getByText('14:40').parentElement!.textContent).toBe('14:40 Taken');
  expect(day.queryByText('09:00')).toBeNull();
  expect(screen.queryByRole('region', { name: 'My meetings' })).toBeNull();
});

test('booked with consent alone; the clash is named, the words agreed to are sent, then it is among one’s own', async () => {
  const { sent, answers } = server();
  open(answers);
  await userEvent.click(await screen.findByRole('button', { name: /Book 14:00/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Meeting with Sample Devices' }));
  expect(dialog.getByRole('note').textContent).toContain('14:00–15:00 Opening');
  await userEvent.click(dialog.getByRole('button', { name: 'Book' }));
  expect(dialog.getByText('Please tick this box: without your consent nothing is booked.')).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox', { name: /^Message/ }), ' Alerts ');
  await userEvent.click(dialog.getByRole('checkbox', { name: /eve@example.org/ }));
  await userEvent.click(dialog.getByRole('checkbox', { name: /^I agree that Sample Devices/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Book' }));
  const mine = await screen.findByRole('region', { name: 'My meetings' });
  expect(within(mine).getByRole('link', { name: 'Sample Devices' })).toHaveProperty('pathname', '/society/congress2027/en-GB/profile/4711');
  expect(sent).toEqual([
    {
      address: expect.stringContaining('slotid=a.1'),
      method: 'POST',
      body: {
        Firstname: 'Eve',
        Surname: 'Sample',
        Message: 'Alerts',
        GivesEmail: true,
        Consent: expect.stringMatching(/^I agree .* eve@example\.org/),
      },
    },
  ]);
});

test('somebody was faster: the dialog says so, and the times are read again', async () => {
  const { answers } = server();
  const { requests } = open({
    ...answers,
    '/api/Exhibition/BookMeeting': () => Response.json({ error: { code: 'full', message: '' } }, { status: 409 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: /Book 14:20/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('checkbox', { name: /^I agree/ }));
  const before = requests.filter((address) => address.includes('MeetingsForEvent')).length;
  await userEvent.click(dialog.getByRole('button', { name: 'Book' }));
  expect(await dialog.findByText(/^Somebody was faster/)).toBeTruthy();
  await waitFor(() => expect(requests.filter((address) => address.includes('MeetingsForEvent')).length).toBeGreaterThan(before));
});

test('one’s own meeting moves to another free time of the company, and is cancelled after a question', async () => {
  const { sent, answers } = server([anOwnMeeting({ Url: 'https://meet.example.org/room', Clashes: [clash] })]);
  open(answers);
  const mine = within(await screen.findByRole('region', { name: 'My meetings' }));
  expect(mine.getByRole('link', { name: /^Join online/ }).getAttribute('href')).toBe('https://meet.example.org/room');
  expect(mine.getByRole('note').textContent).toContain('Opening');
  await userEvent.click(mine.getByRole('button', { name: 'Move: Sample Devices, Mon 3 May, 14:00–14:20' }));
  const moving = within(await screen.findByRole('dialog', { name: 'Move the meeting with Sample Devices' }));
  await userEvent.selectOptions(await moving.findByRole('combobox', { name: 'New time' }), 'a.2');
  await userEvent.click(moving.getByRole('button', { name: 'Move' }));
  await userEvent.click(await mine.findByRole('button', { name: 'Cancel the meeting: Sample Devices, Mon 3 May, 14:20–14:40' }));
  const question = within(await screen.findByRole('dialog', { name: 'Cancel the meeting with Sample Devices?' }));
  expect(sent.map(({ method }) => method)).toEqual(['POST']);
  await userEvent.click(question.getByRole('button', { name: 'Cancel the meeting' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'My meetings' })).toBeNull());
  expect(sent.map(({ method, address }) => [method, address.split('?')[0]])).toEqual([
    ['POST', '/api/Exhibition/MoveMeeting'],
    ['DELETE', '/api/Exhibition/BookMeeting'],
  ]);
  expect(sent[0]!.address).toContain('toid=a.2');
});

test('the calendar file has the meeting under a name that stays', async () => {
  const made: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (blob: Blob) => (made.push(blob), 'blob:x'), revokeObjectURL: () => undefined }),
  );
  open(server([anOwnMeeting()]).answers);
  await userEvent.click(await screen.findByRole('button', { name: /^Calendar file/ }));
  // Its code is loaded with the press.
  await vi.waitFor(() => expect(made).toHaveLength(1));
  const text = await made[0]!.text();
  expect(text).toContain('UID:booking-1.meeting@congress2027.society');
  expect(text).toContain('SUMMARY:Sample Devices: Remote alerts');
  expect(text).toContain('DTSTART;TZID=Europe/Berlin:20270503T140000');
});

test('what a company cancelled, moved or offers no more is said, and cancelled ones go when they were read', async () => {
  const { sent, answers } = server([
    anOwnMeeting({ State: 'cancelled', Reason: 'Ill' }),
    anOwnMeeting({ BookingId: '2', SlotId: 'x', State: 'withdrawn', Topic: '', Place: '' }),
    anOwnMeeting({ BookingId: '3', SlotId: 'y', WasAt: '2027-05-03T11:00:00.000Z' }),
  ]);
  open(answers);
  const mine = within(await screen.findByRole('region', { name: 'My meetings' }));
  expect(mine.getByText(/Reason: Ill/)).toBeTruthy();
  expect(mine.getByText(/no longer offered/)).toBeTruthy();
  expect(mine.getByText('The time has changed. You booked Mon 3 May, 13:00.')).toBeTruthy();
  await userEvent.click(mine.getByRole('button', { name: /^Understood/ }));
  await waitFor(() => expect(sent.map(({ method }) => method)).toEqual(['DELETE']));
});

test('choices leave what fits, stand in the address, and are cleared at once', async () => {
  const { place } = open(server().answers, { search: '?company=702' });
  expect(await screen.findByText('Times: 1')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Only mine' }));
  expect(await screen.findByText('No meeting fits these choices.')).toBeTruthy();
  expect(place()).toContain('mine=1');
  await userEvent.click(screen.getByRole('link', { name: 'Show all' }));
  expect(await screen.findByText('Times: 4')).toBeTruthy();
});

test('a visitor finds the way to sign in and books nothing; staff, previews and sites without accounts neither', async () => {
  const all = slots().map((slot) => ({ ...slot, State: 'signedOut' as const }));
  const visit = open(server([], all).answers, { frame: { person: visitorHere } });
  expect(await screen.findByRole('link', { name: 'Sign in to book' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Book/ })).toBeNull();
  expect(visit.requests.some((address) => address.includes('OwnMeetings'))).toBe(false);
  visit.unmount();
  const staff = open(
    server(
      [],
      slots().map((slot) => ({ ...slot, State: 'staff' as const })),
    ).answers,
    { frame: { person: staffOf('4711') } },
  );
  expect(await screen.findByRole('region', { name: 'Monday, 03 May' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Book/ })).toBeNull();
  staff.unmount();
  const exported = open(server().answers, { frame: {} });
  expect(await screen.findByText('No exhibitor offers meetings at the moment.')).toBeTruthy();
  expect(exported.requests).toEqual([]);
});

test('nothing offered leads to the exhibitors; what cannot be loaded can be tried again', async () => {
  const none = open(server([], []).answers);
  expect(await screen.findByRole('link', { name: 'All exhibitors' })).toBeTruthy();
  none.unmount();
  open({});
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
