// The dialog of one exhibitor: asked for on the press alone, with its facts, the way to the profile, and words where there is nothing.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { aProfile } from '../company/company.fixture.ts';
import { props as schema } from './props.ts';
import View from './view.tsx';

installTopLayer();

const path = '/api/exhibition/CompanyAccount/society/congress2027/en-GB/4711';
const company = aProfile({
  ExhibitorBooths: [
    { HallId: 'h', BoothNumber: 'B12', HallName: '' },
    { HallId: 'h', BoothNumber: 'B9', HallName: '' },
  ],
  LogoPath: 'asset:logo.svg',
  Description: '<p>Founded in <b>1998</b>.</p><script>alert(1)</script>',
});
const show = (answers: Record<string, unknown> = {}) =>
  renderView(View, schema.parse({ label: 'About Sample Devices', company: '4711' }), { answers });
const press = () => userEvent.click(screen.getByRole('button', { name: 'About Sample Devices' }));

test('nothing is asked for before the press; then its facts, its words made safe, and the way to the profile', async () => {
  const { requests } = show({ [path]: company });
  expect(requests).toEqual([]);
  await press();
  const dialog = within(await screen.findByRole('dialog', { name: 'Sample Devices' }));
  expect(await dialog.findByText('Booth B9, B12')).toBeTruthy();
  for (const words of ['Gold Partner', 'Ultrasound for small practices', 'Imaging']) expect(dialog.getByText(words)).toBeTruthy();
  expect((await dialog.findByText('1998')).tagName).toBe('B');
  expect(document.body.innerHTML).not.toContain('alert(1)');
  expect(dialog.getByRole('link', { name: 'Show more' }).getAttribute('href')).toBe('/society/congress2027/en-GB/profile/4711');
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a profile that is not published yet says so, and nothing of it', async () => {
  show({ [path]: { ...company, PublicationState: 1 } });
  await press();
  expect(await screen.findByText('This exhibitor is still preparing its profile.')).toBeTruthy();
  expect(screen.queryByText(/Founded/)).toBeNull();
});

test('a company the event does not have leads to all exhibitors', async () => {
  show();
  await press();
  expect(await screen.findByText('There is no such exhibitor')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All exhibitors' })).toBeTruthy();
});

test('data that do not come can be asked for again', async () => {
  let works = false;
  show({ [path]: () => (works ? company : new Response('', { status: 500 })) });
  await press();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  works = true;
  await userEvent.click(retry);
  expect(await screen.findByText('Gold Partner')).toBeTruthy();
});
