// Checks settings that only mean something together with others: sign-in elsewhere and its address, fields of the user form, returns after sign-in, audiences of advertisements.
import { profileFieldOf, profileNames } from '../base/profile-fields.ts';
import { COOKIE_ANCHOR } from '../base/page-anchors.ts';
import { adLink } from '../rules/ads/link.ts';
import { idText } from '../rules/ticket.ts';
import { providerSetting } from '../model/analytics-settings.ts';
import { fontKitOf } from '../model/font-kit.ts';
import { forbiddenScheme } from '../model/addresses.ts';
import { keySource, type RawDocument } from '../model/documents-of-rows.ts';
import { type Finding, finding, fixable } from '../model/finding.ts';
import { below, pointerKey } from '../model/source.ts';
import type { EventContext } from './event-context.ts';
import { addressFindings } from './links.ts';
import { suggest } from './suggest.ts';
import { isObject } from '../model/is-object.ts';

/** Findings of the app document and the advertisements of an event. */
export function settingFindings(context: EventContext): Finding[] {
  const app = context.model.raw.get('app');
  const profile = context.model.raw.get('profile');
  const ads = [...context.model.raw.values()].filter(({ kind }) => kind === 'advertisement');
  return [
    ...(app
      ? [
          ...externalFindings(app),
          ...formFindings(app, 'prefill'),
          ...returnFindings(app, context),
          ...analyticsFindings(app),
          ...fontFindings(app),
          ...consentFindings(app, context.model),
          ...tokenFindings(app),
          ...companyFindings(app, context),
        ]
      : []),
    ...(profile ? formFindings(profile, 'fields') : []),
    ...ads.flatMap((ad) => advertisementFindings(ad, context)),
  ];
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Visitors are sent to an address that is not there. */
function externalFindings(app: RawDocument): Finding[] {
  const external = app.value['externalAuth'];
  if (!isObject(external) || external['externalLogin'] !== true || external['loginUrl']) return [];
  const message = 'externalLogin sends visitors to loginUrl, which is empty: nobody can sign in';
  return [finding('missing-login-url', 'error', keySource(app, 'externalAuth'), message)];
}

function formFindings(app: RawDocument, key: 'prefill' | 'fields'): Finding[] {
  const prefill = app.value[key];
  if (!isObject(prefill)) return [];
  return Object.keys(prefill).flatMap((name) => {
    if (profileFieldOf(name)) return [];
    const at = below(keySource(app, key), pointerKey(name));
    const { word, certain } = suggest(name, profileNames);
    const message = `the user form has no field ${name}, so nobody is asked for it; there are ${profileNames.join(', ')}`;
    const found = finding('unknown-form-field', 'warning', at, message, word);
    return [certain && !Object.hasOwn(prefill, word) ? fixable(found, { pointer: at.pointer, rename: word }) : found];
  });
}

/** A service that measures, without what it needs: nothing would be measured. */
function analyticsFindings(app: RawDocument): Finding[] {
  return listOf(app.value['analyticsProviders']).flatMap((one, index) => {
    // The tracking address of the instance may stand in for the one of boothguru.
    if (!isObject(one) || one['provider'] === 'boothguru' || providerSetting(one, '')) return [];
    const needs = {
      matomo: 'settings.url (http or https) and settings.siteId (a number)',
      'google-tag-manager': 'settings.containerId (GTM-…)',
    };
    const missing = typeof one['provider'] === 'string' ? needs[one['provider'] as keyof typeof needs] : undefined;
    if (!missing) return [];
    const message = `${String(one['provider'])} needs ${missing}: nothing is measured`;
    return [finding('analytics-incomplete', 'warning', below(keySource(app, 'analyticsProviders'), String(index)), message)];
  });
}

/** Visitors are asked about fonts that nothing loads, or the fonts wait for an answer that nobody asks for. */
function fontFindings(app: RawDocument): Finding[] {
  const isAsked = app.value['showAdobeTypekitText'] === true;
  const hasKit = fontKitOf(app.value) !== undefined;
  if (isAsked === hasKit) return [];
  const message = isAsked
    ? 'visitors are asked about fonts of an external service, and fontKit.url names no style sheet over https: their answer changes nothing'
    : 'the fonts of fontKit wait for an answer that showAdobeTypekitText would ask for';
  return [finding('font-kit-incomplete', 'warning', keySource(app, isAsked ? 'showAdobeTypekitText' : 'fontKit'), message)];
}

/** Nothing on the pages opens the cookie settings again: the footer that does is off, or grids without it stand in its place. */
function consentFindings(app: RawDocument, { raw }: EventContext['model']): Finding[] {
  const { showCookieBanner, disableVMXFooter, newVMXFooter } = app.value;
  const grids = raw.get('footer')?.value['grids'];
  const ownGrids = newVMXFooter !== false && Array.isArray(grids) && grids.length > 0;
  const hasFooter = disableVMXFooter !== true && !(ownGrids && !JSON.stringify(grids).includes('"shell/footer"'));
  if (showCookieBanner === false || hasFooter) return [];
  const hasLink = [...raw.values()].some(({ value }) => JSON.stringify(value).includes(`#${COOKIE_ANCHOR}`));
  if (hasLink) return [];
  const message = `no footer offers the cookie settings; a link to #${COOKIE_ANCHOR} opens them`;
  return [finding('consent-out-of-reach', 'warning', keySource(app, disableVMXFooter === true ? 'disableVMXFooter' : 'event'), message)];
}

/** Hosts of question-and-answer tools whose links carry a token and the id of the person in the address. */
const tokenFindings = (app: RawDocument): Finding[] =>
  listOf(app.value['qnaTokenHosts']).flatMap((host, index) => {
    if (typeof host !== 'string') return [];
    const message = `links to ${host} carry access_token and user_id in the address, where tools and proxies write them down; without this entry they carry a code that works once`;
    return [finding('token-in-address', 'warning', below(keySource(app, 'qnaTokenHosts'), index), message)];
  });

/** Where visitors come back to in place of the page they left. */
function returnFindings(app: RawDocument, { targets }: EventContext): Finding[] {
  return listOf(app.value['returnUrlExceptions']).flatMap((one, index) => {
    const to = isObject(one) ? one['to'] : undefined;
    if (typeof to !== 'string' || to === '') return [];
    const at = below(keySource(app, 'returnUrlExceptions'), `${index}/to`);
    const known = !targets.addressOf || !to.startsWith('/') || targets.addressOf(to.split(/[?#]/, 1)[0]!);
    return known ? addressFindings(to, 'link', at, '', targets) : [finding('unknown-page', 'warning', at, `no page has the address ${to}`)];
  });
}

/** Companies whose profile is open to everybody, and those whose people are led to their lounge. */
const companyFindings = (app: RawDocument, { data }: EventContext): Finding[] =>
  (['openProfiles', 'loungeRedirectCompanies'] as const).flatMap((key) =>
    listOf(app.value[key]).flatMap((written, index) => {
      const id = idText(written);
      const companies = data.get('companies')?.ids ?? new Set<string>();
      if (id === '' || companies.has(id)) return [];
      const at = below(keySource(app, key), index);
      return [finding('unknown-row', 'warning', at, `data/companies.json has no row ${id}`, suggest(id, companies).word)];
    }),
  );

function advertisementFindings(ad: RawDocument, { data }: EventContext): Finding[] {
  const { optionalLink } = ad.value;
  const noLink =
    typeof optionalLink === 'string' && optionalLink !== '' && adLink(optionalLink) === null && forbiddenScheme(optionalLink) === ''
      ? [finding('forbidden-scheme', 'warning', keySource(ad, 'optionalLink'), 'no button leads to this address; write it with https://')]
      : [];
  const rows = (data.get('sessions')?.rows ?? []).filter(isObject);
  const companies = new Set(rows.map((row) => idText(row['CompanyAccountId'])).filter((id) => id !== ''));
  // Not every exhibitor holds a session, so this is worth knowing and no more.
  const unknown = (['CompanyAccountIds', 'CompanyAccountIdsShowOnProfile'] as const).flatMap((key) =>
    listOf(ad.value[key]).flatMap((written, index) => {
      const id = idText(written);
      if (companies.size === 0 || companies.has(id)) return [];
      const at = below(keySource(ad, key), index);
      return [finding('unknown-company', 'info', at, `no session belongs to the company ${id}`, suggest(id, companies).word)];
    }),
  );
  return [...noLink, ...unknown];
}
