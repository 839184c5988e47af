// The app document: every key the specification names is there, unknown ones stay, defaults reach nested fields.
import { expect, test } from 'vitest';
import { app, appTopics } from './app.ts';

/** A §3 App configuration, as the specification spells the keys. */
const specified =
  `showCookieBanner showAnalyticsText showAdobeTypekitText hideTicker mobileBannerTop mobileBannerBottom showDesktopBottomBanner
  mobileBannerHeight desktopBannerHeight newVMXHeader newVMXFooter hideFooterInApp disableVMXFooter industryOnly externalAuth customProfileUrl
  customHeaderUrl headerInitialsEnabled headerTimeEnabled headerTimezoneText bannerCustomerLogo bannerMenuList AccountHub qrScanner networkingWidget
  networkingWidgetForApp networkingWidgetV2 NetworkingWidget showHCPModal gtagConfig favicon recommendationActive OnboardingV2
  activateEvaluationUrlsWithoutUser useCompanyAccountsV2 routeV2 sso tvWidget freshworks FreshChatAllPages defaults SSOLogin SSOReturnUrl
  advancedUserTracking programme PageTitles accessContactPage prefill showNoAccessModal`.split(/\s+/);

test.each(specified)('knows %s', (key) => {
  expect(app.shape).toHaveProperty(key);
});

test('every key belongs to one topic', () => {
  const keys = Object.values(appTopics).flatMap((topic) => Object.keys(topic));
  expect(new Set(keys).size).toBe(keys.length);
  expect([...keys, '$schema', 'schemaVersion'].sort()).toEqual(Object.keys(app.shape).sort());
});

test('an empty document has the defaults of the specification, nested ones too', () => {
  const read = app.parse({});
  expect(read).toMatchObject({
    mobileBannerHeight: 75,
    desktopBannerHeight: 100,
    headerBreakpoint: 1024,
    headerHiddenOnPages: ['SubmissionPage'],
    programme: [{ dateformat: 'DD MMMM YYYY' }],
    event: { timeZone: 'UTC', languages: ['en-GB'] },
    externalAuth: { externalLogin: false, loginUrl: '' },
    defaults: { disableAuthForPages: [] },
  });
});

test('an unknown key is kept, at the top and inside a group', () => {
  expect(app.parse({ myOwnSwitch: 1, event: { hashtag: '#k27' } })).toMatchObject({ myOwnSwitch: 1, event: { hashtag: '#k27' } });
});

test('a language that is no xx-XX and a zone with blanks are refused', () => {
  expect(app.safeParse({ event: { languages: ['en'] } }).success).toBe(false);
  expect(app.safeParse({ event: { timeZone: 'Europe / Berlin' } }).success).toBe(false);
});
