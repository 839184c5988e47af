import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { aCompany } from '../../../tests/support/a-company.ts';
import en from '../company/texts/en-GB.json' with { type: 'json' };
import { props } from './props.ts';
import View from './view.tsx';

const company = (CompanyAccountId: string, Name: string, SponsorType: string, Sort: number) =>
  aCompany({ CompanyAccountId, Name, SponsorType, Sort });
const answers = {
  '/api/Public/CompanyAccounts': [
    company('1', 'Beta', 'Gold Partner', 1),
    company('2', 'Alpha', 'Gold Partner', 2),
    company('3', 'Zeta', 'Platinum Partner', 3),
    company('4', 'Other', 'Guest', 4),
  ],
};
const links = (): (string | null)[] => screen.getAllByRole('link').map(({ textContent }) => textContent);

test('tiers from the highest to the lowest, their companies by name; other tiers are not shown', async () => {
  renderView(View, props.parse({}), { answers });
  await screen.findByRole('link', { name: 'Zeta' });
  expect(links()).toEqual(['Zeta', 'Alpha', 'Beta']);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Platinum Partner', 'Gold Partner']);
});

test('by ranking, with words of the organiser', async () => {
  renderView(View, props.parse({ sort: 'ranking', tiers: [{ id: 'Gold Partner', title: 'Gold' }] }), { answers });
  await screen.findByRole('heading', { name: 'Gold' });
  expect(links()).toEqual(['Beta', 'Alpha']);
});

test('without companies in its tiers it says so', async () => {
  renderView(View, props.parse({}), { answers: { '/api/Public/CompanyAccounts': [company('4', 'Other', 'Guest', 4)] } });
  await screen.findByText(en.empty);
  expect(screen.queryAllByRole('link')).toEqual([]);
});

test('companies that cannot be loaded are said to be so, and asked for again', async () => {
  const given: Record<string, unknown> = {};
  renderView(View, props.parse({}), { answers: given });
  const again = await screen.findByRole('button', { name: en.retry });
  screen.getByText(en.failed);
  Object.assign(given, answers);
  await userEvent.click(again);
  await screen.findByRole('link', { name: 'Zeta' });
  expect(links()).toHaveLength(3);
});

test('small, for the footer: nothing where there are no companies or they cannot be loaded', async () => {
  const { container } = renderView(View, props.parse({ size: 'small', heading: 'Partners' }), { answers });
  await screen.findByRole('link', { name: 'Zeta' });
  expect(container.querySelector('section')?.dataset['size']).toBe('small');
  const none = renderView(View, props.parse({ size: 'small' }), { answers: { '/api/Public/CompanyAccounts': [] } });
  await waitFor(() => expect(none.container.querySelector('section')).toBeNull());
  const failed = renderView(View, props.parse({ size: 'small' }), { answers: {} });
  await waitFor(() => expect(failed.container.querySelector('section')).toBeNull());
  expect(screen.queryByText(en.empty)).toBeNull();
  expect(screen.queryByText(en.failed)).toBeNull();
});
