// Abstracts that authors submit to a call: drafts, files, submitting, withdrawing. Each is its author's alone.
import * as z from 'zod';
import { MOST_SUBMISSION_FILE_BYTES } from '../base/submission-limits.ts';
import { type Area, endpoint } from './endpoint.ts';
import { eventParameter } from './event-shapes.ts';
import { submissionStates } from '../base/submission-limits.ts';
import { submissionContent, submissionFile, submissionKey } from './submission-shapes.ts';

export const area: Area = {
  title: 'Submissions',
  description:
    'Abstracts submitted to a call. They are named by keys that their author’s device makes; a key of somebody else is 404. Dates count by the clock of the server.',
  needsPeople: true,
};

const eventid = eventParameter;
const shared = { auth: 'user', caching: 'never', spec: 'beyond A §2', event: ['eventid'] } as const;
const reading = { ...shared, method: 'GET', effect: 'read', limit: 'read' } as const;
const changing = { ...shared, method: 'POST', effect: 'change', limit: 'write', mostBytes: 256 * 1024 } as const;
const ofEvent = z.object({ eventid });
const one = ofEvent.extend({ key: submissionKey });
const instant = z.string().meta({ description: 'ISO 8601 in UTC.' });

const line = z.object({
  Key: z.string(),
  Number: z.number().int().meta({ description: 'By which letters and lists name it.' }),
  CallId: z.string(),
  Title: z.string(),
  State: z.enum(submissionStates),
  MayChange: z.boolean().meta({ description: 'It can be changed now.' }),
  MayWithdraw: z.boolean(),
  ChangedAt: instant,
  SubmittedAt: instant.nullable(),
});
export type SubmissionLine = z.infer<typeof line>;

const submission = line.extend({
  Revision: z.number().int().meta({ description: 'Grows with every change; for `Revision` of the next one.' }),
  Content: submissionContent,
  Files: z.array(submissionFile),
  DecidedKind: z.string().meta({ description: 'Id of the kind of presentation it was accepted as; empty for none.' }),
  Comments: z.array(z.string()).meta({ description: 'What reviewers and organisers wrote to the authors, once it is decided.' }),
});
export type Submission = z.infer<typeof submission>;

const body = z.object({ CallId: z.string().max(120), Revision: z.number().int().min(0), Content: submissionContent });
const example = {
  query: { key: 'submission-0001' },
  body: {
    CallId: 'late-breaking',
    Revision: 0,
    Content: {
      Title: 'Sleep and the sinus node',
      Abstract: 'We measured heart rate in 40 sleepers.',
      TopicId: 'rhythm',
      KindId: 'poster',
      Keywords: ['sleep'],
      Fields: [],
      Authors: [
        {
          Firstname: 'Mira',
          Surname: 'Okafor',
          Email: 'mira.okafor@example.org',
          Institutions: ['Fjord Heart Centre'],
          IsPresenting: true,
        },
      ],
      Conflicts: { Answer: 'none' as const, Text: '' },
      Declarations: [],
    },
  },
};
const conflict = '409 `another-revision` where it was changed elsewhere meanwhile, `closed` where it cannot be changed now';

export const ownSubmissions = endpoint({
  ...reading,
  path: '/api/Submissions/Own',
  title: 'Own submissions',
  description: 'The caller’s submissions and drafts, the latest first.',
  query: ofEvent,
  reply: z.array(line),
});

export const ownSubmission = endpoint({
  ...reading,
  path: '/api/Submissions/Submission',
  title: 'One of one’s submissions',
  description: 'With what it consists of and, once it is decided, the comments to its authors.',
  query: one,
  example: { query: example.query },
  reply: submission,
});

export const saveSubmission = endpoint({
  ...changing,
  path: '/api/Submissions/Save',
  title: 'Save a draft',
  description: `Makes a draft under a new key, or changes it; it may have gaps. Sent again it is the same. What was submitted is changed by submitting it again. ${conflict}, 404 for an unknown call.`,
  query: one,
  body,
  example,
  reply: submission,
});

export const submitSubmission = endpoint({
  ...changing,
  path: '/api/Submissions/Submit',
  title: 'Submit',
  description: `Submits it, or changes what was submitted. 400 \`incomplete\` names in \`field\` what the call asks for and is missing. ${conflict}.`,
  query: one.extend({ language: z.string().max(20).optional() }),
  body,
  example,
  reply: submission,
});

export const withdrawSubmission = endpoint({
  ...changing,
  mostBytes: 1024,
  path: '/api/Submissions/Withdraw',
  title: 'Withdraw',
  description: 'Before it is decided; a draft is deleted, and what it had with it. 409 `closed` afterwards.',
  query: one,
  example: { query: example.query },
  reply: z.object({ State: z.enum([...submissionStates, 'deleted']) }),
});

export const addSubmissionFile = endpoint({
  ...changing,
  // Base64 takes four characters for three bytes.
  mostBytes: Math.ceil((MOST_SUBMISSION_FILE_BYTES * 4) / 3) + 4096,
  path: '/api/Submissions/AddFile',
  title: 'Add a file',
  description:
    'A PDF, judged by its content; sent again under its `FileKey` it is the same. 400 `no-pdf`, `too-large`; 409 `too-many`, `closed`.',
  query: one,
  body: z.object({
    FileKey: submissionKey,
    Name: z
      .string()
      .regex(/^\P{Cc}*$/u)
      .trim()
      .min(1)
      .max(200),
    Data: z.base64().max(Math.ceil((MOST_SUBMISSION_FILE_BYTES * 4) / 3) + 4),
  }),
  example: { ...example, body: { FileKey: 'file-000001', Name: 'abstract.pdf', Data: 'JVBERi0xLjcK' } },
  reply: z.array(submissionFile),
});

export const removeSubmissionFile = endpoint({
  ...changing,
  mostBytes: 4096,
  path: '/api/Submissions/RemoveFile',
  title: 'Remove a file',
  description: 'As long as the submission can be changed; 409 `closed` afterwards.',
  query: one,
  body: z.object({ Id: z.string().max(120) }),
  example: { ...example, body: { Id: 'file-000001' } },
  reply: z.array(submissionFile),
});
