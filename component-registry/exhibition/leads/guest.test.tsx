// The contact form without an account on a profile.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { aProfile } from '../company/company.fixture.ts';
import { visitorHere } from '../company/people.fixture.ts';
import { props } from '../company-profile/props.ts';
import View from '../company-profile/view.tsx';

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
