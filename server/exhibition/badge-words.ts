// What somebody is told whose badge a company has read.
import { pagePath } from '../../src/pages/match.ts';
import type { PublishedEvent } from '../published/event.ts';
import { companyNotice, type NoticeWords } from './company-notice.ts';

/** How a notification names it, before the id of the company. */
export const BADGE_READ = 'badge-read';
/** Anchor of the badge on the reader's own page. */
const BADGE = '#my-badge';

/** Its words in a language; undefined where the event does not name the company any more. */
export function badgeReadWords(company: string, event: PublishedEvent, language: string): NoticeWords | undefined {
  const link = pagePath('MyAreaPage', { instance: event.instance, event: event.shortName, language }) + BADGE;
  return companyNotice(event, language, company, 'exhibition.leads.badgeAsks', link);
}
