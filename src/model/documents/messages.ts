// The messages document: which speakers may be written to, the topics of the help desk, and what participants write to one another, `messages.json` (B §2 contact modal, My Area).
import * as z from 'zod';
import { identifier, localisedTitle, optional, required } from '../fields.ts';
import { versioned } from './envelope.ts';
import { flag, list, text } from './field-kinds.ts';

/** Most entries of each list. */
const MOST = 200;
const MOST_CONTACTS = 5_000;
/** Most addresses of a topic or a group. */
const MOST_ADDRESSES = 500;

const mail = z.string().trim().max(254);
const name = (what: string, example: string) => required(localisedTitle, { title: 'Name', description: `Name of the ${what}.`, example });
const id = (what: string, example: string) =>
  required(identifier, {
    title: 'Id',
    description: `Id of the ${what}, unique among them. What was written is stored by it: do not change it later.`,
    example,
  });
const addresses = (description: string, example: string) =>
  optional(z.array(mail).max(MOST_ADDRESSES), [], { title: 'Addresses', description, example: [example] });

const contact = z
  .looseObject({
    AuthorId: required(identifier, { title: 'Person', description: 'Id of the person in `data/authors.json`.', example: '50001' }),
    Email: optional(mail, '', {
      title: 'E-mail',
      description: 'Where letters to the person go. It is sent to nobody.',
      example: 'ada.byron@example.org',
    }),
  })
  .meta({ id: 'MessageContact', description: 'A person of the programme who may be written to.' });

const topic = z
  .looseObject({
    Id: id('topic', 'registration'),
    Name: name('topic', 'Registration and invoices'),
    Description: text('Description', 'One sentence: what belongs to it.', 'Tickets, names on badges, invoices'),
    Emails: addresses(
      'Who is told of new questions, and may answer them with an account of this address. Staff of the instance may always. Sent to nobody.',
      'registration@example.org',
    ),
  })
  .meta({ id: 'HelpTopic', description: 'A topic of the help desk.' });

const interest = z
  .looseObject({ Id: id('interest', 'imaging'), Name: name('interest', 'Imaging') })
  .meta({ id: 'NetworkingInterest', description: 'An interest that participants may name.' });

const groupEntry = z
  .looseObject({
    Id: id('group', 'young-researchers'),
    Name: name('group', 'Young researchers'),
    Description: text('Description', 'One or two plain sentences: what the group is for.', 'For everybody in training'),
    TicketTypeNames: optional(z.array(z.string().max(200)).max(50), [], {
      title: 'Tickets',
      description: 'TicketTypeName of valid tickets whose holders are members.',
      example: ['Full Congress'],
    }),
    Emails: addresses('Addresses of accounts that are members, whatever their ticket. Sent to nobody.', 'ada.byron@example.org'),
  })
  .meta({ id: 'MessageGroup', description: 'A group whose members see one another’s messages; named to its members alone.' });

/** What people of an event write to one another. Nothing of it is on unless it is named here. */
export const messages = z.looseObject({
  ...versioned('messages'),
  contacts: optional(z.array(contact).max(MOST_CONTACTS), [], {
    title: 'Contacts',
    description:
      'People of the programme who may be written to from their page. Who may write say policies of the key `messages`; without such policies every signed-in user.',
    example: [{ AuthorId: '50001', Email: 'ada.byron@example.org' }],
  }),
  helpTopics: optional(z.array(topic).max(MOST), [], {
    title: 'Help desk',
    description: 'Topics of the help desk, in the order in which they are offered; none: there is no help desk.',
    example: [{ Id: 'registration', Name: 'Registration and invoices', Emails: ['registration@example.org'] }],
  }),
  guests: flag(
    'Visitors without account',
    'Whether visitors without account may write to the help desk, with an address that they confirm.',
    true,
  ),
  inbox: flag(
    'Messages between participants',
    'Lets participants who both allow it write to one another. Who may, say policies of the keys `messages` and `networking`.',
  ),
  directory: flag(
    'Directory of participants',
    'Lists the participants who want it, for those whom policies of the key `networking` allow.',
  ),
  interests: list(interest, 'Interests', 'Interests that participants choose from for the directory.', [
    { Id: 'imaging', Name: 'Imaging' },
  ]),
  groups: optional(z.array(groupEntry).max(MOST), [], {
    title: 'Groups',
    description: 'Groups that the organiser makes, in the order in which their members see them.',
    example: [{ Id: 'young-researchers', Name: 'Young researchers', TicketTypeNames: ['Student'] }],
  }),
});

/** The messages document with its defaults filled in. */
export type Messages = z.infer<typeof messages>;
export type HelpTopic = z.infer<typeof topic>;
export type MessageGroup = z.infer<typeof groupEntry>;
