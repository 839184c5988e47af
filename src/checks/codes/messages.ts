// Codes about the messages document: letters that would reach nobody.
import { type CodeTable, error, warning } from './code.ts';
import { file } from './example.ts';

const messages = (value: object) => file('messages.json', { schemaVersion: 1, ...value });
const topic = { Id: 'rooms', Name: 'Rooms', Emails: ['rooms@example.org'] };
const authors = { schemaVersion: 1, rows: [{ Id: '50001', DisplayName: 'Ada Byron' }] };
const contacts = (AuthorId: string) =>
  file(
    'messages.json',
    { schemaVersion: 1, contacts: [{ AuthorId, Email: 'ada.byron@example.org' }] },
    { with: { 'data/authors.json': authors } },
  );

export const messagesCodes = {
  'messages-id-repeated': error(
    'Two topics, groups or interests of one id',
    'What was written is stored by the id: it would belong to both.',
    messages({ helpTopics: [topic, topic] }),
    messages({ helpTopics: [topic] }),
  ),
  'messages-no-address': warning(
    'An address that is none',
    'No letter can be sent to it: it is left out.',
    messages({ helpTopics: [{ ...topic, Emails: ['rooms at example.org'] }] }),
    messages({ helpTopics: [topic] }),
  ),
  'messages-unknown-person': warning(
    'Contact of a person who is not in the programme',
    'Nobody has a page with this id, so nobody can write to them.',
    contacts('50002'),
    contacts('50001'),
  ),
} as const satisfies CodeTable;
