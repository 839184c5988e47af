// The frame dialog: which links open in it, what it shows before consent, and that everything else stays a link.
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { framedLink } from './framed-link.ts';
import { props as schema } from './props.ts';
import View from './view.tsx';

installTopLayer();

let link: HTMLAnchorElement;
beforeEach(() => {
  link = document.createElement('a');
  link.innerHTML = ' <span>House rules</span> ';
  link.setAttribute('data-frame', '');
  document.body.append(link);
});

// Tests share a document.
afterEach(() => link.remove());

const pressed = (href: string, press: MouseEventInit = {}, container = 'browser') => {
  link.setAttribute('href', href);
  let found: ReturnType<typeof framedLink>;
  const look = (event: MouseEvent): void => {
    found = framedLink(event, container);
    event.preventDefault();
  };
  document.addEventListener('click', look, { capture: true, once: true });
  fireEvent.click(link.firstElementChild!, press);
  return found;
};

test('a page of this site has neither header nor footer in the frame', () => {
  const { origin } = location;
  expect(pressed('/page/Rules?a=1#x')).toEqual({
    address: `${origin}/page/Rules?a=1#x`,
    href: `${origin}/page/Rules?a=1&noheader=1&nofooter=1#x`,
    host: '',
    title: 'House rules',
  });
});

test.each([
  ['another site without TLS', 'http://other.example.org/', {}, 'browser'],
  ['another site on a terminal', 'https://other.example.org/', {}, 'terminal'],
  ['a script', 'javascript:void 0', {}, 'browser'],
  ['a mail', 'mailto:a@example.org', {}, 'browser'],
  ['a press for another window', '/page/Rules', { ctrlKey: true }, 'browser'],
  ['the middle button', '/page/Rules', { button: 1 }, 'browser'],
] as const)('%s opens no frame', (_, href, press, container) => {
  expect(pressed(href, press, container)).toBeUndefined();
});

test('a link without the mark opens no frame', () => {
  link.removeAttribute('data-frame');
  expect(pressed('/page/Rules')).toBeUndefined();
});

test('another host is asked about; the way to the page itself is there, and closing takes the frame away', async () => {
  renderView(View, schema.parse({}));
  link.href = 'https://other.example.org/rules';
  await userEvent.click(link);
  const dialog = await screen.findByRole('dialog', { name: 'House rules' });
  expect(dialog.querySelector('iframe')).toBeNull();
  expect(within(dialog).getByRole('link').getAttribute('href')).toBe('https://other.example.org/rules');
  await userEvent.click(within(dialog).getByRole('button', { name: /other\.example\.org/ }));
  expect(within(dialog).getByTitle('House rules').getAttribute('src')).toBe('https://other.example.org/rules');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
