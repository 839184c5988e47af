// App configuration, topic consent and measurement: cookie notice, analytics, tracking (A §3, §4 Cookie consent).
import * as z from 'zod';
import { optional, required } from '../../fields.ts';
import { flag } from './flag.ts';

const provider = z.looseObject({
  provider: required(z.enum(['matomo', 'google-tag-manager', 'boothguru']), {
    title: 'Provider',
    description: 'Which service measures.',
    example: 'matomo',
  }),
  settings: optional(
    z.record(z.string().max(2_000), z.unknown()),
    {},
    {
      title: 'Settings',
      description: 'Settings of the provider, by its own names.',
      example: { siteId: '12', url: 'https://analytics.example.org' },
    },
  ),
});

const gtag = z.looseObject({
  id: optional(z.string().max(2_000), '', {
    title: 'Measurement id',
    description: 'Id of the tag; empty loads nothing.',
    example: 'G-EXAMPLE12',
  }),
});

/** Keys of this topic. */
export const consentKeys = {
  showCookieBanner: flag('Cookie notice', 'Shows the cookie notice to visitors who have not decided yet.', true),
  showAnalyticsText: flag('Analytics choice', 'The notice offers analytics, and with it Accept all.'),
  showAdobeTypekitText: flag('Font service choice', 'The notice offers an external font service.'),
  analyticsProviders: optional(z.array(provider), [], {
    title: 'Analytics',
    description: 'Services that measure visits, each loaded only after consent.',
    example: [{ provider: 'matomo' as const, settings: { siteId: '12' } }],
  }),
  gtagConfig: optional(z.union([z.string().max(2_000), gtag]), '', {
    title: 'Google tag',
    description: 'Measurement id, or an object with it and further settings; loaded only after consent. Empty for none.',
    example: 'G-EXAMPLE12',
  }),
  advancedUserTracking: flag('Advanced tracking', 'Tracking events carry a shifted user id (A §9).'),
};
