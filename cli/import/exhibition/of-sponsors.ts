// Sponsors of a conference site as companies.
import type { SponsorRecord } from '../content/sponsors.ts';
import type { Report } from '../report.ts';
import { collectCompanies } from './collect-companies.ts';
import { type ImportedExhibition, exhibitionOf } from './exhibition-of.ts';

/** The exhibition of some sponsors, in the order of the source; a sponsor in two tiers is one company. `file` is named where no row is. */
export const exhibitionOfSponsors =
  (sponsors: readonly SponsorRecord[], report: Report, file: string) =>
  (languages: readonly string[]): ImportedExhibition => {
    const companies = collectCompanies(report);
    for (const { sponsor, record } of sponsors)
      companies.add({
        id: sponsor.id,
        name: sponsor.name,
        short: '',
        text: sponsor.text,
        tags: [],
        tier: sponsor.tier,
        sort: undefined,
        booths: [],
        logo: sponsor.logo || sponsor.logoFile,
        picture: '',
        website: sponsor.link,
        contact: {},
        person: '',
        links: sponsor.links,
        media: sponsor.media,
        products: [],
        place: record.place,
        raw: record.raw,
      });
    return exhibitionOf(companies, { products: [], pictures: [] }, languages, report, file);
  };
