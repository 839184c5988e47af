// Which hosts a page may frame: those the event names where something is framed, and no other.
import { expect, test } from 'vitest';
import { preparePublishedEvent } from '../published/event.ts';
import { securityOf } from './embedding.ts';

type Content = {
  documents?: Readonly<Record<string, unknown>>;
  data?: Readonly<Record<string, object[]>>;
  texts?: Readonly<Record<string, string>>;
  instanceDocument?: object;
};

const framesOf = ({ documents = {}, data = {}, texts = {}, instanceDocument = {} }: Content) => {
  const event = preparePublishedEvent(
    { id: 1, instance: 'demo', shortName: 'demo27', version: 1 },
    {
      version: 1,
      publishedAt: '',
      instanceDocument: JSON.stringify(instanceDocument),
      rows: [
        ...Object.entries(documents).map(([resourcename, value]) => ({
          setname: 'config_json',
          resourcename,
          resourcevalue: JSON.stringify(value),
        })),
        ...Object.entries(texts).map(([resourcename, resourcevalue]) => ({
          setname: 'demo',
          resourcename,
          resourcevalue,
          language: 'en-GB',
        })),
      ],
      data: Object.entries(data).map(([name, rows]) => ({ name, file: `${name}.json`, text: JSON.stringify({ rows }) })),
    },
  );
  return securityOf(event, { frameAncestors: [], development: false }).frames;
};

const page = (...placements: object[]) => ({ 'pages/HomePage': { page: 'HomePage', layers: { page: { grids: [{ placements }] } } } });

test('nothing is named, nothing is framed', () => {
  expect(framesOf({})).toEqual([]);
});

test.each<[string, Content, string[]]>([
  [
    'films: the page that is framed for them, not the address that was written',
    {
      documents: page(
        { name: 'media/video', props: { url: 'https://www.youtube.com/watch?v=abc' } },
        { name: 'media/video', props: { url: 'https://video.example.org:8443/opening' } },
      ),
    },
    ['https://video.example.org:8443', 'https://www.youtube-nocookie.com'],
  ],
  [
    'listed hosts with their subdomains',
    { documents: page({ name: 'media/iframe', props: { url: 'https://a.map.example.org/x', hosts: ['map.example.org'] } }) },
    ['https://*.map.example.org', 'https://a.map.example.org', 'https://map.example.org'],
  ],
  [
    'links that open above the page, in menus, placements and texts',
    {
      documents: {
        header: { menu: [{ label: 'Rules', url: { 'en-GB': 'https://rules.example.org/a' }, target: 'modal' }] },
        'footer-model': { Links: [{ Url: 'www.legal.example.org/imprint', Open: 'modal' }] },
        ...page({ name: 'structure/button-link', props: { url: 'https://book.example.org/', open: 'modal' } }),
      },
      texts: { lead: '<p><A class=x target="modal" href=\'https://text.example.org/?a=1&amp;b=2\'>Rules</A></p>' },
      data: { sessions: [{ Id: 's', Name: 'S', Abstract: '<a href="https://abstract.example.org/" target=modal>More</a>' }] },
    },
    [
      'https://abstract.example.org',
      'https://book.example.org',
      'https://rules.example.org',
      'https://text.example.org',
      'https://www.legal.example.org',
    ],
  ],
  [
    'streams, recordings and episodes',
    {
      data: {
        sessions: [{ Id: 's', Name: 'S', StreamUrl: 'https://live.example.org/a', RecordingUrl: 'https://vimeo.com/123' }],
        presentations: [{ Id: 'p', SessionId: 's', Title: 'P', RecordingUrl: 'https://slideslive.com/38912345/talk' }],
        tv: [{ Id: 't', Section: 'podcast', Date: '2027-05-03T07:00', Title: 'T', MediaUrl: 'https://tv.example.org/1' }],
      },
    },
    ['https://live.example.org', 'https://player.vimeo.com', 'https://slideslive.com', 'https://tv.example.org'],
  ],
  [
    'guides and widgets of companies',
    {
      data: {
        companies: [
          { Id: '1', Name: 'One', BoothGuruUrl: 'https://guru.example.org/1', Url: 'https://one.example.org' },
          { Id: '2', Name: 'Two', Chat: { Kind: 'widget', Url: 'https://chat.example.org/2' } },
          { Id: '3', Name: 'Three', Chat: { Kind: 'text', Url: 'https://unused.example.org/3' } },
        ],
      },
    },
    ['https://chat.example.org', 'https://guru.example.org'],
  ],
  [
    'hosts the organiser adds',
    { documents: { app: { frameHosts: ['sso.example.org'] } } },
    ['https://*.sso.example.org', 'https://sso.example.org'],
  ],
  [
    'no link that opens as a page, nothing without TLS, nothing that ends the directive',
    {
      documents: page(
        { name: 'structure/button-link', props: { url: 'https://link.example.org/', open: 'page' } },
        { name: 'media/video', props: { url: 'http://plain.example.org/film' } },
        { name: 'media/video', props: { url: 'asset:film.mp4' } },
        { name: 'media/iframe', props: { url: '', hosts: ['a.example.org; script-src *', '*', 7] } },
      ),
      texts: { lead: '<a href="https://other.example.org/">modal</a>' },
    },
    [],
  ],
])('%s', (_, content, expected) => {
  expect(framesOf(content)).toEqual(expected);
});

test('what another API answers is not known here, so every host with TLS may be framed', () => {
  expect(framesOf({ instanceDocument: { apiBaseUrl: 'https://api.example.org' } })).toEqual(['https:']);
});

test('more hosts than a header can name become all', () => {
  const companies = Array.from({ length: 200 }, (_, index) => ({
    Id: `${index}`,
    Name: 'C',
    BoothGuruUrl: `https://guru-${index}.example.org/`,
  }));
  expect(framesOf({ data: { companies } })).toEqual(['https:']);
  expect(framesOf({ data: { companies: companies.slice(0, 40) } })).toHaveLength(40);
});
