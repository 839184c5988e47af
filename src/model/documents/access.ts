// The access document: policies, groups of policies, and the access matrix of the mobile app (A §3 Access policy, A §5).
import * as z from 'zod';
import { identifier, optional, required } from '../fields.ts';
import { flag, group, list } from './field-kinds.ts';
import { versioned } from './envelope.ts';
import { requirementKindNames } from './requirement-kinds.ts';

/** What a policy can target. */
export const policyTypes = ['Page', 'Url', 'Session', 'SessionRecording', 'Key'] as const;
/** Kind of thing a policy targets. */
export type PolicyType = (typeof policyTypes)[number];

// Strict: a misspelt key in a policy must not open anything.
const requirement = z.strictObject({
  PrincipalField: required(z.enum(requirementKindNames), {
    title: 'Requirement',
    description: 'What is asked of the visitor (A §5).',
    example: 'EventTicketNameValid',
  }),
  Values: required(z.array(z.string().max(2_000)), {
    title: 'Values',
    description:
      'Values of which one must fit: names, countries, ids; ["true"] for yes-or-no kinds; [from, to] in event time for TimeAccess.',
    example: ['Full Congress', 'Day Ticket'],
  }),
});

/** A policy. */
export const policy = z
  .strictObject({
    Name: required(z.string().min(1), {
      title: 'Name',
      description: 'Unique name; verdicts and deny reasons show it.',
      example: 'industry-hall',
    }),
    Version: optional(z.string().max(2_000), '1', {
      title: 'Version',
      description: 'Version of the policy, for your own records.',
      example: '1',
    }),
    Type: required(z.enum(policyTypes), {
      title: 'Type',
      description: 'What it targets: a page, an address, a session, its recording, or a key that components ask for.',
      example: 'Page',
    }),
    Identifier: required(z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]), {
      title: 'Identifier',
      description: 'Which one, or a list: page key, path, session id, or key; compared exactly.',
      example: ['IndustryLandingPage', 'SymposiaPage'],
    }),
    Effect: required(z.enum(['Allow', 'Deny']), {
      title: 'Effect',
      description: 'Allow or Deny; a satisfied Deny goes before every Allow.',
      example: 'Allow',
    }),
    ConditionType: optional(z.enum(['All', 'Any']), 'All', {
      title: 'Condition',
      description: 'Whether all requirements must be met or any one.',
      example: 'Any',
    }),
    Requirements: list(requirement, 'Requirements', 'What is asked. An empty list is always met with All and never with Any.', [
      { PrincipalField: 'EventTicketNameValid', Values: ['Full Congress'] },
    ]),
  })
  .meta({ id: 'Policy', title: 'Policy', description: 'One access policy.' });
/** A policy with its defaults filled in. */
export type WrittenPolicy = z.infer<typeof policy>;

const example = {
  Name: 'industry-hall',
  Type: 'Page' as const,
  Identifier: 'IndustryLandingPage',
  Effect: 'Allow' as const,
  Requirements: [{ PrincipalField: 'EventTicketNameValid' as const, Values: ['Full Congress'] }],
};
const policies = (title: string, description: string) => list(policy, title, description, [example]);
const groups = (title: string, description: string) => list(identifier, title, description, ['industry']);

/** The access document of an event. An unreadable one denies everything but the public shell (reading R50). */
export const access = z.looseObject({
  ...versioned('access'),
  policies: policies('Policies', 'Policies of the event. None at all allows everything.'),
  groupIds: groups('Groups', 'Ids of the groups whose policies also hold.'),
  groups: group(
    z.record(identifier, z.array(policy)),
    'Group definitions',
    'Policies by group id. An instance may define groups once for all its events.',
    { industry: [example] },
  ),
  appAccessMatrixActive: flag('Own matrix in the app', 'In the mobile app the app access matrix holds in place of the policies above.'),
  appAccessMatrix: group(
    z.strictObject({
      policies: policies('Policies', 'Policies that hold in the app.'),
      groupIds: groups('Groups', 'Ids of the groups whose policies also hold in the app.'),
    }),
    'App access matrix',
    'What holds inside the mobile app when appAccessMatrixActive is set.',
    { groupIds: ['industry'] },
  ),
});
/** The access document with its defaults filled in. */
export type Access = z.infer<typeof access>;
