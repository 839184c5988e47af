// Parts of the frame that are switched on and lack what they would show.
import { expect, test } from 'vitest';
import { appWith as app, checked, said } from './checked.fixture.ts';

const header = (more: object) => ({ 'header.json': { schemaVersion: 1, ...more } });
const ad = (more: object) => ({ 'advertisements/spot.json': { schemaVersion: 1, id: 'spot', vmxPage: 'HomePage', ...more } });
const box = (props: object) => ({
  'pages/HomePage.json': {
    schemaVersion: 1,
    page: 'HomePage',
    layers: { page: { grids: [{ id: 'main', placements: [{ id: 'box', name: 'engagement/social-box', props }] }] } },
  },
});
const script = 'https://scripts.example.org/widget.js';
const found = async (files: Readonly<Record<string, unknown>>): Promise<string[]> =>
  (await said(files)).filter((words) => words.includes(' shows-nothing ')).map((words) => words.split(' ').slice(0, 3).join(' '));

test.each([
  ['networking without a script', app({ networkingWidget: true }), 'app.json/networkingWidget'],
  ['networking on no page', app({ networkingWidget: true, NetworkingWidget: { url: script } }), 'app.json/networkingWidget'],
  ['a chat without a script', app({ FreshChatAllPages: { enableChat: true } }), 'app.json/FreshChatAllPages'],
  ['a support widget without a script', app({ freshworks: { id: 7 } }), 'app.json/freshworks'],
  ['a television with nothing on it', app({ tvWidget: { active: true } }), 'app.json/tvWidget'],
  ['a message without words', app({ userInformation: { version: '1' } }), 'app.json/userInformation'],
  ['a message without a version', app({ userInformation: { html: '<p>Hall B</p>' } }), 'app.json/userInformation'],
  ['room for a banner that nothing fills', app({ mobileBannerTop: true }), 'app.json/mobileBannerTop'],
  ['a bar without entries', header({ appNavigationActive: true }), 'header.json/appNavigationActive'],
  ['an advertisement of nothing', ad({}), 'advertisements/spot.json/id'],
  ['a social box of nothing', box({ title: 'Says' }), 'pages/HomePage.json/layers/page/grids/0/placements/0'],
])('%s', async (_, files, place) => {
  expect(await found(files)).toEqual([`warning shows-nothing ${place}`]);
});

test('a social box whose hosts keep its content out is a note', async () => {
  const props = { timeline: 'https://social.example.org/embed', hosts: ['pictures.example.org'] };
  expect(await found(box(props))).toEqual([]);
  expect(await checked(box(props))).toEqual(['shows-nothing /0/props/timeline']);
});

test.each([
  ['networking', app({ networkingWidget: true, NetworkingWidget: { url: script, NetworkingOnPages: ['MeetingHubPage'] } })],
  ['the chat by the script of the support widget', app({ FreshChatAllPages: { enableChat: true }, freshworks: { url: script } })],
  ['a television with a picture', app({ tvWidget: { active: true, image: 'https://media.example.org/tv.svg' } })],
  ['a message', app({ userInformation: { version: '1', html: '<p>Hall B</p>' } })],
  ['a bar', header({ appNavigationActive: true, appNavigationItems: { bottomItems: [{ name: 'Menu', action: 'menu' }] } })],
  ['an advertisement of a line', ad({ headlineTop: 'Hall B' })],
  ['a social box', box({ post: 'https://a.social.example.org/1', hosts: ['social.example.org'] })],
])('nothing is said of %s', async (_, files) => {
  expect(await found(files)).toEqual([]);
});
