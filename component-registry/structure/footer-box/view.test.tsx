import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props as schema } from './props.ts';
import View from './view.tsx';

const show = (props: Record<string, unknown>) => renderView(View, schema.parse(props));
const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('title, list, address, and the ways somebody is reached', () => {
  const { root } = show({
    title: 'Office',
    level: 3,
    list: [{ text: 'Programme', url: 'page:PagSearchPage' }],
    address: 'Messering 4\n04356 Leipzig',
    email: 'office@example.org',
    website: 'https://www.example.org/',
    phone: '+49 (341) 000-112',
  });
  expect(screen.getByRole('heading', { level: 3, name: 'Office' })).toBeTruthy();
  expect(leads('Programme')).toBe('/society/congress2027/en-GB/search');
  expect(leads('office@example.org')).toBe('mailto:office@example.org');
  expect(leads('www.example.org')).toBe('https://www.example.org/');
  expect(leads('+49 (341) 000-112')).toBe('tel:+49341000112');
  expect(root.querySelector('address')!.textContent).toContain('Messering 4');
});

test('what is not written is not there', () => {
  const { root } = show({ title: 'Office' });
  expect([root.querySelector('ul'), root.querySelector('address'), screen.queryByRole('link')]).toEqual([null, null, null]);
});
