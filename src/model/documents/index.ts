// Every document by kind: what it is, where it lives in a configuration folder, its schema and version.
import type * as z from 'zod';
import { access } from './access.ts';
import { advertisement } from './advertisement.ts';
import { app } from './app.ts';
import { carousel } from './carousel.ts';
import { dataDocuments } from './data.ts';
import { domains } from './domains.ts';
import { documentVersion } from './envelope.ts';
import { footerModel } from './footer-model.ts';
import { footer } from './footer.ts';
import { headerModel } from './header-model.ts';
import { header } from './header.ts';
import { instance } from './instance.ts';
import { layerVisibility } from './layer-visibility.ts';
import { page } from './page.ts';
import type { DataFileName } from './programme.ts';
import { texts } from './texts.ts';
import { theme } from './theme.ts';

/** A document as the table names it. */
export type DocumentEntry = {
  kind: Kind;
  /** Name in lists. */
  title: string;
  /** What an organiser says with it, one sentence. */
  description: string;
  /** Where the document is: a path below the configuration folder; `<…>` is a placeholder for a name. */
  file: string;
  schema: z.ZodType;
  /** Current `schemaVersion`. */
  version: number;
  /** Unknown keys at the top of a document are reported and kept. */
  unknownKeys: 'keep';
};

/** Kind of a document; also the name of its printed schema. */
export type Kind =
  | 'domains'
  | 'instance'
  | 'app'
  | 'theme'
  | 'access'
  | 'header'
  | 'header-model'
  | 'footer'
  | 'footer-model'
  | 'page'
  | 'layer-visibility'
  | 'texts'
  | 'advertisement'
  | 'carousel'
  | `data-${DataFileName}`;

const EVENT = '<instance>/<event>';
const entry = (kind: Kind, title: string, file: string, schema: z.ZodType, description: string): DocumentEntry => ({
  kind,
  title,
  description,
  file,
  schema,
  version: documentVersion,
  unknownKeys: 'keep',
});

/** All documents. What an event folder may hold, its instance folder may hold too, for all its events. */
export const documents: Readonly<Record<Kind, DocumentEntry>> = {
  domains: entry('domains', 'Domains', 'domains.json', domains, 'Which host name opens which event in which language.'),
  instance: entry(
    'instance',
    'Instance',
    '<instance>/instance.json',
    instance,
    'One organisation or environment, and the services its events use.',
  ),
  app: entry('app', 'App configuration', `${EVENT}/app.json`, app, 'Name, days and languages of the event, and every switch of its shell.'),
  theme: entry('theme', 'Theme', `${EVENT}/theme.json`, theme, 'The few values from which the whole look is derived.'),
  access: entry('access', 'Access', `${EVENT}/access.json`, access, 'Policies: who may open which page, session or key.'),
  header: entry('header', 'Header', `${EVENT}/header.json`, header, 'Banners, menus and app navigation.'),
  'header-model': entry(
    'header-model',
    'Header model',
    `${EVENT}/header-model.json`,
    headerModel,
    'What the server answers to clients that draw their own header.',
  ),
  footer: entry('footer', 'Footer', `${EVENT}/footer.json`, footer, 'Grids of the footer layer.'),
  'footer-model': entry('footer-model', 'Footer model', `${EVENT}/footer-model.json`, footerModel, 'Logo, words and links of the footer.'),
  page: entry('page', 'Page', `${EVENT}/pages/<PageName>.json`, page, 'Layers of grids of placements.'),
  'layer-visibility': entry(
    'layer-visibility',
    'Layer visibility',
    `${EVENT}/visibility/<layer>.json`,
    layerVisibility,
    'Switches and windows for what stands in a layer.',
  ),
  texts: entry('texts', 'Texts', `${EVENT}/texts/<set>.<language>.json`, texts, 'A translation set in one language.'),
  advertisement: entry(
    'advertisement',
    'Advertisement',
    `${EVENT}/advertisements/<id>.json`,
    advertisement,
    'A popup with its window, page and audience.',
  ),
  carousel: entry('carousel', 'Carousel', `${EVENT}/carousel.json`, carousel, 'The introduction in the app.'),
  'data-rooms': entry('data-rooms', 'Rooms', `${EVENT}/data/rooms.json`, dataDocuments.rooms, 'Rooms of the programme.'),
  'data-tracks': entry('data-tracks', 'Tracks', `${EVENT}/data/tracks.json`, dataDocuments.tracks, 'Tracks of the programme.'),
  'data-authors': entry('data-authors', 'People', `${EVENT}/data/authors.json`, dataDocuments.authors, 'Speakers, authors and chairs.'),
  'data-sessions': entry('data-sessions', 'Sessions', `${EVENT}/data/sessions.json`, dataDocuments.sessions, 'Sessions of the programme.'),
  'data-presentations': entry(
    'data-presentations',
    'Presentations',
    `${EVENT}/data/presentations.json`,
    dataDocuments.presentations,
    'Presentations inside sessions.',
  ),
};
