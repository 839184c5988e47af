// Meetings on request in the hub and on a profile: proposed and offered with consent, answered by whose turn it is, withdrawn.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { CompanyRequest, MeetingRequest } from '../../../src/contract/meeting-requests.ts';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { aProfile } from '../company/company.fixture.ts';
import { attendee, staffOf } from '../company/people.fixture.ts';
import { props as profileProps } from '../company-profile/props.ts';
import Profile from '../company-profile/view.tsx';
import { props } from '../meeting-hub/props.ts';
import Hub from '../meeting-hub/view.tsx';

installTopLayer();
// Pages are current by what they ask: no hub is there.
vi.mock('../../../src/session/hub/follow-group.ts', () => ({ followGroup: () => () => undefined }));

const request: CompanyRequest = {
  RequestId: 'request-1',
  CompanyAccountId: '4711',
  CompanyName: 'Sample Devices',
  State: 'proposed',
  Turn: 'visitor',
  StartDateTime: '2027-05-04T11:00:00+02:00',
  EndDateTime: '2027-05-04T11:30:00+02:00',
  Topic: 'Remote alerts',
  Place: 'Booth 9',
  Firstname: 'Eve',
  Surname: 'Sample',
  Email: '',
  Message: '',
  Consent: 'They get my name.',
  Reason: 'Later?',
  ChangedAt: '2027-05-03T08:00:00.000Z',
};
const own = (more: Partial<MeetingRequest> = {}): MeetingRequest => ({ ...request, Clashes: [], ...more });

/** A hub that keeps what is proposed; `sent` is what it was told. */
function showHub(requests: MeetingRequest[]) {
  const sent: { address: string; method: string; body: unknown }[] = [];
  const keep = (address: string, init?: RequestInit): void =>
    void sent.push({ address, method: init?.method ?? 'GET', body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined });
  const view = renderView(Hub, props.parse({}), {
    frame: { person: attendee },
    answers: {
      '/api/exhibition/ExhibitiorMeetingsForEvent/society/congress2027/en-GB': [],
      '/api/Exhibition/OwnMeetings': [],
      '/api/Exhibition/MeetingRequests': (address: string, init?: RequestInit) => {
        if (init?.method === undefined || init.method === 'GET') return requests;
        keep(address, init);
        return init.method === 'DELETE'
          ? { Removed: true }
          : own({ State: 'offered', Turn: 'company', CompanyAccountId: '', CompanyName: '' });
      },
      '/api/Exhibition/AnswerMeetingRequest': (address: string, init?: RequestInit) => {
        keep(address, init);
        return { Accepted: true };
      },
    },
  });
  return { ...view, sent };
}

test('what a company proposes is accepted as it was read; what waits is withdrawn', async () => {
  const { sent } = showHub([own(), own({ RequestId: 'request-2', Turn: 'company', Reason: '' })]);
  const part = within(await screen.findByRole('region', { name: 'Times you have proposed' }));
  expect(await part.findByText('Sample Devices proposes this time')).toBeTruthy();
  expect(part.getByText('Waiting for Sample Devices')).toBeTruthy();
  await userEvent.click(part.getByRole('button', { name: /^Accept: Sample Devices/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Meet Sample Devices?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    address: expect.stringContaining('requestid=request-1'),
    body: { Answer: 'accept', ChangedAt: request.ChangedAt },
  });
  await userEvent.click(part.getByRole('button', { name: /^Withdraw: Sample Devices/ }));
  await waitFor(() => expect(sent[1]).toMatchObject({ method: 'DELETE', address: expect.stringContaining('requestid=request-2') }));
});

test('a time is offered to all with consent, in the time of the event; without a time or consent nothing is sent', async () => {
  const { sent } = showHub([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Offer a time to exhibitors' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Offer a time to all exhibitors' }));
  const start = dialog.getByLabelText(/^Start/);
  await userEvent.clear(start);
  await userEvent.click(dialog.getByRole('button', { name: 'Offer' }));
  expect(dialog.getByText('Please enter a date and a time.')).toBeTruthy();
  expect(dialog.getByText(/^Please tick this box/)).toBeTruthy();
  await userEvent.type(start, '2027-05-04T11:00');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Length' }), '30');
  await userEvent.click(dialog.getByRole('checkbox', { name: /^I agree that the staff of all exhibitors/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Offer' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.address).not.toContain('&id=');
  expect(sent[0]!.body).toMatchObject({ StartDateTime: '2027-05-04T09:00:00.000Z', Minutes: 30, Firstname: 'Eve', GivesEmail: false });
});

test('staff see what is proposed and offered, answer with another time, and take an offer', async () => {
  const sent: unknown[] = [];
  renderView(Profile, profileProps.parse({}), {
    params: { companyAccountId: '4711', page: 'meetings' },
    frame: { person: staffOf('4711') },
    answers: {
      '/api/exhibition/CompanyAccount/society/congress2027/en-GB/4711': aProfile({ HasMeetings: false }),
      '/api/exhibition/ExhibitiorMeetings/society/congress2027/en-GB/4711': [],
      '/api/Exhibition/OwnMeetings': [],
      '/api/Exhibition/MeetingRequests': [],
      '/api/Exhibition/Leads': [],
      '/api/Exhibition/CompanyMeetings': [],
      '/api/Exhibition/CompanyMeetingRequests': {
        Requests: [{ ...request, Turn: 'company' }],
        Offers: [{ ...request, RequestId: 'offer-1', CompanyAccountId: '', CompanyName: '', State: 'offered', Turn: 'company' }],
      },
      '/api/Exhibition/AnswerCompanyMeetingRequest': (_: string, init?: RequestInit) => {
        sent.push(JSON.parse(init?.body as string));
        return { Accepted: false };
      },
    },
  });
  const proposals = within(await screen.findByRole('region', { name: 'Proposed by visitors' }, { timeout: 10_000 }));
  await userEvent.click(await proposals.findByRole('button', { name: /^Propose another time: Eve Sample/ }));
  const other = within(await screen.findByRole('dialog', { name: 'Another time for Eve Sample' }));
  expect(other.getByLabelText(/^Start/)).toHaveProperty('value', '2027-05-04T11:00');
  await userEvent.type(other.getByRole('textbox', { name: /^Place/ }), ' left');
  await userEvent.click(other.getByRole('button', { name: 'Propose' }));
  await waitFor(() => expect(sent).toMatchObject([{ Answer: 'propose', Minutes: 30, Place: 'Booth 9 left' }]));
  const offers = within(screen.getByRole('region', { name: 'Times that visitors offer' }));
  expect(offers.queryByRole('button', { name: /^Decline/ })).toBeNull();
  await userEvent.click(offers.getByRole('button', { name: /^Take this time: Eve Sample/ }));
  await userEvent.click(within(await screen.findByRole('dialog', { name: 'Meet Eve Sample?' })).getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(sent).toHaveLength(2));
});
