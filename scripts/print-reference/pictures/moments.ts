// Parts of the shell that are seen at their moment alone, as pictures of the event qashell: which there are, and how the page of a component shows them.
import { schemes } from './containers.ts';

/** The moment of a component: where, in which window, and what is to be seen. */
export type Moment = {
  /** `domain/component`. */
  component: string;
  says: string;
  container: 'browser' | 'app' | 'terminal';
  width: number;
  height: number;
  /** Address behind the event's home; `search` is the page of that name. */
  page: 'home' | 'search';
  /** Whether the cookie notice has been answered. */
  hasAnswered: boolean;
};

const phone = { container: 'browser', width: 390, height: 844, page: 'home', hasAnswered: true } as const;
const desktop = { ...phone, width: 1280, height: 860 } as const;
const app = { ...phone, container: 'app' } as const;

/** Every moment. */
export const moments: readonly Moment[] = [
  { ...phone, component: 'engagement/cookie-notice', says: 'On a first visit, at the end of the window.', hasAnswered: false },
  { ...phone, component: 'engagement/ad-banner', says: 'At the top and at the bottom of a phone.' },
  { ...desktop, component: 'engagement/advertisement', says: 'Seconds after the page, above it.', page: 'search' },
  { ...app, component: 'engagement/intro-carousel', says: 'On the home page of the app.' },
  { ...desktop, component: 'engagement/tv-widget', says: 'Opened from the strip at the end of the window.' },
  { ...desktop, component: 'programme/search-palette', says: 'Opened with the key / above the page.' },
  { ...app, component: 'shell/app-bar', says: 'At the bottom of the app.' },
  { ...app, component: 'shell/app-menu', says: 'Opened by the bar of the app.' },
  { ...phone, component: 'shell/connection-alert', says: 'A phone that has lost its connection.' },
  { ...desktop, component: 'shell/frame-dialog', says: 'A link of the footer, opened above the page.' },
  {
    ...phone,
    container: 'terminal',
    width: 1080,
    height: 1500,
    component: 'shell/terminal-reset',
    says: 'A terminal that nobody touches any more.',
  },
];

const momentOf = (component: string): Moment | undefined => moments.find((one) => one.component === component);

/** Path of a picture below `docs/reference/`. */
export const momentPicture = (component: string, scheme: (typeof schemes)[number]): string => `images/${component}-moment-${scheme}.webp`;

/** Paths of all of them. */
export const momentPictures: readonly string[] = moments.flatMap(({ component }) =>
  schemes.map((scheme) => momentPicture(component, scheme)),
);

/** The picture of a component's moment with its sentence, as Markdown; empty for a component without one. `up` leads to `docs/reference/`. */
export function momentElement(component: string, title: string, up: string): string {
  const moment = momentOf(component);
  if (!moment) return '';
  const [light, dark] = schemes.map((scheme) => up + momentPicture(component, scheme));
  const width = moment.width > 1000 ? 620 : 240;
  return `${moment.says}\n\n<picture><source media="(prefers-color-scheme: dark)" srcset="${dark}"><img src="${light}" alt="${title}: ${moment.says}" width="${width}"></picture>`;
}
