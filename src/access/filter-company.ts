// Companies as a person gets them: what lists say is no more than what is sent of a company, and a closed profile is what lists show.
import type { CompanyDetail, CompanyMedia } from '../contract/companies.ts';
import { type ClosablePart, type ExhibitionAccess, learnsOfMeetings } from './exhibition-access.ts';

type Line = { CompanyAccountId: string; HasProducts: boolean; HasMeetings: boolean };

/** The rows they get. */
export function filterCompanies<C extends Line>(companies: readonly C[], access: ExhibitionAccess): C[] {
  const meets = learnsOfMeetings(access);
  return companies
    .filter(({ CompanyAccountId }) => access.listed(CompanyAccountId))
    .map((company) => {
      if (!company.HasProducts && !company.HasMeetings) return company;
      const isOpen = access.profile(company.CompanyAccountId);
      return isOpen && (meets || !company.HasMeetings)
        ? company
        : { ...company, HasProducts: company.HasProducts && isOpen, HasMeetings: company.HasMeetings && isOpen && meets };
    });
}

/** A profile; undefined for a company they get no row of. */
export function filterCompany(detail: CompanyDetail, access: ExhibitionAccess): CompanyDetail | undefined {
  if (!access.listed(detail.CompanyAccountId)) return undefined;
  if (!access.profile(detail.CompanyAccountId)) return withoutProfile(detail);
  const has = (part: ClosablePart): boolean => access.part(detail.CompanyAccountId, part);
  return {
    ...detail,
    HasLounge: detail.HasLounge && has('lounge'),
    HasBooth: detail.HasBooth && has('booth'),
    HasWebcasts: detail.HasWebcasts && has('webcasts'),
    HasPresentations: detail.HasPresentations && has('presentations'),
    HasMeetings: detail.HasMeetings && learnsOfMeetings(access),
    TakesProposals: detail.TakesProposals && learnsOfMeetings(access),
    Team: has('team') ? detail.Team : [],
    Distributions: has('downloads') ? detail.Distributions : [],
  };
}

/** What is on sub-pages of a profile that are open to them. */
export const mediaSent = (media: readonly CompanyMedia[], { part }: Pick<ExhibitionAccess, 'part'>): CompanyMedia[] =>
  media.filter(({ CompanyAccountId, Kind }) => part(CompanyAccountId, `${Kind}s`));

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
  TakesProposals: false,
  BoothGuruUrl: '',
  ChatKind: 'none',
  Distributions: [],
});
