// The messages document of a published event as the server uses it: contacts, topics, groups and interests by id, with readable addresses alone.
import { oncePer } from '../../src/base/once-per.ts';
import { type HelpTopic, type MessageGroup, messages, type Messages } from '../../src/model/documents/messages.ts';
import { isMailAddress } from '../mail/mail-address.ts';
import type { PublishedEvent } from '../published/event.ts';

/** A version's; of two entries with one id the first counts. */
export type PublishedMessages = Pick<Messages, 'guests' | 'inbox' | 'directory'> & {
  /** Address of a person of the programme, by id. */
  contacts: ReadonlyMap<string, string>;
  topics: ReadonlyMap<string, HelpTopic>;
  groups: ReadonlyMap<string, MessageGroup>;
  interests: ReadonlySet<string>;
};

/** Read once a version. */
export const publishedMessagesOf = oncePer((event: PublishedEvent): PublishedMessages => {
  const { contacts, helpTopics, groups, interests, guests, inbox, directory } = event.documents.read('messages', messages);
  const people = new Set(event.programme.rows.authors.map(({ Id }) => Id));
  return {
    guests,
    inbox,
    directory,
    contacts: new Map(
      contacts.flatMap(({ AuthorId, Email }) => (people.has(AuthorId) && isMailAddress(Email) ? [[AuthorId, Email.trim()]] : [])),
    ),
    topics: byId(helpTopics.map((topic) => ({ ...topic, Emails: topic.Emails.filter(isMailAddress).map(inSmall) }))),
    groups: byId(groups.map((group) => ({ ...group, Emails: group.Emails.map(inSmall) }))),
    interests: new Set(interests.map(({ Id }) => Id)),
  };
});

const inSmall = (email: string): string => email.trim().toLowerCase();

function byId<T extends { Id: string }>(list: readonly T[]): ReadonlyMap<string, T> {
  const found = new Map<string, T>();
  for (const one of list) if (!found.has(one.Id)) found.set(one.Id, one);
  return found;
}
