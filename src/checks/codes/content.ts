// Codes about content: links and files, HTML, translations, alternative texts, colours.
import { type CodeTable, error, fixableError, fixableNote, fixableWarning, note, warning } from './code.ts';
import { exampleEvent, file, inLanguages, placements, placementWith, richTextExample } from './example.ts';

const button = (url: string, text: unknown = 'Rooms'): object => ({ id: 'rooms', name: 'structure/button-link', props: { text, url } });
const image = (props: object): object => ({ id: 'hall', name: 'structure/card', props: { title: 'Hall A', picture: 'above', ...props } });
const venue = {
  'pages/Venue.json': {
    schemaVersion: 1,
    page: 'Venue',
    layers: { page: { grids: [{ id: 'main', placements: [richTextExample('Rooms')] }] } },
  },
};
const symposium = {
  'data/sessions.json': {
    schemaVersion: 1,
    rows: [{ Id: '1', Name: 'Symposium', CompanyAccountId: '4711', StartDateTime: '2027-05-03T10:00', EndDateTime: '2027-05-03T11:00' }],
  },
};
const kinds = { 'data/sessions.json': { schemaVersion: 1, rows: [{ Id: '1', Name: 'Opening', SessionType: 'Plenary' }] } };
const label = (Id: string) =>
  file('data/labels.json', { schemaVersion: 1, rows: [{ Id, Name: { 'en-GB': 'Plenary session' } }] }, { with: kinds });
const set = (language: string, texts: object) => [`texts/home.${language}.json`, { schemaVersion: 1, texts }] as const;
const sets = (...files: readonly (readonly [string, object])[]) => Object.fromEntries(files);
const english = {
  rooms: 'Rooms',
  hotels: 'Hotels',
  food: 'Food',
  trains: 'Trains',
  maps: 'Maps',
  shops: 'Shops',
  bars: 'Bars',
  parks: 'Parks',
  pools: 'Pools',
};

export const contentCodes = {
  'unknown-page': fixableError(
    'Page that is not there',
    'A link, a list or a setting names a page the event has not. By a link visitors would come to “not found” (an error). A page that `signInPages` misspells is open to everybody (an error); in other lists the name has no effect (a warning). The name is put right where there is only one candidate. `ContentPage` stands for all content pages in the lists of sign-in.',
    placementWith(button('page:Venu'), { with: venue }),
    placementWith(button('page:Venue'), { with: venue }),
  ),
  'missing-parameter': error(
    'Link without its parameter',
    'The address of the page has a part that the link does not give: which session, which person. Visitors would come to “not found”. A menu entry names page and parameters, any other link is written as the path.',
    placements(button('page:PagSessionDetailPage')),
    placements(button('/society/congress/en-GB/session/101')),
  ),
  'missing-login-url': error(
    'Sign-in elsewhere, without an address',
    '`externalAuth.externalLogin` sends visitors to `loginUrl`, which is empty: nobody can sign in.',
    file('app.json', { schemaVersion: 1, event: exampleEvent, externalAuth: { externalLogin: true } }),
    file('app.json', {
      schemaVersion: 1,
      event: exampleEvent,
      externalAuth: { externalLogin: true, loginUrl: 'https://id.example.org/login' },
    }),
  ),
  'analytics-incomplete': warning(
    'Service that measures, without what it needs',
    'Matomo needs its address and the number of the site, Google Tag Manager the id of a container. Without them nothing is measured.',
    file('app.json', { schemaVersion: 1, event: exampleEvent, analyticsProviders: [{ provider: 'matomo', settings: { siteId: '12' } }] }),
    file('app.json', {
      schemaVersion: 1,
      event: exampleEvent,
      analyticsProviders: [{ provider: 'matomo', settings: { siteId: '12', url: 'https://analytics.example.org' } }],
    }),
  ),
  'shows-nothing': warning(
    'Part that shows nothing',
    'A part of the frame is switched on and lacks what it would show: a widget without its script or its pages, a television without picture, film and link, a message without words, a bar without entries, a banner that keeps room for a placement there is not, an advertisement without content, a social box without an address or with one that its `hosts` keep out. Visitors see no hole, or an empty one.',
    file('app.json', { schemaVersion: 1, event: exampleEvent, networkingWidget: true }),
    file('app.json', {
      schemaVersion: 1,
      event: exampleEvent,
      networkingWidget: true,
      NetworkingWidget: { url: 'https://networking.example.org/widget.js', showNetworkingOnHomepage: true },
    }),
  ),
  'consent-out-of-reach': warning(
    'Cookie settings nobody can open again',
    'A visitor may change the answer to the cookie notice at any time. The footer of the platform offers it; where it is off, or grids of `footer.json` stand in its place, a link to `#cookie-settings` does.',
    file('app.json', { schemaVersion: 1, event: exampleEvent, disableVMXFooter: true }),
    file('app.json', { schemaVersion: 1, event: exampleEvent }),
  ),
  'font-kit-incomplete': warning(
    'Font service, and the question about it',
    'Fonts of an external service are loaded for visitors who have accepted them. `showAdobeTypekitText` asks, `fontKit` says what is loaded; one without the other does nothing.',
    file('app.json', { schemaVersion: 1, event: exampleEvent, showAdobeTypekitText: true }),
    file('app.json', {
      schemaVersion: 1,
      event: exampleEvent,
      showAdobeTypekitText: true,
      fontKit: { url: 'https://fonts.example.org/kit.css', heading: 'Example Serif' },
    }),
  ),
  'token-in-address': warning(
    'Token in addresses',
    'Links to this question-and-answer tool carry `access_token` and `user_id` of a signed-in visitor. Addresses are kept in histories and logs. A tool that redeems the one-time code at `/api/Session/QnaCode` needs no entry.',
    file('app.json', { schemaVersion: 1, event: exampleEvent, qnaTokenHosts: ['ask.example.org'] }),
    file('app.json', { schemaVersion: 1, event: exampleEvent, qnaTokenHosts: [] }),
  ),
  'unknown-form-field': fixableWarning(
    'Field the user form has not',
    '`prefill` names the fields visitors must fill. The form does not have this one, so nobody is asked for it. It is renamed where there is only one candidate.',
    file('app.json', { schemaVersion: 1, event: exampleEvent, prefill: { Biografy: '' } }),
    file('app.json', { schemaVersion: 1, event: exampleEvent, prefill: { Biography: '' } }),
  ),
  'unknown-company': note(
    'Company without a session',
    'An advertisement names a company that no session of the programme belongs to. Not every exhibitor holds a session; but an id may be misspelt.',
    file(
      'advertisements/spot.json',
      { schemaVersion: 1, id: 1, vmxPage: 'HomePage', headlineTop: 'Hall B', CompanyAccountIds: [4712] },
      { with: symposium },
    ),
    file(
      'advertisements/spot.json',
      { schemaVersion: 1, id: 1, vmxPage: 'HomePage', headlineTop: 'Hall B', CompanyAccountIds: [4711] },
      { with: symposium },
    ),
  ),
  'unknown-anchor': warning(
    'Anchor that is not there',
    'Nothing on the page has this id. The page opens at its top. Anchors are the ids of placements, and of the parts of accordions and tabs; `#top` is the top of every page.',
    placementWith(button('page:Venue#rooms'), { with: venue }),
    placementWith(button('page:Venue#text'), { with: venue }),
  ),
  'unknown-asset': warning(
    'File that is not there',
    '`asset:` names a file in the `assets` folder of the event or its instance. A picture that is missing becomes a quiet pattern; a document leads to “not found”. Upper and lower case count.',
    placementWith(image({ image: 'asset:Hall.jpg', alt: 'Hall A' }), { assets: ['assets/hall.jpg'] }),
    placementWith(image({ image: 'asset:hall.jpg', alt: 'Hall A' }), { assets: ['assets/hall.jpg'] }),
  ),
  'unknown-text': fixableWarning(
    'Text that is not there',
    'No set has a text of this key, in no language. Visitors see nothing in its place.',
    placementWith(button('page:Venue', { key: 'home.roms' }), { with: { ...venue, ...sets(set('en-GB', english)) } }),
    placementWith(button('page:Venue', { key: 'home.rooms' }), { with: { ...venue, ...sets(set('en-GB', english)) } }),
  ),
  'forbidden-scheme': error(
    'Forbidden scheme',
    'Addresses with javascript:, data:, vbscript:, file: and the like run or read something; they are never followed, and what carries them becomes plain text. `//host` takes the scheme of the page; write https.',
    placements(richTextExample('<p><a href="javascript:alert(1)">Rooms</a></p>')),
    placements(richTextExample('<p><a href="https://www.example.org">Rooms</a></p>')),
  ),
  'insecure-link': warning(
    'http instead of https',
    'What is sent over http can be read and changed on the way, and pictures over http are not loaded at all. It is not put right by itself, because not every site answers to https.',
    placements(button('http://www.example.org')),
    placements(button('https://www.example.org')),
  ),
  'html-removed': warning(
    'HTML that is taken out',
    'Visitors get structure and emphasis, links and pictures. Scripts, styles, forms, frames and the like are taken out before.',
    placements(richTextExample('<p>Map:</p><iframe src="https://maps.example.org" title="Map"></iframe>')),
    placements({ id: 'map', name: 'media/iframe', props: { url: 'https://maps.example.org/', title: 'Map', hosts: ['maps.example.org'] } }),
  ),
  'empty-link': warning(
    'Link without words',
    'A screen reader says “link” and nothing else. Give it words, or its picture an alternative text (WCAG 2.4.4).',
    placements(richTextExample('<p><a href="https://www.example.org"></a></p>')),
    placements(richTextExample('<p><a href="https://www.example.org">Rooms</a></p>')),
  ),
  'missing-alt': warning(
    'Picture without words',
    'Whoever does not see the picture learns nothing of it (WCAG 1.1.1). Write what it shows. An `alt` that is written and empty says that it only decorates.',
    placements(image({ image: '/hall.jpg' })),
    placements(image({ image: '/hall.jpg', alt: '' })),
  ),
  'missing-translation': warning(
    'Text missing in a language',
    'The event is held in this language, and nearly all its texts are there; this one is shown in another language of the event. Plain texts are not reported: they are the same in all languages.',
    file(...set('de-DE', { ...english, parks: '' }), { with: { ...inLanguages('en-GB', 'de-DE'), ...sets(set('en-GB', english)) } }),
    file(...set('de-DE', english), { with: { ...inLanguages('en-GB', 'de-DE'), ...sets(set('en-GB', english)) } }),
  ),
  'language-incomplete': note(
    'Language under way',
    'More than a tenth of the texts are missing in this language, so they are counted and not listed. A language can be left out of the event until it is ready. Rows of a programme are always counted: a talk in one language is usual.',
    file(...set('de-DE', { rooms: 'Räume' }), { with: { ...inLanguages('en-GB', 'de-DE'), ...sets(set('en-GB', english)) } }),
    file('app.json', inLanguages('en-GB')['app.json'], { with: sets(set('en-GB', english)) }),
  ),
  'placeholder-differs': warning(
    'Places that differ',
    'A place like `{{count}}` stands in one language and not in another: a number is missing, or the braces are shown as they are.',
    file(...set('de-DE', { seats: 'Plätze: {{zahl}}' }), {
      with: { ...inLanguages('en-GB', 'de-DE'), ...sets(set('en-GB', { seats: 'Seats: {{count}}' })) },
    }),
    file(...set('de-DE', { seats: 'Plätze: {{count}}' }), {
      with: { ...inLanguages('en-GB', 'de-DE'), ...sets(set('en-GB', { seats: 'Seats: {{count}}' })) },
    }),
  ),
  'single-braces': fixableWarning(
    'One brace where two belong',
    'A text of the platform has a place for a value, `{{count}}`; here it has one brace on each side and is shown as it is written.',
    file('texts/media.en-GB.json', { schemaVersion: 1, texts: { 'image-gallery.position': '{number} of {{count}}' } }),
    file('texts/media.en-GB.json', { schemaVersion: 1, texts: { 'image-gallery.position': '{{number}} of {{count}}' } }),
  ),
  'missing-plural-form': warning(
    'Plural form missing',
    'The language counts with forms that the text has not; the form `other` stands in: “1 sessions”. Forms that only very large numbers take are not asked for.',
    file(...set('en-GB', { sessions_other: '{{count}} sessions' })),
    file(...set('en-GB', { sessions_one: '{{count}} session', sessions_other: '{{count}} sessions' })),
  ),
  'low-contrast': fixableWarning(
    'Too little contrast',
    'The two colours are shown as written and stay below WCAG AA (4.5 to 1 for text). Suggested is the nearest colour that passes.',
    file('footer-model.json', { schemaVersion: 1, Background: '#777777', TextColor: '#999999' }),
    file('footer-model.json', { schemaVersion: 1, Background: '#1c1917', TextColor: '#ffffff' }),
  ),
  'colour-corrected': fixableNote(
    'Colour shown otherwise than written',
    'The theme moves a colour until what stands on it can be read (WCAG AA). Nothing is wrong on the screen; the colour is only not quite the one that was written. The fix writes the one that is shown, where that changes nothing else.',
    file('theme.json', { schemaVersion: 1, accent: '#4f86c6' }),
    file('theme.json', { schemaVersion: 1, accent: '#1f4e79' }),
  ),
  'label-without-use': warning(
    'Label of nothing',
    'A label names a kind or tag that no session has, so that its words are never shown. Compare the spelling; capitals do not count.',
    label('Plenery'),
    label('Plenary'),
  ),
  'motif-not-repeating': warning(
    'Motif that does not repeat',
    'The line of the event is a tile that is set beside itself: it begins and ends at height 12. A line that does not, or that is no path data, is not drawn; a line made from the name of the event takes its place.',
    file('theme.json', { schemaVersion: 1, motif: 'M0 3L240 21' }),
    file('theme.json', { schemaVersion: 1, motif: 'M0 12L60 3L120 21L180 3L240 12' }),
  ),
} as const satisfies CodeTable;
