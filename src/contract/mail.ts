// The letter to a person of the programme (B §7 Mail): the page names a person, never an address.
import * as z from 'zod';
import { LONGEST_LETTER, LONGEST_SUBJECT } from '../base/letter-limits.ts';
import { type Area, endpoint } from './endpoint.ts';
import { eventParameter } from './event-shapes.ts';

export const area: Area = {
  title: 'Mail',
  description: 'Letters to people of the programme whom the messages document names: their addresses are sent to nobody.',
  needsPeople: true,
};

/** On one line: no control character that could begin a header. */
const oneLine = z.string().regex(/^\P{Cc}*$/u);
const name = z.string().max(400).optional();

export const sendCustomMail = endpoint({
  auth: 'user',
  method: 'POST',
  effect: 'change',
  limit: 'mail',
  caching: 'never',
  spec: 'B §7',
  event: ['eventid'],
  mostBytes: 64 * 1024,
  path: '/api/Mail/SendCustomMail',
  title: 'Write to a speaker',
  description:
    'Sends one letter, as text, to a person of the programme, and a copy to the caller. `ToAddresses` names one person by the id of the programme in `Address`: whoever gives an address instead gets 400. `FromAddresses` may be missing, and says nobody else than the caller (400 `not-own-address`): an answer goes to the address of the account. 404 for a person who cannot be written to, 403 `not-allowed` where policies of the key `messages` do not let the caller write, 403 `not-confirmed` before their own address is confirmed, 429 after too many.',
  query: z.object({ eventid: eventParameter, mailType: z.enum(['ContactSpeaker']) }),
  body: z.object({
    ToAddresses: z
      .array(
        z.object({
          Name: name,
          Address: z
            .string()
            .regex(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,119}$/)
            .meta({ description: 'Id of the person, as PAGAuthors has it.' }),
        }),
      )
      .length(1),
    FromAddresses: z
      .array(z.object({ Name: name, Address: z.string().max(254) }))
      .max(1)
      .default([]),
    Subject: oneLine.trim().min(1).max(LONGEST_SUBJECT),
    Content: z.string().trim().min(1).max(LONGEST_LETTER),
  }),
  example: {
    query: { mailType: 'ContactSpeaker' },
    body: { ToAddresses: [{ Address: '50001' }], Subject: 'Your talk on embolic protection', Content: 'May I have your slides?' },
  },
  reply: z.object({ Sent: z.boolean().meta({ description: 'false where no mail is set up on this server: nothing was kept or sent.' }) }),
});
