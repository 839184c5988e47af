// The social box: tabs where there are two, each from its own host after consent, and never an empty hole.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { app } from '../../../src/model/documents/app.ts';
import { connection } from '../../../src/stores/connection.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props as schema } from './props.ts';
import View from './view.tsx';

const both = { timeline: 'https://social.example.org/t', post: 'https://pictures.example.org/p', hosts: ['example.org'] };
const show = (props: Record<string, unknown>) => renderView(View, schema.parse(props), { documents: { app: app.parse({}) } });

beforeEach(() => localStorage.clear());

test('timeline and post are tabs, each asked for by its own host, 400 px high', async () => {
  const { root } = show({ ...both, title: 'Talk' });
  expect(screen.getByRole('tabpanel', { name: 'Timeline' })).toBeTruthy();
  expect(root.querySelector('iframe')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Load content of social.example.org' }));
  expect(root.querySelector('iframe')?.src).toBe('https://social.example.org/t');
  expect(root.querySelector<HTMLElement>('[style]')?.style.getPropertyValue('--height')).toBe('400px');
  await userEvent.click(screen.getByRole('tab', { name: 'Post' }));
  expect(root.querySelector('iframe')).toBeNull();
  expect(screen.getByRole('button', { name: 'Load content of pictures.example.org' })).toBeTruthy();
});

test('one alone has no tabs; its tab can be named', () => {
  show({ post: both.post, postLabel: 'Picture of the day', hosts: ['pictures.example.org'] });
  expect(screen.queryByRole('tablist')).toBeNull();
  expect(screen.getByText('Picture of the day')).toBeTruthy();
});

test('without either there is nothing', () => {
  expect(show({ title: 'Talk', hosts: ['example.org'] }).root.hidden).toBe(true);
});

test('a host that is not listed is never loaded; without a connection there is the address', () => {
  const { root } = show({ timeline: 'https://evil.example.com/', hosts: ['example.org'] });
  expect(root.textContent).toContain('evil.example.com is not among the allowed hosts');
  connection.setState({ isOnline: false, changes: 1 });
  expect(show(both).root.textContent).toContain('You are offline.');
  expect(screen.getByRole('link', { name: 'Open at social.example.org' })).toBeTruthy();
});
