// What somebody is told whose badge a company has read.
import type { Notification } from '../../src/contract/notifications.ts';
import { pagePath } from '../../src/pages/match.ts';
import type { PublishedEvent } from '../published/event.ts';

/** How a notification names it, before the id of the company. */
export const BADGE_READ = 'badge-read';
/** Anchor of the badge on the reader's own page. */
const BADGE = '#my-badge';

/** Its words in a language; undefined where the event does not name the company any more. */
export function badgeReadWords(
  company: string,
  event: PublishedEvent,
  language: string,
): Required<Pick<Notification, 'Title' | 'Text' | 'Link'>> | undefined {
  const name = event.exhibition.inLanguage(language).company(company)?.Name;
  if (name === undefined) return undefined;
  return {
    Title: event.text({ key: 'exhibition.leads.badgeAsks' }, language).replaceAll('{{name}}', () => name),
    Text: '',
    Link: pagePath('MyAreaPage', { instance: event.instance, event: event.shortName, language }) + BADGE,
  };
}
