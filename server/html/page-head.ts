// What a page tells search engines and link previews: title, description, its languages, and the card shown where somebody shares it.
import { app } from '../../src/model/documents/app.ts';
import { isTrial } from '../../src/model/environment.ts';
import { oncePer } from '../../src/base/once-per.ts';
import { windowTitle } from '../../src/app/navigation/window-title.ts';
import { type Address, pagePath } from '../../src/pages/match.ts';
import { queryItemOf } from '../../src/pages/query-items.ts';
import type { PublishedEvent } from '../published/event.ts';
import { escapeHtml } from '../published/rich-text.ts';
import type { Subject } from './subject.ts';

/** A page as others describe it. Addresses are absolute. */
export type PageHead = {
  title: string;
  description: string;
  /** Address of the page, its query being the thing that it names there alone; empty for none. */
  canonical: string;
  /** Whether search engines may list it. */
  listed: boolean;
  /** The page in each language of the event, the default first; empty where its address is unknown. */
  languages: readonly { language: string; href: string }[];
  /** The feeds that visitors may read of what the page shows. */
  feeds?: readonly string[];
  /** The card of a shared link; missing where there is no event. */
  card?: Card;
};

type Card = {
  /** Name of the page or thing without that of the event. */
  title: string;
  /** Name of the event. */
  site: string;
  type: 'website' | 'profile' | 'article';
  language: string;
  image?: { href: string; alt: string } | undefined;
};

/** Size of the pictures of cards, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Whether search engines may list the event: its `searchEngines` says so, and its instance is none to try things out (`environment`). */
export const isFindable = oncePer(
  (event: PublishedEvent) => !isTrial(event.instanceDocument) && event.documents.read('app', app).searchEngines,
);

const cardTypes: Partial<Record<Subject['part'], Card['type']>> = { person: 'profile', article: 'article' };

type HeadParts = {
  event: PublishedEvent | undefined;
  /** Name of the event in the language; empty for none. */
  eventName: string;
  /** Its parameters are with the thing that the query names (`withQueryItem`). */
  address: Address | undefined;
  /** Name and description of the page. */
  view: { title: string; description: string } | undefined;
  subject: Subject | undefined;
  /** Where the pages are; empty for unknown. */
  origin: string;
  defaultTitle: string;
  /** Paths of the feeds of the page, as RSS. */
  feeds?: readonly string[];
  /** Path of the picture of the card; missing for none. */
  picture?: string | undefined;
};

/** Makes the head of a page. */
export function pageHeadOf({ event, eventName, address, view, subject, origin, defaultTitle, picture, feeds = [] }: HeadParts): PageHead {
  const name = subject?.name || (view?.title ?? '');
  const title = windowTitle(eventName, name, defaultTitle);
  const description = subject?.description || (view?.description ?? '');
  if (!event || !address) return { title, description, canonical: '', listed: true, languages: [] };
  const hrefIn = (language: string): string => origin + thingPath({ ...address, language });
  const { languages } = event.about;
  return {
    title,
    description,
    canonical: origin && hrefIn(address.language),
    listed: isFindable(event),
    languages: origin === '' ? [] : languages.map((language) => ({ language, href: hrefIn(language) })),
    feeds: origin === '' ? [] : feeds.map((path) => origin + path),
    card: {
      // Shared, "Home" says nothing: the event is named.
      title: (address.page === 'HomePage' ? '' : name) || eventName,
      site: eventName,
      type: cardTypes[subject?.part ?? 'section'] ?? 'website',
      language: address.language,
      image: origin !== '' && picture !== undefined ? { href: origin + picture, alt: title } : undefined,
    },
  };
}

/** The path of a page; where its query names the thing it shows, with that. */
export function thingPath({ page, params, ...where }: Omit<Address, 'page'> & { page: string }): string {
  const { [queryItemOf(page) ?? '']: item, ...own } = params;
  const path = pagePath(page, where, own);
  return item === undefined ? path : `${path}?${queryItemOf(page)}=${encodeURIComponent(item)}`;
}

/** The head as elements. */
export function headElements({ title, description, canonical, listed, languages, feeds = [], card }: PageHead): string[] {
  const [first] = languages;
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...(description ? [meta('name', 'description', description)] : []),
    ...(listed ? [] : [meta('name', 'robots', 'noindex')]),
    ...(canonical ? [`<link rel="canonical" href="${escapeHtml(canonical)}">`] : []),
    ...(listed && first && languages.length > 1
      ? [...languages, { language: 'x-default', href: first.href }].map(
          ({ language, href }) => `<link rel="alternate" hreflang="${escapeHtml(language)}" href="${escapeHtml(href)}">`,
        )
      : []),
    ...feeds.map((href) => `<link rel="alternate" type="application/rss+xml" href="${escapeHtml(href)}">`),
    ...(card ? cardElements(card, { description, canonical, languages }) : []),
  ];
}

/** Open Graph, which other networks read as well; the layout of the card has no property there. */
function cardElements(
  card: Card,
  { description, canonical, languages }: Pick<PageHead, 'description' | 'canonical' | 'languages'>,
): string[] {
  const { image } = card;
  const others = languages.flatMap(({ language }) => (language === card.language ? [] : [language]));
  const properties: readonly (readonly [property: string, content: string])[] = [
    ['og:title', card.title],
    ['og:description', description],
    ['og:type', card.type],
    ['og:url', canonical],
    ['og:site_name', card.site],
    ['og:locale', localeOf(card.language)],
    ...others.map((language) => ['og:locale:alternate', localeOf(language)] as const),
    ...(image
      ? ([
          ['og:image', image.href],
          ['og:image:width', String(CARD_SIZE.width)],
          ['og:image:height', String(CARD_SIZE.height)],
          ['og:image:alt', image.alt],
        ] as const)
      : []),
  ];
  return [
    ...properties.filter(([, content]) => content !== '').map(([property, content]) => meta('property', property, content)),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
  ];
}

const localeOf = (language: string): string => language.replace('-', '_');

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
