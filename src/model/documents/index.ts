// Every document by kind: what it is, where it lives in a configuration folder, its schema and version.
import type * as z from 'zod';
import { access } from './access.ts';
import { advertisement } from './advertisement.ts';
import { app } from './app.ts';
import { carousel } from './carousel.ts';
import { charity } from './charity.ts';
import { dataDocuments } from './data.ts';
import { domains } from './domains.ts';
import { documentVersion } from './envelope.ts';
import { footerModel } from './footer-model.ts';
import { footer } from './footer.ts';
import { headerModel } from './header-model.ts';
import { header } from './header.ts';
import { instance } from './instance.ts';
import { layerVisibility } from './layer-visibility.ts';
import { messages } from './messages.ts';
import { page } from './page.ts';
import { profileForm } from './profile.ts';
import { registration } from './registration.ts';
import { survey } from './survey.ts';
import { termsDocument } from './terms.ts';
import { texts } from './texts.ts';
import { theme } from './theme.ts';

const EVENT = '<instance>/<event>';

/** Of each kind: name in lists, where it is (a path below the configuration folder; `<…>` is a placeholder), schema, and what an organiser says with it. */
const table = {
  domains: ['Domains', 'domains.json', domains, 'Which host name opens which event in which language.'],
  instance: ['Instance', '<instance>/instance.json', instance, 'One organisation or environment, and the services its events use.'],
  app: ['App configuration', `${EVENT}/app.json`, app, 'Name, days and languages of the event, and every switch of its shell.'],
  theme: ['Theme', `${EVENT}/theme.json`, theme, 'The few values from which the whole look is derived.'],
  access: ['Access', `${EVENT}/access.json`, access, 'Policies: who may open which page, session or key.'],
  header: ['Header', `${EVENT}/header.json`, header, 'Banners, menus and app navigation.'],
  'header-model': [
    'Header model',
    `${EVENT}/header-model.json`,
    headerModel,
    'What the server answers to clients that draw their own header.',
  ],
  footer: ['Footer', `${EVENT}/footer.json`, footer, 'Grids of the footer layer.'],
  'footer-model': ['Footer model', `${EVENT}/footer-model.json`, footerModel, 'Logo, words and links of the footer.'],
  page: ['Page', `${EVENT}/pages/<PageName>.json`, page, 'Layers of grids of placements.'],
  'layer-visibility': [
    'Layer visibility',
    `${EVENT}/visibility/<layer>.json`,
    layerVisibility,
    'Switches and windows for what stands in a layer.',
  ],
  texts: ['Texts', `${EVENT}/texts/<set>.<language>.json`, texts, 'A translation set in one language.'],
  advertisement: ['Advertisement', `${EVENT}/advertisements/<id>.json`, advertisement, 'A popup with its window, page and audience.'],
  survey: [
    'Survey',
    `${EVENT}/surveys/<id>.json`,
    survey,
    'Questions with which attendees evaluate the event or its sessions, or of a charity challenge.',
  ],
  charity: [
    'Charity',
    `${EVENT}/charity.json`,
    charity,
    'Projects that participants collect points for, and the challenges that earn them.',
  ],
  profile: ['Profile form', `${EVENT}/profile.json`, profileForm, 'Which fields the profile form asks for, and the lists it chooses from.'],
  registration: [
    'Registration',
    `${EVENT}/registration.json`,
    registration,
    'Kinds of tickets that people can register for: prices, places, ways to pay, and what they grant.',
  ],
  terms: [
    'Terms',
    `${EVENT}/terms/<id>.json`,
    termsDocument,
    'What visitors agree to: terms of use, privacy notice, consents, with their version.',
  ],
  messages: [
    'Messages',
    `${EVENT}/messages.json`,
    messages,
    'Speakers who may be written to, the help desk, and what participants write to one another.',
  ],
  carousel: ['Carousel', `${EVENT}/carousel.json`, carousel, 'The introduction in the app.'],
  'data-rooms': ['Rooms', `${EVENT}/data/rooms.json`, dataDocuments.rooms, 'Rooms of the programme.'],
  'data-tracks': ['Tracks', `${EVENT}/data/tracks.json`, dataDocuments.tracks, 'Tracks of the programme.'],
  'data-labels': ['Labels', `${EVENT}/data/labels.json`, dataDocuments.labels, 'Words for the kinds and tags of sessions, by language.'],
  'data-authors': ['People', `${EVENT}/data/authors.json`, dataDocuments.authors, 'Speakers, authors and chairs.'],
  'data-sessions': ['Sessions', `${EVENT}/data/sessions.json`, dataDocuments.sessions, 'Sessions of the programme.'],
  'data-presentations': [
    'Presentations',
    `${EVENT}/data/presentations.json`,
    dataDocuments.presentations,
    'Presentations inside sessions.',
  ],
  'data-companies': [
    'Companies',
    `${EVENT}/data/companies.json`,
    dataDocuments.companies,
    'Companies that exhibit: their profile, lounge, booth and team.',
  ],
  'data-products': ['Products', `${EVENT}/data/products.json`, dataDocuments.products, 'What companies show and sell.'],
  'data-halls': ['Halls', `${EVENT}/data/halls.json`, dataDocuments.halls, 'Halls of the exhibition with the plan of their booths.'],
  'data-company-media': [
    'Media of companies',
    `${EVENT}/data/company-media.json`,
    dataDocuments['company-media'],
    'Webcasts, presentations and downloads of companies.',
  ],
  'data-news': [
    'News',
    `${EVENT}/data/news.json`,
    dataDocuments.news,
    'Articles that the event publishes, for its page of news and its feeds.',
  ],
  'data-jobs': ['Jobs', `${EVENT}/data/jobs.json`, dataDocuments.jobs, 'Open positions that companies and clinics offer.'],
  'data-tv': ['Congress TV', `${EVENT}/data/tv.json`, dataDocuments.tv, 'Daily highlights, interviews and podcasts of the event.'],
  'data-awards': ['Awards', `${EVENT}/data/awards.json`, dataDocuments.awards, 'Awards of the event with their winners.'],
  'data-preceptorships': [
    'Preceptorships',
    `${EVENT}/data/preceptorships.json`,
    dataDocuments.preceptorships,
    'Places at institutions where one can watch and learn.',
  ],
  'data-assemblies': [
    'Assemblies',
    `${EVENT}/data/assemblies.json`,
    dataDocuments.assemblies,
    'Assemblies of the society at the event, with agenda and documents.',
  ],
  'data-calls': [
    'Calls for abstracts',
    `${EVENT}/data/calls.json`,
    dataDocuments.calls,
    'What authors are asked to submit, until when, and who reviews it by which criteria.',
  ],
  'data-meetings': ['Meetings', `${EVENT}/data/meetings.json`, dataDocuments.meetings, 'Slots at which companies can be met.'],
  'data-stages': ['Stages', `${EVENT}/data/stages.json`, dataDocuments.stages, 'Pictures and plans with hot spots that lead somewhere.'],
} satisfies Readonly<Record<string, readonly [title: string, file: string, schema: z.ZodType, description: string]>>;

/** Kind of a document; also the name of its printed schema. */
export type Kind = keyof typeof table;

/** A document as the table names it; `version` is the current `schemaVersion`. */
export type DocumentEntry = { kind: Kind; title: string; description: string; file: string; schema: z.ZodType; version: number };

/** All documents. What an event folder may hold, its instance folder may hold too, for all its events. */
export const documents = Object.fromEntries(
  Object.entries(table).map(([kind, [title, file, schema, description]]): [string, DocumentEntry] => [
    kind,
    { kind: kind as Kind, title, description, file, schema, version: documentVersion },
  ]),
) as Readonly<Record<Kind, DocumentEntry>>;
