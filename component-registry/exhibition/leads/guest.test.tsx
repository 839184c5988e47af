// The contact form without an account on a profile, and what the link of its letter opens.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { aProfile } from '../company/company.fixture.ts';
import { visitorHere } from '../company/people.fixture.ts';
import { props } from '../company-profile/props.ts';
import View from '../company-profile/view.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

installTopLayer();
// Pages are current by what they ask: no hub is there.
vi.mock('../../../src/session/hub/follow-group.ts', () => ({ followGroup: () => () => undefined }));

const bodyOf = (init?: RequestInit): unknown => JSON.parse(init?.body as string);

test('a visitor leaves their details: the address is checked, and a letter is said to be on its way', async () => {
  const sent: unknown[] = [];
  renderView(View, props.parse({}), {
    params: { companyAccountId: '4711' },
    frame: { person: visitorHere },
    answers: {
      '/api/exhibition/CompanyAccount/society/congress2027/en-GB/4711': aProfile({}),
      '/api/Exhibition/GuestLead': (_: string, init?: RequestInit) => {
        sent.push(bodyOf(init));
        return { Sent: true };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Without an account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your details for Sample Devices' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'First name' }), 'Mira');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Surname' }), 'Okafor');
  await userEvent.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'mira');
  await userEvent.click(dialog.getByRole('checkbox', { name: /^I agree that Sample Devices/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect([sent, dialog.getByText('Please enter an e-mail address.')]).toEqual([[], expect.anything()]);
  await userEvent.type(dialog.getByRole('textbox', { name: 'E-mail' }), '@example.org');
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText(/^We have sent a letter to mira@example.org/)).toBeTruthy();
  expect(sent).toMatchObject([{ Firstname: 'Mira', Email: 'mira@example.org', Topic: 'contact' }]);
});

test('its link shows what was entered; it is confirmed by a press, and taken back', async () => {
  const pressed: string[] = [];
  const lead = {
    CompanyAccountId: '4711',
    CompanyName: 'Sample Devices',
    Firstname: 'Mira',
    Surname: 'Okafor',
    Email: 'mira@example.org',
    Message: 'A price list',
    Consent: 'They may write.',
    IsConfirmed: false,
  };
  const code = 'A'.repeat(43);
  renderView(
    () => <ConfirmDialog code={code} name="Sample Devices" onClose={() => undefined} />,
    {},
    {
      frame: { person: visitorHere },
      answers: {
        '/api/Exhibition/ReadGuestLead': lead,
        '/api/Exhibition/ConfirmGuestLead': (_: string, init?: RequestInit) => {
          pressed.push(`confirm ${JSON.stringify(bodyOf(init))}`);
          return { ...lead, IsConfirmed: true };
        },
        '/api/Exhibition/TakeBackGuestLead': () => {
          pressed.push('take back');
          return { Removed: true };
        },
      },
    },
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Your details for Sample Devices' }));
  expect(await dialog.findByText('Shall Sample Devices get these details?')).toBeTruthy();
  expect(dialog.getByText('A price list')).toBeTruthy();
  expect(pressed).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await dialog.findByText(/^Sample Devices has your details/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(dialog.getByText('Your details were taken back.')).toBeTruthy());
  expect(pressed).toEqual([`confirm {"Code":"${code}"}`, 'take back']);
});
