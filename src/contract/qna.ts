// Question-and-answer tools of other hosts: who stands behind the one-time code that a visitor brought (A §2 Menu item fields).
import * as z from 'zod';
import { type Area, endpoint } from './endpoint.ts';

export const area: Area = {
  title: 'Questions and answers',
  description: 'For the servers of question-and-answer tools to which menus lead.',
  needsPeople: true,
};

export const redeemQnaCode = endpoint({
  method: 'POST',
  auth: 'none',
  effect: 'change',
  limit: 'sign-in',
  caching: 'never',
  spec: 'A §2',
  mostBytes: 4096,
  path: '/api/Session/QnaCode',
  title: 'Redeem a question-and-answer code',
  description:
    'For the server of a question-and-answer tool: who came with the `code` of the address. A code works once, within 60 seconds, for the host it was made for; asked for another host it is used up. Where the server has a secret for the host (FOYER_QNA_<HOST>_SECRET), the call must bring it. 403 to anything that looks like a browser, 404 for a code that does not work.',
  query: z.object({}),
  body: z.object({
    Code: z.string().min(1).max(200).meta({ description: 'The parameter `code` of the address.' }),
    Host: z.string().min(1).max(253).meta({ description: 'Host of the tool, as in the address, with its port if it names one.' }),
    Secret: z.string().max(1024).default('').meta({ description: 'Secret of the host; empty where there is none.' }),
  }),
  example: { body: { Code: 'not-a-code', Host: 'ask.kardia.example.org' } },
  reply: z.object({
    UserId: z.string().meta({ description: 'Id of the account, `user_id` of the older form.' }),
    Firstname: z.string(),
    Surname: z.string(),
    HasTicket: z.boolean().meta({ description: 'Whether the person has a ticket that lets in to the event.' }),
    EventId: z.number().int(),
    Event: z.string().meta({ description: 'Exact name of the event, instance/short.' }),
    Instance: z.string().meta({ description: 'Instance of the tool, `qnaInstance` of the menu item; empty for none.' }),
  }),
});
