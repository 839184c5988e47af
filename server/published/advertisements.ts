// The advertisements of an event in one language, as a class of callers may see them: read from the rows that are sent to them.
import type { AdvertisementEntry } from '../../src/contract/exhibition.ts';
import { schemaCheck } from '../../src/compile/schema-check.ts';
import { type Advertisement, advertisement } from '../../src/model/documents/advertisement.ts';
import { documentsOfRows } from '../../src/model/documents-of-rows.ts';
import { checkDocument } from '../../src/model/event.ts';
import type { PublishedEvent } from './event.ts';
import { richText } from './rich-text.ts';

/** In the order they were published. A key that does not fit has its default; one without an id or a page is left out. */
export function advertisementsOf(event: PublishedEvent, language: string): AdvertisementEntry[] {
  const rows = event.rows.filter(({ resourcename }) => resourcename.startsWith('advertisements/'));
  const check = schemaCheck(advertisement);
  return [...documentsOfRows(rows, [])].flatMap(([name, raw]) => {
    const ad = checkDocument(raw, name, check, []) as Partial<Advertisement>;
    return isWhole(ad) ? [entryOf(ad, event, language)] : [];
  });
}

const isWhole = (ad: Partial<Advertisement>): ad is Advertisement => ad.id !== undefined && ad.vmxPage !== undefined;

function entryOf(ad: Advertisement, { text, address }: PublishedEvent, language: string): AdvertisementEntry {
  return {
    id: ad.id,
    displayFromDate: ad.displayFromDate,
    displayToDate: ad.displayToDate,
    vmxPage: ad.vmxPage,
    CompanyAccountIdsShowOnProfile: ad.CompanyAccountIdsShowOnProfile,
    CompanyAccountIds: ad.CompanyAccountIds,
    channelId: ad.channelId,
    showInSeconds: ad.showInSeconds,
    videoFilePath: address(ad.videoFilePath),
    pictureFilePath: address(ad.pictureFilePath),
    headlineTop: text(ad.headlineTop, language),
    headlineBottom: text(ad.headlineBottom, language),
    text: richText(text(ad.text, language)),
    optionalLink: ad.optionalLink,
    optionalLinkTarget: ad.optionalLinkTarget,
    optionalLinkButtonText: text(ad.optionalLinkButtonText, language),
    backgroundColor: ad.backgroundColor,
  };
}
