// Services that measure: what they need is read from what was written; anything else allows nothing.
import { expect, test } from 'vitest';
import { analyticsOrigins, analyticsSettings } from './analytics-settings.ts';

const matomo = { provider: 'matomo', settings: { url: 'https://analytics.example.org/matomo/', siteId: 12 } };

test('each provider with what it needs', () => {
  const analyticsProviders = [
    matomo,
    { provider: 'google-tag-manager', settings: { containerId: 'GTM-ABC123' } },
    { provider: 'boothguru', settings: { url: 'https://booth.example.org/actions?key=1' } },
  ];
  expect(analyticsSettings({ analyticsProviders, gtagConfig: 'G-EXAMPLE12' }, '')).toEqual([
    { provider: 'matomo', url: 'https://analytics.example.org/matomo', siteId: '12' },
    { provider: 'google-tag-manager', url: 'https://www.googletagmanager.com', containerId: 'GTM-ABC123' },
    { provider: 'boothguru', url: 'https://booth.example.org/actions' },
    { provider: 'google-tag', url: 'https://www.googletagmanager.com', id: 'G-EXAMPLE12', config: {} },
  ]);
});

test('settings of the Google tag are passed on; its server can be one’s own', () => {
  expect(analyticsSettings({ gtagConfig: { id: 'G-1', url: 'https://tags.example.org', cookie_expires: 60 } }, '')).toEqual([
    { provider: 'google-tag', url: 'https://tags.example.org', id: 'G-1', config: { cookie_expires: 60 } },
  ]);
});

test('the tracking address of the instance takes actions once, and stands in for the address of boothguru', () => {
  const insight = 'https://insight.example.org';
  const taken = [{ provider: 'boothguru', url: insight }];
  expect(analyticsSettings({}, insight)).toEqual(taken);
  expect(analyticsSettings({ analyticsProviders: [{ provider: 'boothguru' }] }, insight)).toEqual(taken);
  expect(analyticsSettings({ analyticsProviders: [{ provider: 'boothguru' }] }, '')).toEqual([]);
});

test.each([
  { analyticsProviders: 'matomo' },
  { analyticsProviders: [null, 7, { provider: 'other', settings: {} }] },
  { analyticsProviders: [{ ...matomo, settings: { url: 'javascript:alert(1)', siteId: '1' } }] },
  { analyticsProviders: [{ ...matomo, settings: { url: 'https://user:word@analytics.example.org', siteId: '1' } }] },
  { analyticsProviders: [{ ...matomo, settings: { url: 'https://analytics.example.org', siteId: '1; drop' } }] },
  { analyticsProviders: [{ provider: 'google-tag-manager', settings: { containerId: 'GTM-1&x=https://evil.example.org' } }] },
  { gtagConfig: '' },
  { gtagConfig: "G-1'></script>" },
  { gtagConfig: { id: 7 } },
])('%j measures nothing', (app) => {
  expect(analyticsSettings(app, '')).toEqual([]);
  expect(analyticsOrigins(analyticsSettings(app, ''))).toEqual({ scripts: [], calls: [] });
});

test('only services with a script of their own may run one; each origin stands once', () => {
  const settings = analyticsSettings({ analyticsProviders: [matomo, matomo], gtagConfig: 'G-1' }, 'https://insight.example.org/a');
  expect(analyticsOrigins(settings)).toEqual({
    scripts: ['https://www.googletagmanager.com'],
    calls: [
      'https://analytics.example.org',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
      'https://insight.example.org',
    ],
  });
});
