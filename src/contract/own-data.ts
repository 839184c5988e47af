// What people have of their own (C14, C16): picture, sign-ins, deletion of the account, documents, and the terms they agree to.
import * as z from 'zod';
import { DELETION_DAYS, MOST_PICTURE_BYTES } from '../base/own-limits.ts';
import { type Area, endpoint } from './endpoint.ts';
import { eventParameter } from './event-shapes.ts';

export const area: Area = {
  title: 'Own data',
  description: 'What the signed-in user has of their own, and the terms of an event.',
  needsPeople: true,
};

const eventid = eventParameter;
const language = z.string().max(20).optional();
const shared = { auth: 'user', effect: 'read', limit: 'read', caching: 'never', spec: 'B §3' } as const;
const change = { ...shared, method: 'POST', effect: 'change', limit: 'write', mostBytes: 4 * 1024 } as const;

const account = z.object({
  SignIns: z.array(
    z.object({
      Uuid: z.string(),
      Device: z.string(),
      Browser: z.string(),
      Since: z.string(),
      Until: z.string().meta({ description: 'Last instant of the session, ISO 8601 in UTC.' }),
      IsThis: z.boolean().meta({ description: 'The session that asks.' }),
    }),
  ),
  DeletedAt: z.string().nullable().meta({ description: 'When the account is deleted; null where nobody asked for it.' }),
  Picture: z.string().meta({ description: 'Address of the picture; empty for none.' }),
  MayAddPicture: z.boolean(),
});
export type OwnAccount = z.infer<typeof account>;

export const ownAccount = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/Core/OwnAccount',
  title: 'Sign-ins and state of the account',
  description: 'Where the signed-in user is signed in, and whether the account is about to be deleted.',
  event: ['eventid'],
  query: z.object({ eventid }),
  reply: account,
});

export const endSignIns = endpoint({
  ...change,
  path: '/api/Core/EndSignIns',
  title: 'Sign out elsewhere',
  description: 'Ends one other session of the signed-in user, or all others.',
  event: ['eventid'],
  query: z.object({ eventid }),
  body: z.object({ Uuid: z.string().max(60).default('').meta({ description: 'The session to end; empty for all others.' }) }),
  example: { body: { Uuid: '5f1c0c1e-0000-4000-8000-000000000000' } },
  reply: z.object({ Ended: z.number().int() }),
});

export const requestDeletion = endpoint({
  ...change,
  path: '/api/Core/RequestDeletion',
  title: 'Delete the account',
  description: `Has the account and everything of its person deleted after ${DELETION_DAYS} days; \`Keep\` takes it back. Asked twice, the first day stays. A letter says so, and one more when it is done.`,
  event: ['eventid'],
  query: z.object({ eventid, language: language.meta({ description: 'Of the letters.' }) }),
  body: z.object({ Keep: z.boolean().default(false) }),
  example: { body: { Keep: true } },
  reply: z.object({ DeletedAt: z.string().nullable() }),
});

export const setProfilePicture = endpoint({
  ...change,
  // Base64 takes four characters for three bytes.
  mostBytes: Math.ceil((MOST_PICTURE_BYTES * 4) / 3) + 4096,
  path: '/api/Core/ProfilePicture',
  title: 'Change the picture',
  description:
    'Takes a JPEG, PNG, WebP, GIF or AVIF of at most 5 MB, whatever its name says, and encodes it anew: a square without metadata. Empty takes the picture away.',
  event: ['eventid'],
  query: z.object({ eventid }),
  body: z.object({ Data: z.base64().max(Math.ceil((MOST_PICTURE_BYTES * 4) / 3) + 4) }),
  example: { body: { Data: '' } },
  reply: z.object({ Picture: z.string() }),
});

export const userDocuments = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/custominterfaces/oauth/LandingPage/UserDocumentsV2',
  title: 'Documents of the user',
  description: 'Ticket, certificate of attendance and files that organisers gave to the signed-in user alone.',
  event: ['shortName'],
  query: z.object({ context: z.string().max(60).default('Event'), shortName: eventParameter, language }),
  reply: z.array(
    z.object({
      EventShort: z.string(),
      SocietyShort: z.string(),
      FileType: z.string().meta({ description: 'ticket, certificate, invoice, or another word of the organiser.' }),
      Id: z.string(),
      Title: z.string(),
      FileName: z.string(),
      Url: z.string(),
      Size: z.number().int().meta({ description: 'Bytes; 0 where the file is made when it is asked for.' }),
      CreatedAt: z.string().nullable(),
    }),
  ),
});

const termsEntry = z.object({
  Id: z.string(),
  Version: z.string(),
  Title: z.string(),
  Content: z.string().meta({ description: 'Sanitised HTML.' }),
  IsPrivacyPolicy: z.boolean(),
  IsMandatory: z.boolean(),
  AnsweredAt: z.string().nullable().meta({ description: 'When the signed-in user answered this version, ISO 8601 in UTC.' }),
  IsAccepted: z.boolean(),
});
export type TermsEntry = z.infer<typeof termsEntry>;

export const termsAndConditions = endpoint({
  ...shared,
  auth: 'none',
  method: 'GET',
  path: '/api/custominterfaces/oauth/UserConsent/TermsAndConditions',
  title: 'Terms and conditions',
  description: 'The terms of an event, current versions, in one language; for a signed-in user with what they answered.',
  event: ['pContextId'],
  query: z.object({
    pContext: z.string().max(60).default('event').meta({ description: 'What the terms belong to: only `event` has any.' }),
    pContextId: eventParameter,
    pLanguage: language,
  }),
  reply: z.array(termsEntry),
});

export const setTermsAnswer = endpoint({
  ...change,
  path: '/api/Core/AcceptTerms',
  title: 'Answer terms',
  description: 'Keeps, with the instant, that the signed-in user accepts or refuses this version. 409 for a version that is not current.',
  event: ['eventid'],
  query: z.object({ eventid, language }),
  body: z.object({ Id: z.string().max(120), Version: z.string().max(60), IsAccepted: z.boolean() }),
  example: { body: { Id: 'terms-of-use', Version: '2027-01', IsAccepted: true } },
  reply: z.object({ AnsweredAt: z.string() }),
});
