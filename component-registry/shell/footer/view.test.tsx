import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { loadTexts } from '../../../src/app/load-texts.ts';
import { app } from '../../../src/model/documents/app.ts';
import { footerModel } from '../../../src/model/documents/footer-model.ts';
import { header } from '../../../src/model/documents/header.ts';
import { consent } from '../../../src/stores/consent.ts';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props as schema } from './props.ts';
import View from './view.tsx';

const show = (written: { app?: object; header?: object; model?: object } = {}, around = {}) =>
  renderView(View, schema.parse({}), {
    documents: {
      app: app.parse({ showCookieBanner: false, ...written.app }),
      header: header.parse(written.header ?? {}),
      'footer-model': footerModel.parse(written.model ?? {}),
    },
    ...around,
  });

const Links = [
  {
    Name: { 'en-GB': 'The congress', 'de-DE': 'Der Kongress' },
    Description: 'All about it',
    Links: [
      { Name: 'Contact', Url: 'page:contact' },
      { Name: 'Society', Url: 'https://www.example.org', Open: '_blank' },
    ],
  },
  { Name: 'Empty', Links: [] },
];

installTopLayer();

test('without documents it shows the name of the event and its year, in one line', () => {
  const { root } = show();
  expect(root.textContent).toBe('Congress 2027© 2027 Congress 2027');
  expect(root.dataset['size']).toBe('small');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/home/society/congress2027/en-GB');
});

test('an event without days has the year of the server', () => {
  expect(show({}, { info: { StartDate: '', EndDate: '' }, now: '2031-01-01T10:00:00Z' }).root.textContent).toContain('© 2031');
});

test('link groups have their texts; a group without links is left out', async () => {
  await loadTexts(['shell'], { language: 'de-DE', eventLanguages: [] });
  const { root } = show(
    { model: { Links, Text: '<p>Organised by <b>us</b>.</p><script>alert(1)</script>', TextCopyright: '© Us' } },
    { language: 'de-DE' },
  );
  expect(root.dataset['size']).toBe('large');
  expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual(['Der Kongress']);
  const [contact, society] = within(screen.getByRole('navigation', { name: 'Links' })).getAllByRole('link');
  expect(contact?.getAttribute('href')).toBe('/contact/society/congress2027/de-DE');
  expect([society?.textContent, society?.getAttribute('target')]).toEqual(['Society (öffnet ein neues Fenster)', '_blank']);
  expect(root.textContent).toContain('Organised by us.');
  expect(root.textContent).toContain('© Us');
  expect(root.innerHTML).not.toContain('alert');
});

test('legal notice and privacy come from the header document', () => {
  show({ header: { appNavigationItems: { legal: 'page:Legal', privacy: 'https://www.example.org/privacy' } } });
  expect(screen.getByRole('link', { name: 'Legal notice' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('https://www.example.org/privacy');
});

test('icons are labelled', () => {
  show({
    model: {
      Icons: [
        { Name: 'Mastodon', Url: 'https://social.example.org/@us', Icon: 'lucide-at-sign' },
        { Name: 'Feed', Url: '/feed' },
      ],
    },
  });
  expect(screen.getByRole('link', { name: 'Mastodon' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Feed' })).toBeTruthy();
});

test('a link that opens above this page is a link, marked for the frame dialog', () => {
  show({
    model: {
      Links: [
        {
          Name: 'Rules',
          Links: [
            { Name: 'House rules', Url: 'page:Rules', Open: 'modal' },
            { Name: 'Travel', Url: 'page:Travel' },
          ],
        },
      ],
    },
  });
  const link = screen.getByRole('link', { name: 'House rules' });
  expect(link.getAttribute('href')).toBe('/society/congress2027/en-GB/page/Rules');
  expect([link, screen.getByRole('link', { name: 'Travel' })].map((one) => one.hasAttribute('data-frame'))).toEqual([true, false]);
});

test('colours of the organiser apply only together with their background', () => {
  const style = (model: object) => show({ model: { Links, ...model } }).root.style;
  expect(style({ TextColor: '#ffffff' }).getPropertyValue('--text')).toBe('');
  const own = style({ Background: '#1c1917', TextColor: '#ffeedd', LinkColor: '#f0c9a0' });
  expect([own.colorScheme, own.getPropertyValue('--ground'), own.getPropertyValue('--text'), own.getPropertyValue('--link')]).toEqual([
    'dark',
    '#1c1917',
    '#ffeedd',
    '#f0c9a0',
  ]);
});

test('it can be removed, everywhere or in the app', () => {
  expect(show({ app: { disableVMXFooter: true } }).root.hidden).toBe(true);
  expect(show({ app: { hideFooterInApp: true } }).root.hidden).toBe(false);
  expect(show({ app: { hideFooterInApp: true } }, { container: 'app' }).root.hidden).toBe(true);
});

test('where the event has a cookie notice, its settings can be opened', async () => {
  show({ app: { showCookieBanner: true } });
  await userEvent.click(screen.getByRole('button', { name: 'Cookie settings' }));
  expect(consent.getState().isAsked).toBe(true);
});
