// The instance document: one organisation or environment with the services its events use (A §3 Instance configuration).
import * as z from 'zod';
import { localisedText, optional } from '../fields.ts';
import { serviceUrl, shortName, versioned } from './envelope.ts';
import { signIn } from './instance-sign-in.ts';

const oauth2 = z.looseObject({
  authorizeUrl: optional(serviceUrl, '', {
    title: 'Authorise address',
    description: 'OAuth authorise endpoint of the identity provider; empty when OAuth is not used.',
    example: 'https://id.example.org/oauth/authorize',
  }),
  clientId: optional(z.string().max(2_000), '', {
    title: 'Client id',
    description: 'Id under which Foyer is registered there.',
    example: 'foyer',
  }),
  scope: optional(z.string().max(2_000), 'Api/User', { title: 'Scope', description: 'OAuth scope asked for (A §9).', example: 'Api/User' }),
  userinfoUrl: optional(serviceUrl, '', {
    title: 'User information address',
    description: 'Where the server asks whose token came back; without it tokens of addresses are not taken.',
    example: 'https://id.example.org/oauth/userinfo',
  }),
});

const sso = z.looseObject({
  url: optional(z.string().max(2_000), '', {
    title: 'Path',
    description: 'Path behind the identity address that starts single sign-on; empty when there is none.',
    example: '/api/token/external/login',
  }),
  provider: optional(z.string().max(2_000), '', {
    title: 'Provider',
    description: 'Name of the provider, where the identity service asks for one.',
    example: 'society',
  }),
  context: optional(z.string().max(2_000), '', {
    title: 'Context',
    description: 'Context of the sign-on, where the identity service asks for one.',
    example: 'Event',
  }),
});

/** A key/value service with one address, for example `vmx.programBaseUrl`. */
const withAddress = <K extends string>(key: K, words: { title: string; description: string; example: string }) =>
  z.looseObject({ [key]: optional(serviceUrl, '', words) } as Record<K, z.ZodPrefault<typeof serviceUrl>>);

/** An instance. */
export const instance = z.looseObject({
  ...versioned('instance'),
  name: optional(localisedText, '', {
    title: 'Name',
    description: 'Name of the organisation, as visitors read it. Empty takes the folder name.',
    example: 'European Society of Sample Medicine',
  }),
  environment: optional(z.string().regex(/^[a-z0-9-]*$/), 'release', {
    title: 'Environment',
    description: 'Stage this instance stands for: release, staging, local, dev, qa, qa2 to qa4, or a name of your own.',
    example: 'staging',
  }),
  defaultEvent: optional(z.union([shortName, z.literal('')]), '', {
    title: 'Default event',
    description:
      'Short name of the event to open when an address names none; empty takes the only one, of several the one that is on or comes next.',
    example: 'kardia2027',
  }),
  apiBaseUrl: optional(serviceUrl, '', {
    title: 'API address',
    description: 'Base of the main API (A §7). Empty means the server that delivers the pages.',
    example: 'https://api.example.org',
  }),
  identityUrl: optional(serviceUrl, '', {
    title: 'Identity address',
    description: 'Base of the identity provider (A §7); empty when visitors sign in through the web forms.',
    example: 'https://id.example.org',
  }),
  webformsUrl: optional(serviceUrl, '', {
    title: 'Web forms address',
    description: 'Base of the forms for sign-in, sign-out and registration (A §4).',
    example: 'https://forms.example.org',
  }),
  oauth2: optional(
    oauth2,
    {},
    {
      title: 'OAuth',
      description: 'Implicit token sign-in at an identity provider (A §4).',
      example: { authorizeUrl: 'https://id.example.org/oauth/authorize', clientId: 'foyer', scope: 'Api/User' },
    },
  ),
  sso: optional(
    sso,
    {},
    {
      title: 'Single sign-on',
      description: 'Sign-on at a society or other external provider (A §7).',
      example: { url: '/api/token/external/login', provider: 'society' },
    },
  ),
  signIn: optional(
    signIn,
    {},
    {
      title: 'Sign-in',
      description: 'Identity providers and tokens by which visitors may sign in, in addition to accounts of this server.',
      example: { providers: [{ name: 'society', issuer: 'https://id.example.org', clientId: 'foyer' }] },
    },
  ),
  vmx: optional(
    withAddress('programBaseUrl', {
      title: 'Programme address',
      description: 'Base of the programme service.',
      example: 'https://programme.example.org',
    }),
    {},
    {
      title: 'Programme service',
      description: 'Where an external programme is served.',
      example: { programBaseUrl: 'https://programme.example.org' },
    },
  ),
  mtv: optional(
    withAddress('baseApi', { title: 'Video address', description: 'Base of the video service.', example: 'https://video.example.org/api' }),
    {},
    {
      title: 'Video service',
      description: 'Where recordings and channels are served.',
      example: { baseApi: 'https://video.example.org/api' },
    },
  ),
  surveyApi: optional(serviceUrl, '', {
    title: 'Survey address',
    description: 'Base of the survey service (B §7).',
    example: 'https://survey.example.org',
  }),
  signalrHub: optional(serviceUrl, '', {
    title: 'Hub address',
    description: 'Base of the real-time hubs (A §7); empty means the server that delivers the pages.',
    example: 'https://hub.example.org',
  }),
  dataInsight: optional(serviceUrl, '', {
    title: 'Tracking address',
    description: 'Where tracking events are sent (A §7); empty sends none.',
    example: 'https://insight.example.org',
  }),
  sixConnix: optional(serviceUrl, '', {
    title: '6Connex address',
    description: 'Base of an attached virtual venue; empty for none.',
    example: 'https://venue.example.org',
  }),
  certificate: optional(serviceUrl, '', {
    title: 'Certificate address',
    description: 'Where certificates are issued; empty for none.',
    example: 'https://certificates.example.org',
  }),
});

/** An instance with its defaults filled in. */
export type Instance = z.infer<typeof instance>;
