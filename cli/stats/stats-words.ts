// The words of statistics: what is counted, and what happened to it.
import type { ViewAction, ViewKind } from '../../server/store/schema.ts';

/** Every kind in the order of the print, with its heading. */
export const headings: Readonly<Record<ViewKind, string>> = {
  page: 'Pages',
  session: 'Sessions',
  presentation: 'Presentations',
  company: 'Companies',
  advertisement: 'Advertisements',
  'footer-link': 'Links of the footer',
  'banner-link': 'Links of banners',
  video: 'Films',
};

/** What happened, as it stands behind a name. */
export const happened: Readonly<Record<ViewAction, string>> = {
  view: 'viewed',
  show: 'shown',
  click: 'clicked',
  'progress-25': 'played to 25 %',
  'progress-50': 'played to 50 %',
  'progress-75': 'played to 75 %',
  'progress-100': 'played to the end',
};

/** Every action in the order of the print. */
export const actionOrder = Object.keys(happened) as ViewAction[];
