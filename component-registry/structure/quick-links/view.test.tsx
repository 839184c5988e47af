import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props as schema } from './props.ts';
import View from './view.tsx';

test('a list of links, each named by title and words, icons silent', async () => {
  const links = [
    { title: { 'en-GB': 'Programme', 'de-DE': 'Programm' }, text: '224 sessions', url: 'page:PagSearchPage', icon: 'lucide-calendar' },
    { title: 'Society', url: 'https://www.example.org' },
  ];
  const { root } = renderView(View, schema.parse({ heading: 'Find your way', links }), { language: 'de-DE' });
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Programm224 sessions', '/society/congress2027/de-DE/search'],
    ['Society', 'https://www.example.org'],
  ]);
  await waitFor(() => expect(root.querySelector('svg[data-icon="lucide-calendar"]')?.getAttribute('aria-hidden')).toBe('true'));
});
