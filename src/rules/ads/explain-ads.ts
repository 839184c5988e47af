// Every advertisement of a page with its verdict, next to the placements, for organisers and QA.
import { type RawDocument, keySource } from '../../model/documents-of-rows.ts';
import type { EventModel } from '../../model/event.ts';
import type { Context } from '../context.ts';
import type { AccessRules } from '../policies/access.ts';
import type { Explained } from '../explain.ts';
import { isNetworkingOn } from '../networking.ts';
import { type Principal, whoOf } from '../principal.ts';
import type { AdRule } from './eligibility.ts';
import { explainAd } from './explain-ad.ts';
import { readAd } from './read-ad.ts';

/** Where each rule is written in the document; what only a device knows is written nowhere. */
const keys: Readonly<Partial<Record<AdRule, string>>> = {
  window: 'displayFromDate',
  page: 'vmxPage',
  profile: 'CompanyAccountIdsShowOnProfile',
  channel: 'channelId',
  company: 'CompanyAccountIds',
};

/** Who looks, where, and when (ms); `seen` are the ids this device has shown. */
type AdViewer = { person: Principal; where: Context['where']; now: number; timeZone: string; seen?: ReadonlySet<string> };

/**
 * The advertisements for this page, in the order of the rows. The device is one on which no room plays and, where the networking
 * widget is offered to the viewer, its agreements have not been accepted.
 */
export function explainAds(
  { raw, access }: Pick<EventModel, 'raw'> & { access: AccessRules },
  { person, where, now, timeZone, seen = new Set() }: AdViewer,
): Explained[] {
  const app = raw.get('app')?.value ?? {};
  const context = { who: whoOf(person, now), where, when: { now, timeZone } };
  const given = { context, around: { seen, playingRoom: null, networkingPending: isNetworkingOn(app, access, context) } };
  return [...raw.values()].filter(isAdOf(where.page)).map((document) => {
    const id = document.value['id'];
    const ad = readAd({ ...document.value, id: typeof id === 'number' || typeof id === 'string' ? id : document.name }, timeZone);
    const { outcome, reasons, nextChangeAt } = explainAd(ad, given);
    const placed = reasons.map((reason) => {
      const key = keys[reason.rule as AdRule];
      return key === undefined || !document.sources[key] ? reason : { ...reason, source: keySource(document, key) };
    });
    return { ...about(document), outcome, reasons: placed, nextChangeAt };
  });
}

const isAdOf =
  (page: string) =>
  ({ kind, value }: RawDocument): boolean =>
    kind === 'advertisement' && value['vmxPage'] === page;

const about = ({ name }: RawDocument) =>
  ({ id: name, layer: 'overlay', name: 'engagement/advertisement', parent: undefined, grid: 'advertisements' }) as const;
