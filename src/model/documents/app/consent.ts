// App configuration, topic consent and measurement: cookie notice, analytics, tracking (A §3, §4 Cookie consent).
import * as z from 'zod';
import { hostName, optional, required } from '../../fields.ts';
import { FONT_FAMILY } from '../../font-kit.ts';
import { flag, group, line, list, service } from '../field-kinds.ts';

const provider = z.looseObject({
  provider: required(z.enum(['matomo', 'google-tag-manager', 'boothguru']), {
    title: 'Provider',
    description: 'Which service measures.',
    example: 'matomo',
  }),
  settings: group(
    z.looseObject({
      url: service(
        'Address',
        'Of Matomo the folder with matomo.php. Of boothguru where actions are sent; empty takes the tracking address of the instance. Of Google Tag Manager a server of one’s own that delivers the container; empty takes Google’s.',
        'https://analytics.example.org',
      ),
      siteId: line('Site', 'Id of the site in Matomo, a number.', '12'),
      containerId: line('Container', 'Id of the container of Google Tag Manager.', 'GTM-EXAMPLE'),
    }),
    'Settings',
    'What the provider needs: Matomo `url` and `siteId`, Google Tag Manager `containerId`, boothguru `url`.',
    { siteId: '12', url: 'https://analytics.example.org' },
  ),
});

const gtag = z.looseObject({
  id: line('Measurement id', 'Id of the tag; empty loads nothing.', 'G-EXAMPLE12'),
  url: service('Address', 'A server of one’s own that delivers the tag; empty takes Google’s.', 'https://tags.example.org'),
});

const family = (title: string, what: string, example: string) =>
  optional(z.string().regex(FONT_FAMILY), '', {
    title,
    description: `Family of the service for ${what}; empty keeps the one of the theme.`,
    example,
  });

const fontKit = z.looseObject({
  url: service('Style sheet', 'Address of the style sheet of the service, https; empty loads none.', 'https://fonts.example.org/kit.css'),
  hosts: list(hostName, 'Hosts', 'Further hosts from which that style sheet loads fonts or other style sheets.', ['files.example.org']),
  heading: family('Heading font', 'headings', 'Example Serif'),
  text: family('Text font', 'everything else', 'Example Sans'),
});

/** Keys of this topic. */
export const consentKeys = {
  showCookieBanner: flag(
    'Cookie notice',
    'Shows the cookie notice to visitors who have not decided yet, and Cookie settings in the footer.',
    true,
  ),
  showAnalyticsText: flag('Analytics choice', 'The notice offers analytics, and with it Accept all.'),
  showAdobeTypekitText: flag('Font service choice', 'The notice offers the fonts of an external service (fontKit).'),
  fontKit: group(
    fontKit,
    'Font service',
    'Fonts of an external service, for example Adobe Typekit, loaded only for visitors who have accepted them (showAdobeTypekitText). Those of the theme are seen until they are there, and where they do not come.',
    { url: 'https://fonts.example.org/kit.css', heading: 'Example Serif' },
  ),
  ownHosts: list(
    hostName,
    'Own hosts',
    'Hosts of the organiser, each with its subdomains: their content is loaded without asking the visitor. Every other host needs consent.',
    ['media.kardia.example.org'],
  ),
  analyticsProviders: list(provider, 'Analytics', 'Services that measure visits, each loaded only after consent.', [
    { provider: 'matomo' as const, settings: { siteId: '12', url: 'https://analytics.example.org' } },
  ]),
  gtagConfig: optional(z.union([z.string().max(2_000), gtag]), '', {
    title: 'Google tag',
    description: 'Measurement id, or an object with it and further settings of the tag; loaded only after consent. Empty for none.',
    example: 'G-EXAMPLE12',
  }),
  advancedUserTracking: flag(
    'Advanced tracking',
    'Tracking actions of signed-in visitors carry an id of the person: a keyed hash the server makes for this event alone (R51).',
  ),
};
