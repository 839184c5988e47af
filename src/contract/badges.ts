// Badges (beyond B §2 leads): a visitor shows a code that lives for minutes, staff of a company read it, and the visitor's consent is asked before the company learns a name.
import * as z from 'zod';
import { LONGEST_LEAD } from '../base/lead-choices.ts';
import { type Area, endpoint } from './endpoint.ts';
import { eventParameter } from './event-shapes.ts';

export const area: Area = {
  title: 'Badges',
  description:
    'A signed-in visitor shows a code; staff of a company (a valid ticket with its CompanyAccountId) read or type it. Nothing of the visitor is told with that: it asks for their consent, and with it there is a lead.',
  needsPeople: true,
};

const company = z.string().min(1).max(120).meta({ description: 'Id of the company account.' });
const scanid = z.coerce.number().int().min(1).max(2_147_483_647);
const instant = z.string().meta({ description: 'ISO 8601 in UTC.' });
const name = z.string().trim().max(100);

const shared = { auth: 'user', caching: 'never', spec: 'beyond B §7', event: ['eventid'] } as const;
const reading = { ...shared, method: 'GET', effect: 'read', limit: 'read' } as const;
const changing = { ...shared, method: 'POST', effect: 'change', limit: 'write' } as const;
const ofEvent = z.object({ eventid: eventParameter });
const staffOnly = '403 `not-staff` for whoever is not staff of the company.';

export const makeBadge = endpoint({
  ...changing,
  path: '/api/Exhibition/Badge',
  title: 'Make one’s badge',
  description: 'Makes the code of the caller’s badge; the one before works no more. It says nothing about its person.',
  query: ofEvent,
  example: { query: {} },
  reply: z.object({ Code: z.string().meta({ description: 'Ten letters and digits.' }), ExpiresAt: instant }),
});

export const withdrawBadge = endpoint({
  ...changing,
  method: 'DELETE',
  path: '/api/Exhibition/Badge',
  title: 'Withdraw one’s badge',
  description: 'The code of the caller’s badge works no more.',
  query: ofEvent,
  example: { query: {} },
  reply: z.object({ Withdrawn: z.boolean() }),
});

const badgeScan = z.object({
  ScanId: z.number().int(),
  CompanyAccountId: z.string(),
  CompanyName: z.string(),
  AskedAt: instant,
});
export type BadgeScan = z.infer<typeof badgeScan>;

export const badgeScans = endpoint({
  ...reading,
  path: '/api/Exhibition/BadgeScans',
  title: 'Companies that ask for one’s details',
  description: 'Companies that have read the caller’s badge and wait for an answer, the latest first.',
  query: ofEvent.extend({ language: z.string().max(20).optional() }),
  example: { query: {} },
  reply: z.array(badgeScan),
});

export const answerBadgeScan = endpoint({
  ...changing,
  path: '/api/Exhibition/AnswerBadgeScan',
  title: 'Answer a company that has read one’s badge',
  description:
    'Gives the company name and confirmed address as a lead, with the words agreed to, or declines. 400 to allow it without names or words; 404 for what the caller was not asked.',
  query: ofEvent.extend({ scanid }),
  body: z.object({
    Allow: z.boolean(),
    Firstname: name,
    Surname: name,
    Message: z.string().trim().max(LONGEST_LEAD),
    Consent: z.string().trim().max(1_000),
  }),
  example: { query: { scanid: 1 }, body: { Allow: false, Firstname: '', Surname: '', Message: '', Consent: '' } },
  reply: z.object({ Given: z.boolean() }),
});

const scanState = z
  .enum(['asked', 'given', 'declined'])
  .meta({ description: '`asked`: the visitor has not answered · `given`: the lead is there · `declined`.' });

export const scanBadge = endpoint({
  ...changing,
  path: '/api/Exhibition/ScanBadge',
  title: 'Read a badge',
  description: `Asks the person of a badge for their details, for the company; read again, they are asked again. No name is answered. ${staffOnly} 404 for a code that does not work (any more).`,
  query: ofEvent.extend({ id: company }),
  body: z.object({ Code: z.string().trim().min(1).max(40) }),
  example: { query: { id: '701' }, body: { Code: 'K7Q2M-9XT4B' } },
  reply: z.object({ ScanId: z.number().int().meta({ description: '0 where the lead is there already.' }), State: scanState }),
});

const companyScan = z.object({ ScanId: z.number().int(), State: z.enum(['asked', 'declined']), AskedAt: instant });

export const companyBadgeScans = endpoint({
  ...reading,
  path: '/api/Exhibition/CompanyBadgeScans',
  title: 'Badges one’s company has read',
  description: `Badges that were read for the company and wait for consent, the latest first; without any name. ${staffOnly}`,
  query: ofEvent.extend({ id: company }),
  example: { query: { id: '701' } },
  reply: z.array(companyScan),
});
