// Support: where it is offered, and that it hides when its script does not come.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { app } from '../../../src/model/documents/app.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { frameSays } from '../parts/frame-says.fixture.ts';
import { ticketHolder as person } from '../parts/widget-person.fixture.ts';
import { props as schema } from './props.ts';
import SupportChat from './view.tsx';
import { chatOn } from './where.ts';

beforeEach(() => localStorage.clear());

const support = { freshworks: { url: 'https://support.example.org/w.js', id: 7 } };
test.each([
  ['the support widget on a profile', support, 'ProfilePage', 'support'],
  ['nothing at home', support, 'HomePage', undefined],
  ['the chat on all pages', { ...support, FreshChatAllPages: { enableChat: true } }, 'HomePage', 'chat'],
  ['nothing without https', { freshworks: { url: 'http://support.example.org/w.js' } }, 'ProfilePage', undefined],
])('support is %s', (_, written, page, kind) => {
  expect(chatOn(app.parse(written), page)?.kind).toBe(kind);
});

test('its button stands in a strip that goes with it, and the page ends above it', async () => {
  const { unmount } = renderView(SupportChat, schema.parse({}), {
    page: 'ProfilePage',
    documents: { app: app.parse(support) },
    frame: { person },
  });
  const strip = await screen.findByRole('complementary', { name: 'Service' });
  expect(await within(strip).findByRole('button', { name: 'Support chat' })).toBeTruthy();
  unmount();
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
});

test('the support chat hides when its script does not come', async () => {
  localStorage.setItem('foyer.consent.hosts.society/congress2027', 'support.example.org');
  const { root } = renderView(SupportChat, schema.parse({}), {
    page: 'ProfilePage',
    documents: { app: app.parse(support) },
    frame: { person },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Support chat' }));
  await waitFor(() => expect(document.querySelector('iframe')).toBeTruthy());
  frameSays('failed');
  expect(screen.queryByRole('button', { name: 'Support chat' })).toBeNull();
  expect(root).toBeTruthy();
});
