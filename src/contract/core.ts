// Core endpoints (A §7, B §7): resources, the event itself, server time, version, header and footer models, dashboard.
import * as z from 'zod';
import { callerFields } from './caller-shapes.ts';
import { type Area, endpoint } from './endpoint.ts';
import { eventParameter } from './event-shapes.ts';

export const area: Area = { title: 'Core', description: 'Resources, the event, time, header and footer.' };

const shared = { method: 'GET', auth: 'none', effect: 'read', limit: 'read', caching: 'published', spec: 'A §7' } as const;
const language = z.string().optional().meta({ description: 'Language xx-XX; the first language of the event when missing.' });

/** One resource row (A §7 GetResources). `setname`, `language` and `source` go beyond the spec's two fields. */
export const resourceRow = z.object({
  resourcename: z.string(),
  resourcevalue: z.string().meta({ description: 'Text, often JSON.' }),
  setname: z.string(),
  language: z.string().optional().meta({ description: 'Language of the text, where the set is a translation set.' }),
  source: z
    .object({ file: z.string(), pointer: z.string(), line: z.number().int(), column: z.number().int() })
    .optional()
    .meta({ description: 'Where the organiser wrote it: file below the configuration folder, JSON pointer, line and column from 1.' }),
});
export type ResourceRow = z.infer<typeof resourceRow>;

export const getResources = endpoint({
  ...shared,
  path: '/api/modules/GetResources',
  title: 'Resources',
  description:
    'Rows of one or more resource sets. Sets: config_json, theme, {layer}ComponentVisibility and translation sets. `setname` takes several, separated by commas; `*` takes all. Translation rows come in the language asked for, keys it lacks in the first language of the event, then in English. `page` leaves out what other pages show: of their documents only the heads (title, name, without grids) are there, and a row of the set `left-out` names them.',
  event: ['eventshort', 'eventid'],
  query: z.object({
    eventshort: eventParameter.optional(),
    eventid: eventParameter.optional(),
    setname: z.string().meta({ description: 'Set, sets separated by commas, or *.' }),
    language,
    page: z.string().max(200).optional().meta({ description: 'Key of the page that is to be shown; all pages when missing.' }),
    ...callerFields,
  }),
  example: { query: { setname: '*' } },
  reply: z.array(resourceRow),
});

/** The public facts of an event. */
export const eventInfo = z.object({
  EventId: z.number().int(),
  Instance: z.string(),
  Shortname: z.string(),
  Name: z.string(),
  TimeZone: z.string().meta({ description: 'IANA name, for example Europe/Berlin.' }),
  StartDate: z.string().meta({ description: 'First day, YYYY-MM-DD, in the event time zone; empty when not set.' }),
  EndDate: z.string().meta({ description: 'Last day, YYYY-MM-DD; empty when not set.' }),
  Languages: z.array(z.string()).meta({ description: 'The first is the default.' }),
  Version: z.number().int().meta({ description: 'Published version, from 1.' }),
  SignIn: z.literal('elsewhere').optional().meta({
    description: 'Where visitors sign in first: `elsewhere` leads them to a provider or service, else it is the form of this site.',
  }),
});
export type EventInfo = z.infer<typeof eventInfo>;

export const eventShortname = endpoint({
  ...shared,
  path: '/api/Event/Shortname',
  title: 'Event by short name',
  description: 'The event and its published version. 404 when unknown.',
  event: ['shortName'],
  query: z.object({ shortName: eventParameter, language }),
  reply: eventInfo,
});

export const eventDetails = endpoint({
  ...shared,
  path: '/api/Public/EventDetails',
  title: 'Event details',
  description: 'The event with its place and its words.',
  event: ['shortname'],
  query: z.object({ shortname: eventParameter, language }),
  reply: eventInfo.extend({ Subtitle: z.string(), Venue: z.string(), City: z.string(), Organiser: z.string(), Website: z.string() }),
});

export const serverTime = endpoint({
  ...shared,
  caching: 'never',
  path: '/api/Core/ServerTime',
  title: 'Server time',
  description: 'The instant at which the server lives, ISO 8601 in UTC.',
  query: z.object({}),
  reply: z.object({ ServerTime: z.string() }),
});

export const serverVersion = endpoint({
  ...shared,
  caching: 'never',
  path: '/version.json',
  title: 'Version',
  description: 'Version of the software and when it was built (A §3 Server version info).',
  query: z.object({}),
  reply: z.object({ Version: z.string(), BuildDateTime: z.string(), BuildDateTimeHuman: z.string() }),
});

const menuItemFields = {
  name: z.string(),
  url: z.string().meta({ description: 'Address; empty for an item that only opens its sub-menu.' }),
  target: z.string().meta({ description: '_self, _blank or modal (a frame above the page).' }),
  dataType: z.enum(['link', 'qnalink']),
  qnaInstance: z.string(),
  icon: z.string().meta({ description: 'Prefix-name form.' }),
  iconImagePath: z.string().meta({ description: 'Address of a picture in place of the icon; empty for none.' }),
  display: z.record(z.string(), z.boolean()).meta({ description: 'By content mode whether it is shown; a mode not named shows it.' }),
  onlyInMobile: z.boolean(),
  onlyInVMX: z.boolean(),
  isDownload: z.boolean(),
};
type AnsweredMenuItem = z.infer<z.ZodObject<typeof menuItemFields>> & { subMenu: AnsweredMenuItem[] };

/** A menu item (A §2 Menu item fields); items that are not shown at all are left out. */
const menuItem: z.ZodType<AnsweredMenuItem> = z
  .object({
    ...menuItemFields,
    get subMenu() {
      return z.array(menuItem);
    },
  })
  .meta({ id: 'HeaderMenuItem', description: 'A menu item with the items below it.' });

export const getVmxHeader = endpoint({
  ...shared,
  caching: 'never',
  path: '/api/Core/GetVMXHeader',
  title: 'Header model',
  description:
    'The header of an event for clients that draw their own (A §3 Header model), with the default menu where the event has none. The answer is about its caller.',
  event: ['shortname'],
  query: z.object({ shortname: eventParameter, language }),
  reply: z.object({
    EventLogo: z.string(),
    EventLanguages: z.array(z.string()),
    menuItems: z.array(menuItem),
    theme: z.string().meta({ description: 'one, two or three (A §2).' }),
    Authenticated: z.boolean().meta({ description: 'Whether the caller is signed in.' }),
    EventId: z.number().int(),
    EventName: z.string(),
  }),
});

export const footerModel = endpoint({
  ...shared,
  path: '/api/Core/FooterModel',
  title: 'Footer model',
  description: 'The footer of an event (A §3). `context` is Event.',
  event: ['shortName'],
  query: z.object({ context: z.string().default('Event'), shortName: eventParameter, language }),
  reply: z.object({
    Template: z.enum(['Small', 'Large']),
    Logo: z.string(),
    LogoUrl: z.string(),
    Text: z.string(),
    TextCopyright: z.string(),
    TextColor: z.string(),
    Background: z.string(),
    LinkColor: z.string(),
    Links: z.array(
      z.object({
        Name: z.string(),
        Description: z.string(),
        Links: z.array(z.object({ Name: z.string(), Url: z.string(), Icon: z.string(), Open: z.string() })),
      }),
    ),
    Icons: z.array(z.object({ Name: z.string(), Url: z.string(), Icon: z.string() })),
  }),
});

/** One day of the programme (B §3 Program day). */
export const programDay = z.object({
  date: z.string().meta({ description: 'Programme day, YYYY-MM-DD.' }),
  sessionsCount: z.number().int(),
  PosterSessionsCount: z.number().int(),
  SessionsHiddenOnSchedulerCount: z.number().int(),
  PosterSessionsHiddenOnSchedulerCount: z.number().int(),
});
export type ProgramDay = z.infer<typeof programDay>;

export const eventDashboard = endpoint({
  ...shared,
  shownOn: [],
  path: '/api/Modules/EventDashboard',
  title: 'Dashboard of an event',
  description: 'The days of the programme with their counts, and how much there is of everything.',
  event: ['eventid'],
  query: z.object({ eventid: eventParameter, language, ...callerFields }),
  reply: z.object({
    EventId: z.number().int(),
    Shortname: z.string(),
    ProgramDays: z.array(programDay),
    SessionsCount: z.number().int(),
    PresentationsCount: z.number().int(),
    AuthorsCount: z.number().int(),
    RoomsCount: z.number().int(),
  }),
});
