// What a visitor is told where a company has begun a conversation with them.
import { pagePath } from '../../src/pages/match.ts';
import { companyNotice, type NoticeWords } from '../exhibition/company-notice.ts';
import type { PublishedEvent } from '../published/event.ts';

/** How a notification names it, before the id of the company. */
export const CHAT_BEGUN = 'chat-begun';

/** Its words in a language, none of the conversation; undefined where the event does not name the company any more. */
export function chatBegunWords(company: string, event: PublishedEvent, language: string): NoticeWords | undefined {
  const where = { instance: event.instance, event: event.shortName, language };
  return companyNotice(
    event,
    language,
    company,
    'exhibition.chat.begunNotice',
    pagePath('ProfilePage', where, { companyAccountId: company }),
  );
}
