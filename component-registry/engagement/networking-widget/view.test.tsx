// Networking: where it is offered, what it loads and when, and what its frame may say to the page.
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { app } from '../../../src/model/documents/app.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { frameSays } from '../parts/frame-says.fixture.ts';
import { ticketHolder as person } from '../parts/widget-person.fixture.ts';
import { props as schema } from './props.ts';
import NetworkingWidget from './view.tsx';
import { isNetworkingOffered } from './where.ts';

const url = 'https://networking.example.org/widget.js';
const on = { networkingWidget: true, NetworkingWidget: { url, showNetworkingOnHomepage: true, NetworkingOnPages: ['MeetingHubPage'] } };
const holder = { page: 'HomePage', container: 'browser', hasTicket: true } as const;
beforeEach(() => localStorage.clear());

test.each([
  ['to a ticket holder at home', on, holder, true],
  ['not without a ticket', on, { ...holder, hasTicket: false }, false],
  ['on a page that is named', on, { ...holder, page: 'MeetingHubPage' }, true],
  ['not on any other page', on, { ...holder, page: 'LivePage' }, false],
  ['not in the app, unless it is on there', on, { ...holder, container: 'app' }, false],
  ['in the app, where it is on', { ...on, networkingWidgetForApp: true }, { ...holder, container: 'app' }, true],
  ['never on a terminal', { ...on, networkingWidgetForApp: true }, { ...holder, container: 'terminal' }, false],
  ['not where it is off', { ...on, networkingWidget: false }, holder, false],
  ['not without a script', { ...on, NetworkingWidget: { showNetworkingOnHomepage: true } }, holder, false],
] as const)('networking is offered %s', (_, written, where, expected) => {
  expect(isNetworkingOffered(app.parse(written), where)).toBe(expected);
});

test('networking: the frame comes when it is opened and agreed to; its agreements are remembered; Escape closes it', async () => {
  renderView(NetworkingWidget, schema.parse({}), { documents: { app: app.parse(on) }, frame: { person } });
  const button = await screen.findByRole('button', { name: 'Networking' });
  expect(document.querySelector('iframe')).toBeNull();
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('button', { name: 'Load content of networking.example.org' }));
  const frame = document.querySelector('iframe')!;
  expect(frame.getAttribute('src')).toBe('/widgets/networking/society/congress2027?language=en-GB');
  expect(frame.getAttribute('sandbox')).not.toContain('same-origin');
  act(() => void window.dispatchEvent(new MessageEvent('message', { data: { foyerWidget: 'agreed' }, source: window })));
  expect(localStorage.getItem('foyer.networkingAgreed.society/congress2027')).toBeNull();
  frameSays('agreed');
  expect(localStorage.getItem('foyer.networkingAgreed.society/congress2027')).toBe('true');
  frameSays('failed');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(document.querySelector('iframe')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(screen.queryByRole('region', { name: 'Networking' })).toBeNull();
});
