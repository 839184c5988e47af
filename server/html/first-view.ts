// What the first view of an address needs: its title, and everything to fetch at once so that nothing waits for anything else.
import { eventName } from '../../src/contract/event-name.ts';
import { areas } from '../../src/contract/index.ts';
import { getResources } from '../../src/contract/core.ts';
import { requestAddress, type ApiRequest, type DataContext, request, requestBy } from '../../src/contract/request.ts';
import { localeNames } from '../../src/i18n/locale-names.ts';
import { ENGLISH, platformLanguage } from '../../src/i18n/platform-languages.ts';
import type { Address } from '../../src/pages/match.ts';
import { PREVIEW } from '../access/access.ts';
import type { PublishedEvent } from '../published/event.ts';
import { CHECKS, type ChunksOf, DATES, DOCUMENTS, GUARDS, REPLIES, TEXTS } from './manifest.ts';
import { apiBase } from './services.ts';

/** A placement that may be seen first; `schemaVersion` is that of its props as written. */
export type FirstComponent = {
  name: string;
  schemaVersion: number;
  props: Readonly<Record<string, unknown>>;
  /** Names of the components below it. */
  below?: readonly string[];
};

/** A page as far as its first view goes: given by the page model. */
export type FirstPage = {
  /** Page key: that of the address, or of the page the guards lead a visitor to. */
  key: string;
  /** Set for the page that is shown where the event has no such page. */
  isMissing?: true;
  /** Name of the page in the language of the address; empty for none. */
  title: string;
  description: string;
  /** Placements that may be seen first. */
  components: readonly FirstComponent[];
};

/** Reads the page an address leads to; undefined when nothing can be shown there. */
export type PageOf = (address: Address, event: PublishedEvent, now: number) => FirstPage | undefined;

/** The requests a component makes before it is drawn (`data.ts` in the catalog); empty for one that makes none. */
export type RequestsOf = (component: FirstComponent, context: DataContext) => readonly ApiRequest[];

/** Something to fetch early, as a link element. */
export type Preload =
  | { rel: 'stylesheet'; href: string }
  | { rel: 'modulepreload'; href: string; /** Set for what only a page that the browser draws needs at once. */ toDraw?: true }
  | { rel: 'preload'; as: 'fetch' | 'font'; href: string };

export type FirstView = {
  /** Page key, as in `FirstPage`; that of the address where the event has no such page. */
  key: string;
  /** Whether the event has such a page. */
  found: boolean;
  title: string;
  description: string;
  preloads: readonly Preload[];
};

export type FirstViewParts = {
  pageOf: PageOf;
  requestsOf: RequestsOf;
  chunksOf: ChunksOf;
  /** Whether a component is taken over after the rest of a rendered page (`ComponentWords.takeOver`); none is without it. */
  isLater?: (name: string) => boolean;
  /** Font files the theme of an event shows text in, as addresses. */
  fontsOf: (event: PublishedEvent) => readonly string[];
  /** Where a request leads when not to the instance's API: the files of an exported site. */
  fileOf?: (request: ApiRequest) => string;
  /** Code every page of an exported site needs in addition to the entry, as addresses. */
  alsoLoad?: readonly string[];
};

/** Components round the instant of their request to the hour (`useDataContext`), so that the address named here is the one they request. */
const HOUR = 3_600_000;

/** Names of the checks of an endpoint's answers in the build, by its path. */
const repliesOf: ReadonlyMap<string, string> = new Map(
  Object.entries(areas).flatMap(([area, { endpoints }]) => Object.values(endpoints).map(({ path }) => [path, `${REPLIES}/${area}`])),
);

/** More would compete with what is seen first. */
const MOST_REQUESTS = 12;

/** Creates the function that describes a first view. `now` is the server's instant, ms since 1970; `asFor` the class the app will name in requests that depend on the caller. */
export const firstViewOf =
  ({ pageOf, requestsOf, chunksOf, isLater = () => false, fontsOf, fileOf, alsoLoad = [] }: FirstViewParts) =>
  (address: Address, event: PublishedEvent, now: number, asFor?: string): FirstView => {
    const page = pageOf(address, event, now);
    const base = apiBase(event.instanceDocument);
    const exactName = eventName(event.instance, event.shortName);
    const context: DataContext = {
      event: exactName,
      language: address.language,
      timeZone: event.timeZone,
      now: Math.floor(now / HOUR) * HOUR,
      params: address.params,
    };
    const resources = request(getResources, {
      eventshort: exactName,
      setname: '*',
      language: address.language,
      version: event.version,
      for: asFor,
      // As the app asks (`load-event.ts`): files of a site are whole answers, and a preview looks at every page.
      page: fileOf || asFor === PREVIEW ? undefined : address.page,
    });
    const components = page?.components ?? [];
    const reader = asFor === undefined ? undefined : { for: asFor, version: event.version };
    const asked = components.flatMap((component) => requestsOf(component, context)).filter(({ onPress }) => !onPress);
    const requests: ApiRequest[] = [resources, ...asked.map((one) => requestBy(reader, one))];
    const sets = ['app', 'pages', ...components.map(({ name }) => name.split('/')[0]!)];
    const language = platformLanguage({ language: address.language, eventLanguages: event.about.languages });
    const texts = language === ENGLISH ? [] : [TEXTS, ...sets.map((set) => `${TEXTS}/${set}/${language}`)];
    // As a rendered page is taken over (`laterPlacements`).
    const waits = ({ name, below = [] }: FirstComponent): boolean => [name, ...below].every(isLater);
    const first = components.filter((one) => !waits(one)).map(({ name }) => name);
    const later = components.filter(waits).map(({ name }) => name);
    const chunks = [GUARDS, DOCUMENTS, `pages/${page?.key ?? address.page}`, ...first, ...texts]
      .flatMap(chunksOf)
      .concat(datesOf(address.language, chunksOf));
    const found = page !== undefined && !page.isMissing;
    return {
      key: found ? page.key : address.page,
      found,
      title: page?.title ?? '',
      description: page?.description ?? '',
      preloads: unique([
        ...alsoLoad.map((href): Preload => ({ rel: 'modulepreload', href })),
        ...[
          CHECKS,
          ...requests.flatMap(({ endpoint }) => repliesOf.get(endpoint.path) ?? []),
          ...components.map(({ name }) => `${CHECKS}/${name}`),
          ...later,
        ]
          .flatMap(chunksOf)
          .map(({ href, kind }): Preload =>
            kind === 'style' ? { rel: 'stylesheet', href } : { rel: 'modulepreload', href, toDraw: true },
          ),
        ...chunks.map(({ href, kind }): Preload => (kind === 'style' ? { rel: 'stylesheet', href } : { rel: 'modulepreload', href })),
        ...unique(
          // A browser loads no POST before the page asks for it.
          requests
            .filter(({ body }) => body === undefined)
            .map((one): Preload => ({ rel: 'preload', as: 'fetch', href: fileOf?.(one) ?? base + requestAddress(one) })),
        ).slice(0, MOST_REQUESTS),
        ...fontsOf(event).map((href): Preload => ({ rel: 'preload', as: 'font', href })),
      ]),
    };
  };

/** What the app loads to write dates in a language (`load-dates.ts`): none for English, which is built in, and for one dayjs does not have. */
function datesOf(language: string, chunksOf: ChunksOf): ReturnType<ChunksOf> {
  if (language.startsWith('en')) return [];
  const locale = localeNames(language)
    .map((name) => chunksOf(`${DATES}/${name}`))
    .find(({ length }) => length > 0);
  return [...chunksOf(DATES), ...(locale ?? [])];
}

const unique = (preloads: readonly Preload[]): Preload[] => [...new Map(preloads.map((preload) => [preload.href, preload])).values()];
