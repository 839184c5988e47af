// What somebody is told of a company, on whatever page they are: a sentence with its name, and where it leads.
import type { Notification } from '../../src/contract/notifications.ts';
import type { PublishedEvent } from '../published/event.ts';

/** Title, text and link of a notification. */
export type NoticeWords = Required<Pick<Notification, 'Title' | 'Text' | 'Link'>>;

/** `key` is a text with `{{name}}`; `link` the address of a page. Undefined where the event does not name the company any more. */
export function companyNotice(
  event: PublishedEvent,
  language: string,
  company: string,
  key: string,
  link: string,
): NoticeWords | undefined {
  const name = event.exhibition.inLanguage(language).company(company)?.Name;
  return name === undefined ? undefined : { Title: event.text({ key }, language).replaceAll('{{name}}', () => name), Text: '', Link: link };
}
