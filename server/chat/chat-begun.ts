// What a visitor is told where a company has begun a conversation with them.
import type { Notification } from '../../src/contract/notifications.ts';
import { pagePath } from '../../src/pages/match.ts';
import type { PublishedEvent } from '../published/event.ts';

/** How a notification names it, before the id of the company. */
export const CHAT_BEGUN = 'chat-begun';

/** Its words in a language, none of the conversation; undefined where the event does not name the company any more. */
export function chatBegunWords(
  company: string,
  event: PublishedEvent,
  language: string,
): Required<Pick<Notification, 'Title' | 'Text' | 'Link'>> | undefined {
  const name = event.exhibition.inLanguage(language).company(company)?.Name;
  if (name === undefined) return undefined;
  return {
    Title: event.text({ key: 'exhibition.chat.begunNotice' }, language).replaceAll('{{name}}', () => name),
    Text: '',
    Link: pagePath('ProfilePage', { instance: event.instance, event: event.shortName, language }, { companyAccountId: company }),
  };
}
