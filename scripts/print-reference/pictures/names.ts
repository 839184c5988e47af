// Which pictures a component has, where they lie, and how a page shows them.
import type { CatalogEntry } from '../../../component-registry/catalog.ts';
import { momentElement } from './moments.ts';

/** A picture by device and colours. `small` is the one of lists: the first sample alone. */
export type PictureKind = { device: 'desktop' | 'phone' | 'small'; scheme: 'light' | 'dark' };

/** Every picture of a component. */
export const pictureKinds: readonly PictureKind[] = (['desktop', 'phone', 'small'] as const).flatMap((device) =>
  (['light', 'dark'] as const).map((scheme) => ({ device, scheme })),
);

/** Components that show themselves only at their moment, to some people or on some devices: some have a picture of that moment (`moments.ts`). */
const unpictured: ReadonlySet<string> = new Set([
  'account/terms-dialog',
  'charity/highscores',
  'engagement/ad-banner',
  'engagement/advertisement',
  'engagement/app-recommendation',
  'engagement/cookie-notice',
  'engagement/intro-carousel',
  'engagement/networking-widget',
  'engagement/notification-toasts',
  'engagement/rating-reminder',
  'engagement/support-chat',
  'engagement/tv-widget',
  'evaluation/evaluation-button',
  'exhibition/given-contacts',
  'programme/search-palette',
  'shell/admin-panel',
  'shell/app-bar',
  'shell/app-menu',
  'shell/back-to-top',
  'shell/connection-alert',
  'shell/frame-dialog',
  'shell/hcp-dialog',
  'shell/other-device-dialog',
  'shell/outbox',
  'shell/terminal-reset',
  'shell/toasts',
  'shell/user-information',
]);

/** Whether a component has pictures. */
export const hasPictures = (name: string): boolean => !unpictured.has(name);

/** Path of a picture below `docs/reference/`. */
export const picturePath = (name: string, { device, scheme }: PictureKind): string => `images/${name}-${device}-${scheme}.webp`;

type Shown = Pick<CatalogEntry, 'name' | 'about' | 'samples'>;

/** Desktop and phone, each in the colours of the reader's device; `up` leads to `docs/reference/`. */
export const pictureElement = (shown: Shown, up: string): string =>
  !hasPictures(shown.name)
    ? momentElement(shown.name, shown.about.title, up) ||
      '_Shown only at its moment, to some people or on some devices: there is no picture of it._'
    : `${element(shown, 'desktop', up, `${shown.about.title} on a desktop: ${states(shown)}`, 'width="620"')}\n${element(shown, 'phone', up, `${shown.about.title} on a phone`, 'width="240"')}`;

/** The picture of lists. What it shows is described next to it. */
export const smallPicture = (shown: Shown, up: string): string =>
  hasPictures(shown.name) ? element(shown, 'small', up, '', 'width="160" height="100"') : '';

function element({ name }: Shown, device: PictureKind['device'], up: string, alt: string, size: string): string {
  const [light, dark] = (['light', 'dark'] as const).map((scheme) => up + picturePath(name, { device, scheme }));
  return `<picture><source media="(prefers-color-scheme: dark)" srcset="${dark}"><img src="${light}" alt="${alt}" ${size}></picture>`;
}

const states = ({ samples }: Shown): string => samples.map(({ id }) => (id ?? '').replaceAll('-', ' ')).join(', ');
