// Companies as a person gets them: what lists say is no more than what is sent of a company, and a closed profile is what lists show.
import type { CompanyDetail } from '../contract/companies.ts';
import type { ExhibitionAccess } from './exhibition-access.ts';

type Line = { CompanyAccountId: string; HasProducts: boolean };

/** The rows they get. */
export const filterCompanies = <C extends Line>(companies: readonly C[], { listed, profile }: ExhibitionAccess): C[] =>
  companies
    .filter(({ CompanyAccountId }) => listed(CompanyAccountId))
    .map((company) => (company.HasProducts && !profile(company.CompanyAccountId) ? { ...company, HasProducts: false } : company));

/** A profile; undefined for a company they get no row of. */
export function filterCompany(detail: CompanyDetail, { listed, profile }: ExhibitionAccess): CompanyDetail | undefined {
  if (!listed(detail.CompanyAccountId)) return undefined;
  return profile(detail.CompanyAccountId) ? detail : withoutProfile(detail);
}

/** What everybody may know who gets the company in a list. */
const withoutProfile = (detail: CompanyDetail): CompanyDetail => ({
  ...detail,
  Description: '',
  PicturePath: '',
  CustomLogoLink: '',
  CustomPdfLink: '',
  CustomButtonTextLabel: '',
  Website: '',
  Contact: { Street: '', ZipCode: '', City: '', Country: '', Email: '', Phone: '' },
  Links: [],
  Team: [],
  HasProducts: false,
  HasLounge: false,
  HasBooth: false,
  HasWebcasts: false,
  HasPresentations: false,
  HasMeetings: false,
  ChatKind: 'none',
  Distributions: [],
});
