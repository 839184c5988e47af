import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { GivenLead } from '../../../src/contract/leads.ts';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { attendee, visitorHere } from '../company/people.fixture.ts';
import { props } from './props.ts';
import View from './view.tsx';

installTopLayer();
// Pages are current by what they ask: no hub is there.
vi.mock('../../../src/session/hub/follow-group.ts', () => ({ followGroup: () => () => undefined }));
const lead: GivenLead = {
  LeadId: 3,
  CompanyAccountId: '4711',
  CompanyName: 'Sample Devices',
  Firstname: 'Eve',
  Surname: 'Sample',
  Email: 'eve@example.org',
  Topic: 'callback',
  Message: 'Tuesday?',
  Consent: 'Sample Devices may call me.',
  GivenAt: '2027-05-03T08:00:00.000Z',
  ChangedAt: '2027-05-03T08:00:00.000Z',
};

test('to whom, what, and what was agreed to; taken back after a question', async () => {
  let given = [lead];
  const removed: string[] = [];
  renderView(View, props.parse({}), {
    frame: { person: attendee },
    answers: {
      '/api/Exhibition/BadgeScans': [],
      '/api/Exhibition/Leads': (address: string, init?: RequestInit) => {
        if (init?.method !== 'DELETE') return given;
        removed.push(address);
        given = [];
        return { Removed: true };
      },
    },
  });
  const part = within(await screen.findByRole('region', { name: 'Companies that have your details' }));
  expect(await part.findByRole('link', { name: 'Sample Devices' })).toHaveProperty('pathname', '/society/congress2027/en-GB/profile/4711');
  expect(part.getByText('Agreed to: Sample Devices may call me.')).toBeTruthy();
  await userEvent.click(part.getByRole('button', { name: 'Take back: Sample Devices' }));
  const question = await screen.findByRole('dialog', { name: 'Take your details back from Sample Devices?' });
  expect(removed).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(part.queryByText('Sample Devices')).toBeNull());
  expect(removed).toEqual([expect.stringContaining('leadid=3')]);
});

test('a visitor is asked for nothing, and shown nothing', () => {
  const { requests, root } = renderView(View, props.parse({}), { frame: { person: visitorHere } });
  expect([requests, root.textContent]).toEqual([[], '']);
});

test('a badge is shown and withdrawn; a company that has read it gets details after consent, and no sooner', async () => {
  let scans = [{ ScanId: 5, CompanyAccountId: '4711', CompanyName: 'Sample Devices', AskedAt: '2027-05-03T08:00:00.000Z' }];
  const answered: unknown[] = [];
  renderView(View, props.parse({}), {
    frame: { person: attendee },
    answers: {
      '/api/Exhibition/Leads': [],
      '/api/Exhibition/BadgeScans': () => scans,
      '/api/Exhibition/Badge': (_: string, init?: RequestInit) =>
        init?.method === 'DELETE' ? { Withdrawn: true } : { Code: 'K7Q2M-9XT4B', ExpiresAt: '2099-01-01T00:00:00.000Z' },
      '/api/Exhibition/AnswerBadgeScan': (_: string, init?: RequestInit) => {
        answered.push(JSON.parse(init?.body as string));
        scans = [];
        return { Given: true };
      },
    },
  });
  const part = within(await screen.findByRole('region', { name: 'My badge' }));
  await userEvent.click(part.getByRole('button', { name: 'Show my badge' }));
  expect(await part.findByText('K7Q2M-9XT4B')).toBeTruthy();
  // The button that was pressed is gone; the focus is not.
  const heading = part.getByRole('heading', { name: 'My badge' });
  expect(document.activeElement).toBe(heading);
  expect(part.getByRole('img', { name: 'QR code of your badge' })).toBeTruthy();
  await userEvent.click(part.getByRole('button', { name: 'Withdraw badge' }));
  expect(await part.findByRole('button', { name: 'Show my badge' })).toBeTruthy();
  expect(await part.findByRole('heading', { name: 'Sample Devices asks for your details' })).toBeTruthy();
  await userEvent.click(part.getByRole('button', { name: 'Look and decide: Sample Devices' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your details for Sample Devices' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect([answered, dialog.getByText(/^Please tick this box/)]).toEqual([[], expect.anything()]);
  await userEvent.click(dialog.getByRole('checkbox', { name: /^I agree that Sample Devices/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(part.queryByText('Sample Devices asks for your details')).toBeNull());
  expect(document.activeElement).toBe(heading);
  expect(answered).toMatchObject([
    { Allow: true, Firstname: 'Eve', Surname: 'Sample', Consent: expect.stringContaining('Sample Devices') },
  ]);
});
