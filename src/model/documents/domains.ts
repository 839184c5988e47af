// The domains document: which host name opens which instance, event and language (A §3 Domain configuration).
import * as z from 'zod';
import { languageCode, optional, required } from '../fields.ts';
import { list } from './field-kinds.ts';
import { shortName, versioned } from './envelope.ts';

/** One host name. */
export const domain = z.looseObject({
  hostname: required(z.string().regex(/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(\.\*)?$/), {
    title: 'Host name',
    description:
      'Host in lower case, without scheme and port; a leading *. stands for every subdomain, .* at the end for everything behind: dev.* is every development host.',
    example: 'kardia2027.example.org',
  }),
  instance: required(shortName, { title: 'Instance', description: 'Folder name of the instance.', example: 'kardia' }),
  defaultEvent: optional(z.union([shortName, z.literal('')]), '', {
    title: 'Default event',
    description: 'Event that the root of this host opens; empty takes the default event of the instance.',
    example: 'kardia2027',
  }),
  defaultLanguage: optional(languageCode, 'en-GB', {
    title: 'Default language',
    description: 'Language that the root of this host opens, xx-XX.',
    example: 'de-DE',
  }),
});

/** All host names of a server; lives at the root of the configuration folder. */
export const domains = z.looseObject({
  ...versioned('domains'),
  domains: list(
    domain,
    'Domains',
    'Host names; the first that fits wins. A host that is not listed opens the product’s own event where it is published, else the only event there is; of several the default event of an instance, else the one that is on or comes next.',
    [{ hostname: 'kardia2027.example.org', instance: 'kardia', defaultEvent: 'kardia2027', defaultLanguage: 'en-GB' }],
  ),
});

/** The domains with their defaults filled in. */
export type Domains = z.infer<typeof domains>;
