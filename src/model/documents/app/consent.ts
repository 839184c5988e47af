// App configuration, topic consent and measurement: cookie notice, analytics, tracking (A §3, §4 Cookie consent).
import * as z from 'zod';
import { optional, required } from '../../fields.ts';
import { flag, group, line, list } from '../field-kinds.ts';

const provider = z.looseObject({
  provider: required(z.enum(['matomo', 'google-tag-manager', 'boothguru']), {
    title: 'Provider',
    description: 'Which service measures.',
    example: 'matomo',
  }),
  settings: group(z.record(z.string().max(2_000), z.unknown()), 'Settings', 'Settings of the provider, by its own names.', {
    siteId: '12',
    url: 'https://analytics.example.org',
  }),
});

const gtag = z.looseObject({
  id: line('Measurement id', 'Id of the tag; empty loads nothing.', 'G-EXAMPLE12'),
});

/** Keys of this topic. */
export const consentKeys = {
  showCookieBanner: flag('Cookie notice', 'Shows the cookie notice to visitors who have not decided yet.', true),
  showAnalyticsText: flag('Analytics choice', 'The notice offers analytics, and with it Accept all.'),
  showAdobeTypekitText: flag('Font service choice', 'The notice offers an external font service.'),
  analyticsProviders: list(provider, 'Analytics', 'Services that measure visits, each loaded only after consent.', [
    { provider: 'matomo' as const, settings: { siteId: '12' } },
  ]),
  gtagConfig: optional(z.union([z.string().max(2_000), gtag]), '', {
    title: 'Google tag',
    description: 'Measurement id, or an object with it and further settings; loaded only after consent. Empty for none.',
    example: 'G-EXAMPLE12',
  }),
  advancedUserTracking: flag('Advanced tracking', 'Tracking events carry a shifted user id (A §9).'),
};
