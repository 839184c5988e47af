import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { GivenLead } from '../../../src/contract/leads.ts';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { attendee, visitorHere } from '../company/people.fixture.ts';
import { props } from './props.ts';
import View from './view.tsx';

installTopLayer();
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
