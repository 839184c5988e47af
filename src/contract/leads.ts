// Leads (B §2 dialogs; the endpoints are beyond §7): what visitors give to companies with their consent, and what companies note of it.
import * as z from 'zod';
import { leadKinds, leadQualities, leadTopics, LONGEST_LEAD } from '../base/lead-choices.ts';
import { type Area, endpoint } from './endpoint.ts';
import { eventParameter } from './event-shapes.ts';

export const area: Area = {
  title: 'Leads',
  description:
    'Visitors give a company their name and address, see to whom they gave it, and take it back. Staff of a company (a valid ticket with its CompanyAccountId) read, note and export the leads of their own company alone.',
  needsPeople: true,
};

const name = z.string().trim().min(1).max(100);
const text = z.string().trim().max(LONGEST_LEAD);
const company = z.string().min(1).max(120).meta({ description: 'Id of the company account.' });
const leadid = z.coerce.number().int().positive();
const instant = z.string().meta({ description: 'ISO 8601 in UTC.' });

const shared = { auth: 'user', caching: 'never', spec: 'beyond B §7', event: ['eventid'] } as const;
const reading = { ...shared, method: 'GET', effect: 'read', limit: 'read' } as const;
const changing = { ...shared, effect: 'change', limit: 'write' } as const;

const lead = z.object({
  LeadId: z.number().int(),
  CompanyAccountId: z.string(),
  Firstname: z.string(),
  Surname: z.string(),
  Email: z.string().meta({ description: 'The confirmed address of the account.' }),
  Topic: z.enum(leadKinds).meta({ description: 'What it is about; `badge`: staff have read the person’s badge.' }),
  Message: z.string().meta({ description: 'Plain text.' }),
  Consent: z.string().meta({ description: 'The words the person agreed to.' }),
  GivenAt: instant,
  ChangedAt: instant,
});

const givenLead = lead.extend({
  CompanyName: z.string().meta({ description: 'Empty where the event does not name the company any more.' }),
});
export type GivenLead = z.infer<typeof givenLead>;

const revision = z.number().int().min(0).meta({ description: 'How often note and quality were changed.' });

const companyLead = lead.extend({
  HasAccount: z
    .boolean()
    .meta({ description: 'Given with an account: staff can begin a conversation. Else a contact form whose address was confirmed.' }),
  Note: z.string().meta({ description: 'For the staff of the company.' }),
  Quality: z.enum(leadQualities).meta({ description: 'Empty for not looked at.' }),
  NoteRevision: revision,
});
export type CompanyLead = z.infer<typeof companyLead>;

const ofEvent = z.object({ eventid: eventParameter });
const staffOnly = '403 `not-staff` for whoever is not staff of the company.';

export const giveLead = endpoint({
  ...changing,
  method: 'POST',
  path: '/api/Exhibition/Leads',
  title: 'Give a company one’s contact data',
  description:
    'Gives name, confirmed e-mail address and message to a company; given again, they are replaced, and what the company has noted stays. `Consent` are the words the person has agreed to; without them 400. 404 for a company whose profile is closed to the caller.',
  query: ofEvent.extend({ id: company }),
  body: z.object({
    Firstname: name,
    Surname: name,
    Topic: z.enum(leadTopics),
    Message: text,
    Consent: z.string().trim().min(1).max(1_000),
  }),
  example: {
    query: { id: '701' },
    body: {
      Firstname: 'Mira',
      Surname: 'Okafor',
      Topic: 'information',
      Message: 'A price list, please.',
      Consent: 'Sample Devices may write to me.',
    },
  },
  reply: givenLead,
});

export const givenLeads = endpoint({
  ...reading,
  path: '/api/Exhibition/Leads',
  title: 'To whom the caller gave their data',
  description: 'What the caller has given to companies, the latest first; without what the companies have noted.',
  query: ofEvent.extend({ language: z.string().max(20).optional() }),
  example: { query: {} },
  reply: z.array(givenLead),
});

export const takeBackLead = endpoint({
  ...changing,
  method: 'DELETE',
  path: '/api/Exhibition/Leads',
  title: 'Take one’s data back',
  description: 'Deletes what the caller gave to a company, with all that the company has noted. An id of somebody else changes nothing.',
  query: ofEvent.extend({ leadid }),
  example: { query: { leadid: 99 } },
  reply: z.object({ Removed: z.boolean() }),
});

export const companyLeads = endpoint({
  ...reading,
  path: '/api/Exhibition/CompanyLeads',
  title: 'Leads of one’s company',
  description: `What visitors have given to the company, the latest first. ${staffOnly}`,
  query: ofEvent.extend({ id: company }),
  example: { query: { id: '701' } },
  reply: z.array(companyLead),
});

export const noteLead = endpoint({
  ...changing,
  method: 'POST',
  path: '/api/Exhibition/CompanyLead',
  title: 'Note and qualify a lead',
  description: `Replaces the company’s own note and quality of a lead. ${staffOnly} 404 for a lead the company does not have, 409 \`another-revision\` where somebody else has changed them since they were read: nothing is replaced then. Open pages of the staff are told.`,
  query: ofEvent.extend({ id: company, leadid }),
  body: z.object({ Note: text, Quality: z.enum(leadQualities), NoteRevision: revision }),
  example: { query: { id: '701', leadid: 1 }, body: { Note: 'Call after the congress.', Quality: 'warm', NoteRevision: 0 } },
  reply: companyLead,
});

export const exportLeads = endpoint({
  ...reading,
  path: '/api/Exhibition/ExportLeads',
  title: 'Leads of one’s company as a file',
  description: `All leads of the company as comma-separated values or as a workbook, safe in a spreadsheet; times are those of the event’s zone. ${staffOnly}`,
  query: ofEvent.extend({ id: company, format: z.enum(['csv', 'xlsx']).optional().meta({ description: '`csv` where it is left out.' }) }),
  example: { query: { id: '701', format: 'csv' } },
  reply: z.object({
    FileName: z.string(),
    Csv: z.string().meta({ description: 'Begins with a byte order mark; empty for a workbook.' }),
    Workbook: z.string().meta({ description: 'XLSX in base64; empty for values.' }),
  }),
});

export const companyViews = endpoint({
  ...reading,
  path: '/api/Exhibition/CompanyViews',
  title: 'Views of the profile of one’s company',
  description: `How often the profile of the company was opened, by day in the time zone of the event; nobody is named. ${staffOnly}`,
  query: ofEvent.extend({ id: company }),
  example: { query: { id: '701' } },
  reply: z.object({
    Total: z.number().int(),
    Days: z
      .array(z.object({ Day: z.string().meta({ description: 'YYYY-MM-DD.' }), Count: z.number().int() }))
      .meta({ description: 'Days with views, the latest first.' }),
  }),
});
