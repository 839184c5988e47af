// What a profile asks of people: details with consent, leads for the staff, meetings.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { toasts } from '../../../src/stores/toasts.ts';
import { attendee, staffOf, visitorHere } from '../company/people.fixture.ts';
import { aBooking, aSlot } from '../meetings/meetings.fixture.ts';
import { profileOfTests as company, profilePath as path } from './profile.fixture.ts';
import { props } from './props.ts';
import View from './view.tsx';

installTopLayer();
// Pages are current by what they ask: no hub is there.
vi.mock('../../../src/session/hub/follow-group.ts', () => ({ followGroup: () => () => undefined }));

const given = {
  LeadId: 3,
  CompanyAccountId: '4711',
  CompanyName: 'Sample Devices',
  Firstname: 'Eve',
  Surname: 'Sample',
  Email: 'eve@example.org',
  Topic: 'contact',
  Message: '',
  Consent: 'Yes',
  GivenAt: '2027-05-03T08:00:00.000Z',
  ChangedAt: '2027-05-03T08:00:00.000Z',
};

test('details are given with consent alone; then they can be changed and taken back', async () => {
  let leads: object[] = [];
  const sent: unknown[] = [];
  renderView(View, props.parse({}), {
    params: { companyAccountId: '4711' },
    frame: { person: attendee },
    answers: {
      [path]: company,
      '/api/Exhibition/Leads': (_: string, init?: RequestInit) => {
        if (init?.method !== 'POST') return leads;
        sent.push(JSON.parse(init.body as string));
        leads = [given];
        return given;
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Leave your details' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your details for Sample Devices' }));
  expect(dialog.getByRole('textbox', { name: /^E-mail/ })).toHaveProperty('disabled', true);
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(dialog.getByText('Please tick this box: without your consent nothing is sent.')).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.click(dialog.getByRole('checkbox'));
  await userEvent.selectOptions(dialog.getByRole('combobox'), 'callback');
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/^You gave Sample Devices your details on Monday,? 3 May 2027\.$/)).toBeTruthy();
  expect(sent).toEqual([
    {
      Firstname: 'Eve',
      Surname: 'Sample',
      Topic: 'callback',
      Message: '',
      Consent: expect.stringContaining('I agree that Sample Devices'),
    },
  ]);
  expect(screen.getByRole('button', { name: 'Take back: Sample Devices' })).toBeTruthy();
});

test('a visitor finds the way to sign in; leads are shown to nobody but the staff of the company', async () => {
  const visit = renderView(View, props.parse({}), {
    params: { companyAccountId: '4711', page: 'leads' },
    frame: { person: visitorHere },
    answers: { [path]: company },
  });
  expect(await screen.findByRole('link', { name: 'Sign in to leave your details' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Leads' })).toBeNull();
  expect(visit.requests.some((address) => address.includes('CompanyLeads'))).toBe(false);
  visit.unmount();
  renderView(View, props.parse({}), {
    params: { companyAccountId: '4711', page: 'leads' },
    frame: { person: staffOf('4711') },
    answers: {
      [path]: company,
      '/api/Exhibition/Leads': [],
      '/api/Exhibition/CompanyLeads': [{ ...given, HasAccount: true, Message: 'A price list', Note: '', Quality: '', NoteRevision: 0 }],
      '/api/Exhibition/CompanyViews': {
        Total: 3,
        Days: [
          { Day: '2027-05-04', Count: 1 },
          { Day: '2027-05-03', Count: 2 },
        ],
      },
      '/api/Exhibition/CompanyBadgeScans': [{ ScanId: 1, State: 'asked', AskedAt: '2027-05-03T08:00:00.000Z' }],
      '/api/Exhibition/ScanBadge': (address: string, init?: RequestInit) => {
        expect([address, init?.body]).toEqual([expect.stringContaining('id=4711'), '{"Code":"K7Q2M9XT4B"}']);
        return { ScanId: 2, State: 'asked' };
      },
      '/api/Exhibition/CompanyLead': (address: string, init?: RequestInit) => {
        expect([address, init?.body]).toEqual([expect.stringContaining('leadid=3'), '{"Note":"","Quality":"hot","NoteRevision":0}']);
        return { ...given, HasAccount: true, Note: '', Quality: 'hot', NoteRevision: 1 };
      },
    },
  });
  const form = within(await screen.findByRole('form', { name: 'Eve Sample' }));
  expect(screen.getByText('A price list')).toBeTruthy();
  const views = within(await screen.findByRole('region', { name: 'Views of the profile' }));
  expect(views.getByRole('heading', { name: 'Views of the profile: 3' })).toBeTruthy();
  expect(views.getAllByRole('listitem').map((day) => day.textContent)).toEqual(['Tue 4 May: 1', 'Mon 3 May: 2']);
  expect(screen.queryByRole('button', { name: 'Leave your details' })).toBeNull();
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Quality' }), 'hot');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeTruthy();
  // A badge is typed: its person is asked, no name is shown.
  expect(await screen.findByText(/^Scanned .*: waits for consent$/)).toBeTruthy();
  const scan = within(screen.getByRole('form', { name: 'Scan a badge' }));
  await userEvent.type(scan.getByRole('textbox', { name: 'Code of a visitor’s badge' }), 'x');
  await userEvent.click(scan.getByRole('button', { name: 'Ask for details' }));
  expect(await scan.findByText(/^A code has ten letters and digits/)).toBeTruthy();
  await userEvent.clear(scan.getByRole('textbox'));
  await userEvent.type(scan.getByRole('textbox'), 'k7q2m 9xt4b{Enter}');
  expect(await scan.findByText(/^The visitor was asked\./)).toBeTruthy();
});

test('meetings of the company: to book for a visitor, and for its staff who booked, with a way to cancel that gives the reason', async () => {
  const meetings = '/api/exhibition/ExhibitiorMeetings/society/congress2027/en-GB/4711';
  const answers = { [path]: { ...company, HasMeetings: true }, '/api/Exhibition/OwnMeetings': [], '/api/Exhibition/Leads': [] };
  const visit = renderView(View, props.parse({}), {
    params: { companyAccountId: '4711', page: 'meetings' },
    frame: { person: attendee },
    answers: { ...answers, [meetings]: [aSlot()] },
  });
  expect(await screen.findByRole('button', { name: '14:00 Free Book 14:00–14:20: Sample Devices, Remote alerts' })).toBeTruthy();
  expect(visit.requests.some((address) => address.includes('CompanyMeetings'))).toBe(false);
  visit.unmount();
  const sent: unknown[] = [];
  let bookings = [aBooking({ Email: 'eve@example.org', Message: 'Alerts' })];
  renderView(View, props.parse({}), {
    params: { companyAccountId: '4711', page: 'meetings' },
    frame: { person: staffOf('4711') },
    answers: {
      ...answers,
      [meetings]: [aSlot({ State: 'staff', Free: 0 })],
      '/api/Exhibition/CompanyMeetings': () => bookings,
      '/api/Exhibition/CancelCompanyMeeting': (address: string, init?: RequestInit) => {
        sent.push(address.includes('bookingid=booking-1'), JSON.parse(init?.body as string));
        bookings = [aBooking({ State: 'cancelled', Reason: 'Ill' })];
        return bookings[0];
      },
    },
  });
  const booked = within(await screen.findByRole('region', { name: 'Booked meetings' }));
  expect(await booked.findByRole('heading', { name: 'Eve Sample' })).toBeTruthy();
  expect(booked.getByText('Agreed to: They get my name.')).toBeTruthy();
  await userEvent.click(booked.getByRole('button', { name: 'Cancel the meeting: Eve Sample' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the meeting with Eve Sample?' }));
  await userEvent.type(dialog.getByRole('textbox'), 'Ill');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel the meeting' }));
  expect(await booked.findByText('Reason: Ill')).toBeTruthy();
  expect(sent).toEqual([true, { Reason: 'Ill' }]);
});

test('staff are told what visitors book, move and cancel meanwhile, and nothing of what was over', async () => {
  const later = { SlotId: 'a.9', StartDateTime: '2027-05-03T15:00:00+02:00', EndDateTime: '2027-05-03T15:20:00+02:00' };
  const over = aBooking({
    BookingId: 'b-0',
    Firstname: 'Tom',
    StartDateTime: '2027-05-03T08:00:00+02:00',
    EndDateTime: '2027-05-03T08:20:00+02:00',
  });
  const ida = aBooking({ BookingId: 'b-2', Firstname: 'Ida' });
  let bookings = [over, aBooking(), ida];
  renderView(View, props.parse({}), {
    params: { companyAccountId: '4711', page: 'meetings' },
    frame: { person: staffOf('4711') },
    now: '2027-05-03T10:00+02:00',
    answers: {
      [path]: { ...company, HasMeetings: true },
      '/api/Exhibition/OwnMeetings': [],
      '/api/Exhibition/Leads': [],
      '/api/exhibition/ExhibitiorMeetings/society/congress2027/en-GB/4711': [],
      '/api/Exhibition/CompanyMeetings': () => bookings,
    },
  });
  expect(await screen.findByRole('heading', { name: 'Eve Sample' })).toBeTruthy();
  expect(toasts.getState().shown).toEqual([]);
  bookings = [{ ...ida, ...later }, aBooking({ BookingId: 'b-3', Firstname: 'Olga' })];
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('heading', { name: 'Olga Sample' })).toBeTruthy();
  expect(toasts.getState().shown.map(({ text }) => text)).toEqual([
    'Eve Sample has cancelled Mon 3 May, 14:00–14:20.',
    'Ida Sample has moved their meeting to Mon 3 May, 15:00–15:20.',
    'Olga Sample has booked Mon 3 May, 14:00–14:20.',
  ]);
});
