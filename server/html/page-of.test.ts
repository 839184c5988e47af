// The first placements of a page, as the server sees them: shown to a visitor now, children too, broken ones left out.
import { expect, test } from 'vitest';
import type { ResourceRow } from '../../src/contract/core.ts';
import { preparePublishedEvent } from '../published/event.ts';
import { createPageOf } from './page-of.ts';

const page = {
  schemaVersion: 1,
  page: 'Welcome',
  title: { 'en-GB': 'Welcome', 'de-DE': 'Willkommen' },
  layers: {
    page: {
      grids: [
        {
          id: 'main',
          placements: [
            {
              id: 'a',
              name: 'structure/section',
              slots: {
                content: [
                  { id: 'b', name: 'structure/heading', props: { text: 'Hi' } },
                  { id: 'c', name: 'structure/card', endTime: '2027-05-02' },
                ],
              },
            },
            { id: 'd', name: 'media/video', startTime: '2027-05-03T09:00', endTime: '2027-05-03T10:00' },
            { id: 'e', name: 'structure/divider', draft: true, slots: { content: [{ name: 'structure/button-link' }] } },
            { id: 'f', name: 'media/image', acces: 'hasTicket' },
            { id: 'g', name: 'media/iframe', access: 'hasTicket' },
            { id: 'h', name: 'structure/tabs' },
          ],
        },
        { id: 'drafts', draft: true, placements: [{ name: 'structure/accordion' }] },
      ],
    },
    banner: { grids: [] },
    header: { grids: [] },
    footer: { grids: [] },
    overlay: { grids: [] },
    appBar: { grids: [] },
  },
};
const row = (setname: string, resourcename: string, value: unknown): ResourceRow => ({
  setname,
  resourcename,
  resourcevalue: JSON.stringify(value),
});
const rows = [
  row('config_json', 'app', {
    schemaVersion: 1,
    event: { timeZone: 'Europe/Berlin', languages: ['en-GB', 'de-DE'], subtitle: 'Three days' },
    defaults: { disableAuth: true },
  }),
  row('config_json', 'pages/Welcome', page),
  row('pageComponentVisibility', 'h', false),
];
const event = preparePublishedEvent(
  { id: 1, instance: 'demo', shortName: 'heart27', version: 1 },
  { version: 1, publishedAt: '', instanceDocument: '{}', rows, data: [] },
);
const pageOf = createPageOf();
const at = (name: string, time: string, language = 'en-GB') =>
  pageOf({ page: name, instance: 'demo', event: 'heart27', language, params: {} }, event, Date.parse(time));

test('inside the window of the film', () => {
  expect(at('Welcome', '2027-05-03T09:30+02:00')).toEqual({
    key: 'Welcome',
    title: 'Welcome',
    description: 'Three days',
    components: [
      { name: 'structure/section', schemaVersion: 0, props: {}, below: ['structure/heading'] },
      { name: 'structure/heading', schemaVersion: 0, props: { text: 'Hi' } },
      { name: 'media/video', schemaVersion: 0, props: {} },
    ],
  });
});

test('before it, and in German', () => {
  const early = at('Welcome', '2027-05-02T12:00+02:00', 'de-DE');
  expect(early?.title).toBe('Willkommen');
  expect(early?.components.map(({ name }) => name)).toEqual(['structure/section', 'structure/heading', 'structure/card']);
});

test('pages of the platform have shell and title; an undeclared page does not exist', () => {
  expect(at('HomePage', '2027-05-03T09:30+02:00')?.components.map(({ name }) => name)).toContain('shell/header');
  expect(at('HomePage', '2027-05-03T09:30+02:00')?.title).toBe('Home');
  for (const page of ['Nothing', 'EveryPage']) {
    const shown = at(page, '2027-05-03T09:30+02:00');
    expect([shown?.key, shown?.isMissing, shown?.title]).toEqual(['NotFoundPage', true, 'Not found']);
    expect(shown?.components.map(({ name }) => name)).toContain('shell/header');
  }
});

test('before the event the holding page is what a visitor needs first', () => {
  const dated = rows.map((one) =>
    one.resourcename === 'app' ? row('config_json', 'app', { ...JSON.parse(one.resourcevalue), event: { startDate: '2027-05-03' } }) : one,
  );
  const later = preparePublishedEvent(
    { id: 2, instance: 'demo', shortName: 'heart28', version: 1 },
    { version: 1, publishedAt: '', instanceDocument: '{}', rows: dated, data: [] },
  );
  const address = { page: 'Welcome', instance: 'demo', event: 'heart28', language: 'en-GB', params: {} };
  const keys = ['2027-05-02T12:00Z', '2027-05-03T12:00Z'].map((time) => pageOf(address, later, Date.parse(time))?.key);
  expect(keys).toEqual(['HoldingPage', 'Welcome']);
});
