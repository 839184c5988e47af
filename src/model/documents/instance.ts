// The instance document: one organisation or environment with the services its events use (A §3 Instance configuration).
import * as z from 'zod';
import { optional } from '../fields.ts';
import { group, line, service, text } from './field-kinds.ts';
import { serviceUrl, shortName, versioned } from './envelope.ts';
import { signIn } from './instance-sign-in.ts';

const oauth2 = z.looseObject({
  authorizeUrl: service(
    'Authorise address',
    'OAuth authorise endpoint of the identity provider; empty when OAuth is not used.',
    'https://id.example.org/oauth/authorize',
  ),
  clientId: line('Client id', 'Id under which Foyer is registered there.', 'foyer'),
  scope: optional(z.string().max(2_000), 'Api/User', { title: 'Scope', description: 'OAuth scope asked for (A §9).', example: 'Api/User' }),
  userinfoUrl: service(
    'User information address',
    'Where the server asks whose token came back; without it tokens of addresses are not taken.',
    'https://id.example.org/oauth/userinfo',
  ),
});

const sso = z.looseObject({
  url: line('Path', 'Path behind the identity address that starts single sign-on; empty when there is none.', '/api/token/external/login'),
  provider: line('Provider', 'Name of the provider, where the identity service asks for one.', 'society'),
  context: line('Context', 'Context of the sign-on, where the identity service asks for one.', 'Event'),
});

/** A key/value service with one address, for example `vmx.programBaseUrl`. */
const withAddress = <K extends string>(key: K, words: { title: string; description: string; example: string }) =>
  z.looseObject({ [key]: optional(serviceUrl, '', words) } as Record<K, z.ZodPrefault<typeof serviceUrl>>);

/** An instance. */
export const instance = z.looseObject({
  ...versioned('instance'),
  name: text('Name', 'Name of the organisation, as visitors read it. Empty takes the folder name.', 'European Society of Sample Medicine'),
  environment: optional(z.string().regex(/^[a-z0-9-]*$/), 'release', {
    title: 'Environment',
    description:
      'Stage this instance stands for: release, staging, local, dev, qa, qa2 to qa4, or a name of your own. Search engines are asked to leave out staging, local, dev and qa, and these open qaservicechecks where no event is named.',
    example: 'staging',
  }),
  defaultEvent: optional(z.union([shortName, z.literal('')]), '', {
    title: 'Default event',
    description:
      'Short name of the event to open when an address names none; empty takes the only one, of several the one that is on or comes next.',
    example: 'kardia2027',
  }),
  apiBaseUrl: service(
    'API address',
    'Base of the main API (A §7). Empty means the server that delivers the pages.',
    'https://api.example.org',
  ),
  identityUrl: service(
    'Identity address',
    'Base of the identity provider (A §7); empty when visitors sign in through the web forms.',
    'https://id.example.org',
  ),
  webformsUrl: service(
    'Web forms address',
    'Base of the forms for sign-in, sign-out and registration (A §4).',
    'https://forms.example.org',
  ),
  oauth2: group(oauth2, 'OAuth', 'Implicit token sign-in at an identity provider (A §4).', {
    authorizeUrl: 'https://id.example.org/oauth/authorize',
    clientId: 'foyer',
    scope: 'Api/User',
  }),
  sso: group(sso, 'Single sign-on', 'Sign-on at a society or other external provider (A §7).', {
    url: '/api/token/external/login',
    provider: 'society',
  }),
  signIn: group(signIn, 'Sign-in', 'Identity providers and tokens by which visitors may sign in, in addition to accounts of this server.', {
    providers: [{ name: 'society', issuer: 'https://id.example.org', clientId: 'foyer' }],
  }),
  vmx: group(
    withAddress('programBaseUrl', {
      title: 'Programme address',
      description: 'Base of a programme service. Taken, and without effect: Foyer serves the programme itself.',
      example: 'https://programme.example.org',
    }),
    'Programme service',
    'An external programme service; without effect.',
    { programBaseUrl: 'https://programme.example.org' },
  ),
  mtv: group(
    withAddress('baseApi', {
      title: 'Video address',
      description: 'Base of a video service. Taken, and without effect: films and streams have their own addresses.',
      example: 'https://video.example.org/api',
    }),
    'Video service',
    'An external video service; without effect.',
    { baseApi: 'https://video.example.org/api' },
  ),
  surveyApi: service(
    'Survey address',
    'Base of a survey service (B §7). Taken, and without effect: Foyer asks and keeps surveys itself.',
    'https://survey.example.org',
  ),
  signalrHub: service(
    'Hub address',
    'Base of the real-time hubs (A §7); empty means the server that delivers the pages.',
    'https://hub.example.org',
  ),
  dataInsight: service(
    'Tracking address',
    'Where the tracking actions of all events are sent (A §7), as JSON, after consent; empty sends none.',
    'https://insight.example.org',
  ),
  sixConnix: service(
    '6Connex address',
    'Base of an attached virtual venue. Taken, and without effect: a menu item leads there.',
    'https://venue.example.org',
  ),
  certificate: service(
    'Certificate address',
    'Where certificates are issued: Certificates of the default personal menu leads there, with shortname and language in the query. Empty leads to the documents of My Area.',
    'https://certificates.example.org',
  ),
});

/** An instance with its defaults filled in. */
export type Instance = z.infer<typeof instance>;
