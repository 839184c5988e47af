// The stages of an exhibition in one language, their hot spots with the names and ways of the companies they lead to.
import type { CompanyLine } from '../../src/contract/companies.ts';
import type { ExhibitionStage } from '../../src/contract/industry.ts';
import type { StageRow } from '../../src/model/documents/exhibition.ts';
import type { Reader } from './reader.ts';

/** A stage that names no page is shown here. */
const LANDING = 'IndustryLandingPage';

/** The stages in the order written; a hot spot that leads nowhere, or to a company there is not, is none. */
export function makeStages(
  rows: readonly StageRow[],
  companies: readonly CompanyLine[],
  destination: (written: string | undefined) => string,
  read: Reader,
): ExhibitionStage[] {
  const byId = new Map(companies.map((company) => [company.CompanyAccountId, company]));
  return rows.map((row): ExhibitionStage => {
    const HotSpots = (row.HotSpots ?? []).flatMap(({ Label, Left, Top, Width, Height, Link: written, CompanyAccountId = '' }) => {
      const company = byId.get(CompanyAccountId);
      const spot = {
        Label: read.text(Label) || (company?.Name ?? ''),
        Left,
        Top,
        Width,
        Height,
        Link: destination(written) || (company?.DeepLink ?? ''),
      };
      return spot.Label === '' || (CompanyAccountId === '' ? spot.Link === '' : !company) ? [] : [{ ...spot, CompanyAccountId }];
    });
    const own = new Set([...(row.CompanyIds ?? []), ...HotSpots.map(({ CompanyAccountId }) => CompanyAccountId)]);
    const tiers = new Set(row.SponsorTypes ?? []);
    const pages = (row.Pages ?? []).filter(Boolean);
    return {
      Id: row.Id,
      Title: read.text(row.Title),
      Lead: read.text(row.Lead),
      PicturePath: read.address(row.PicturePath),
      Alternative: read.text(row.Alternative),
      Width: row.Width,
      Height: row.Height,
      HotSpots,
      CompanyIds: companies
        .filter(({ CompanyAccountId, SponsorType }) => own.has(CompanyAccountId) || (SponsorType !== '' && tiers.has(SponsorType)))
        .map(({ CompanyAccountId }) => CompanyAccountId),
      Pages: pages.length > 0 ? pages : [LANDING],
    };
  });
}
