import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createClock } from '../clock/clock.ts';
import type { EventInfo } from '../contract/core.ts';
import { type Frame, FrameContext } from './frame.ts';
import { languageName, useAddress, useLanguageLinks, usePageExists } from './use-address.ts';

const info: EventInfo = {
  EventId: 1,
  Instance: 'society',
  Shortname: 'c27',
  Name: 'Congress',
  TimeZone: 'UTC',
  StartDate: '',
  EndDate: '',
  Languages: ['en-GB', 'de-DE', 'ar-EG'],
  Version: 1,
};
const raw = new Map([['pages/Welcome', { kind: 'page', name: 'pages/Welcome', value: {}, sources: {}, origins: new WeakMap() }]]);
const frame: Frame = {
  info,
  origin: 'https://congress.example.org',
  language: 'de-DE',
  page: 'PagSessionDetailPage',
  params: { sessionId: '7' },
  container: 'browser',
  preview: false,
  model: { documents: {}, raw, unreadable: new Set(), visibility: {}, texts: new Map(), findings: [] },
  clock: createClock({ monotonic: () => 0, wall: () => 0 }),
  report: () => undefined,
};

function Shown() {
  const exists = usePageExists();
  return (
    <>
      <output>{useAddress()}</output>
      {useLanguageLinks().map((link) => (
        <a key={link.language} href={link.href} dir={link.dir} aria-current={link.current}>
          {link.name}
        </a>
      ))}
      <i>{['HomePage', 'Welcome', 'NoSuchPage'].filter(exists).join()}</i>
    </>
  );
}

const at = (address: string, languages = info.Languages) => {
  const router = createMemoryRouter([{ path: '*', element: <Shown /> }], { initialEntries: [address] });
  return render(
    <FrameContext value={{ ...frame, info: { ...info, Languages: languages } }}>
      <RouterProvider router={router} />
    </FrameContext>,
  );
};

test('each language leads to the same page, with its parameters, query and anchor', () => {
  at('/society/c27/de-DE/session/7?container=app#room');
  expect(screen.getByText('English').getAttribute('href')).toBe('/society/c27/en-GB/session/7?container=app#room');
  expect(screen.getByText('Deutsch').getAttribute('aria-current')).toBe('true');
  expect(screen.getByText('العربية').dir).toBe('rtl');
});

test.each([
  ['/program/society/c27/de-DE?session=7', '/program/society/c27/en-GB?session=7'],
  ['/industrylandingpage/society/c27/de-DE/gold/12', '/industrylandingpage/society/c27/en-GB/gold/12'],
  ['/society/c27/de-DE/submission/abstracts/3', '/society/c27/en-GB/submission/abstracts/3'],
  ['/error', '/society/c27/en-GB/session/7'],
])('the English %s is %s', (address, english) => {
  at(address);
  expect(screen.getByText('English').getAttribute('href')).toBe(english);
});

test('one language needs no switch', () => {
  at('/society/c27/de-DE/session/7', ['de-DE']);
  expect(screen.queryByRole('link')).toBeNull();
});

test('the address is complete, and only existing pages exist', () => {
  const { container } = at('/home/society/c27/de-DE?day=1#now');
  expect(container.querySelector('output')?.textContent).toBe('/home/society/c27/de-DE?day=1#now');
  expect(container.querySelector('i')?.textContent).toBe('HomePage,Welcome');
});

test('a region is named only if two offered languages would read the same', () => {
  expect(languageName('en-GB', ['en-GB', 'de-DE'])).toBe('English');
  expect(languageName('en-GB', ['en-GB', 'en-US'])).toBe('English (United Kingdom)');
  expect(languageName('fr-FR', ['fr-FR'])).toBe('Français');
});
