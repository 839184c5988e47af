// App configuration, topic consent and measurement: cookie notice, analytics, tracking (A §3, §4 Cookie consent).
import * as z from 'zod';
import { hostName, optional, required } from '../../fields.ts';
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

/** Keys of this topic. */
export const consentKeys = {
  showCookieBanner: flag(
    'Cookie notice',
    'Shows the cookie notice to visitors who have not decided yet, and Cookie settings in the footer.',
    true,
  ),
  showAnalyticsText: flag('Analytics choice', 'The notice offers analytics, and with it Accept all.'),
  showAdobeTypekitText: flag('Font service choice', 'The notice offers an external font service.'),
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
