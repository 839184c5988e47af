// The dialog of one exhibitor: what it says, its plan, and what is left out where there is nothing.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props as schema } from './props.ts';
import View from './view.tsx';

installTopLayer();

const halls = [
  { id: 'one', name: 'Hall 1', width: 900, height: 600, booths: [{ number: 'A1', points: '10,10 60,40' }] },
  { id: 'two', name: 'Hall 2', width: 900, height: 600, booths: [{ number: 'B9', points: '400,250 500,350' }] },
];
const show = (company: object, props: object = {}, around = {}) =>
  renderView(View, schema.parse({ halls, company: { id: 'sample', name: 'Sample Instruments', ...company }, ...props }), around);

test.each(['browser', 'terminal'])(
  'in the %s it says logo, name, numbers ascending, sponsor type, more, and shows the hall',
  async (container) => {
    show(
      { booths: ['B12', 'B9'], logo: 'asset:logo.svg', sponsorType: 'Gold Partner', link: 'https://www.example.org' },
      {},
      { container },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show on the floor plan' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Sample Instruments' }));
    expect(dialog.getByRole('img', { name: 'Sample Instruments' }).getAttribute('src')).toContain('logo.svg');
    expect(dialog.getByText('Booths B9, B12')).toBeTruthy();
    expect(dialog.getByText('Gold Partner')).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Show more' })).toBeTruthy();
    const plan = dialog.getByRole('group', { name: 'Plan of Hall 2' });
    expect(plan.querySelectorAll('[data-selected="true"]')).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('without link, logo and booth there is neither button nor picture nor plan', async () => {
  show({ booths: [] }, { label: { 'en-GB': 'Find us', 'de-DE': 'So finden Sie uns' } }, { language: 'de-DE' });
  await userEvent.click(screen.getByRole('button', { name: 'So finden Sie uns' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Kein Stand vor Ort')).toBeTruthy();
  expect(dialog.queryByRole('link')).toBeNull();
  expect(dialog.queryByRole('img')).toBeNull();
  expect(dialog.queryByRole('group')).toBeNull();
});
