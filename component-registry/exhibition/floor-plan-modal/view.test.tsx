// The dialog of one exhibitor: what it says, its plan, what is left out where there is nothing, and the ways to it.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { aProfile } from '../company/company.fixture.ts';
import { props as schema } from './props.ts';
import View from './view.tsx';

installTopLayer();

const path = '/api/exhibition/CompanyAccount/society/congress2027/en-GB/4711';
const hall = { PlanPath: '', DarkColors: false, Width: 900, Height: 600, Sort: 0 };
const halls = [
  { Id: 'one', Name: 'Hall 1', ...hall, Booths: [{ BoothNumber: 'A1', Points: '10,10 60,40' }] },
  { Id: 'two', Name: 'Hall 2', ...hall, Booths: [{ BoothNumber: 'B9', Points: '400,250 500,350' }] },
];
const booths = (...numbers: string[]) => ({
  ExhibitorBooths: numbers.map((BoothNumber) => ({ HallId: 'two', BoothNumber, HallName: 'Hall 2' })),
});
const show = (company: object, props: object = {}, around: object = {}, of: readonly object[] = halls) =>
  renderView(View, schema.parse({ company: '4711', ...props }), {
    answers: { [path]: aProfile(company), '/api/exhibition/Halls': of },
    ...around,
  });

test.each(['browser', 'terminal'])(
  'in the %s it says logo, name, numbers ascending, sponsor type, more, and shows the hall',
  async (container) => {
    const { requests } = show({ ...booths('B12', 'B9'), LogoPath: '/logo.svg', SponsorTypeName: 'Gold Partner' }, {}, { container });
    const button = screen.getByRole('button', { name: 'Show on the floor plan' });
    expect(requests.some((address) => address.includes('CompanyAccount'))).toBe(false);
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Sample Devices' }));
    expect((await dialog.findByRole('img', { name: 'Sample Devices' })).getAttribute('src')).toContain('logo.svg');
    expect(dialog.getByText('Booths B9, B12 (Hall 2)')).toBeTruthy();
    expect(dialog.getByText('Gold Partner')).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Show more' })).toHaveProperty('pathname', '/society/congress2027/en-GB/profile/4711');
    const plan = dialog.getByRole('group', { name: 'Plan of Hall 2' });
    expect(plan.querySelectorAll('[data-selected="true"]')).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

test('without logo and booth there is neither picture nor plan', async () => {
  show(booths(), { label: 'Find us' });
  await userEvent.click(screen.getByRole('button', { name: 'Find us' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('No booth on site')).toBeTruthy();
  expect(dialog.queryByRole('img')).toBeNull();
  expect(dialog.queryByRole('group')).toBeNull();
});

test('halls that are not drawn yet are said to be so, and a company there is not leads to the others', async () => {
  const one = show(booths('B9'), {}, {}, []);
  await userEvent.click(screen.getByRole('button', { name: 'Show on the floor plan' }));
  expect(await screen.findByText('The plan of the halls has not been drawn yet.')).toBeTruthy();
  one.unmount();
  show({}, { company: '9' });
  await userEvent.click(screen.getByRole('button', { name: 'Show on the floor plan' }));
  expect(await screen.findByRole('link', { name: 'All exhibitors' })).toBeTruthy();
});
