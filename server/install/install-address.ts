// Addresses of what a device installs of an event: the web app manifest and its icons; they name the version.
import type { PublishedEvent } from '../published/event.ts';

/** The route of both. */
export const INSTALL_ROOT = '/install';

/** The icons: `any` as they are, `maskable` with room to be cut in any shape; sides in pixels. */
export const installIcons = [
  { file: 'icon-192.png', side: 192, purpose: 'any' },
  { file: 'icon-512.png', side: 512, purpose: 'any' },
  { file: 'maskable-192.png', side: 192, purpose: 'maskable' },
  { file: 'maskable-512.png', side: 512, purpose: 'maskable' },
  { file: 'touch-180.png', side: 180, purpose: 'maskable' },
] as const;

/** The icon of the browser tab, where the event has no favicon. */
export const TAB_ICON = 'icon.svg';

/** The icon of a home screen that reads no manifest. */
export const TOUCH_ICON = 'touch-180.png';

const placeOf = ({ instance, shortName, version }: PublishedEvent): string =>
  [INSTALL_ROOT, encodeURIComponent(instance), encodeURIComponent(shortName), version].join('/');

/** Path of the manifest in a language of the event. */
export const manifestPath = (event: PublishedEvent, language: string): string => `${placeOf(event)}/${language}.webmanifest`;

/** Path of an icon. */
export const iconPath = (event: PublishedEvent, file: string): string => `${placeOf(event)}/${file}`;
