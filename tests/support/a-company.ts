// A company as lists have it, for tests of components in several domains.
import type { CompanyLine } from '#contract/companies';

/** A company of lists, public, with nothing but what is given. */
export const aCompany = (given: Partial<CompanyLine> & Pick<CompanyLine, 'CompanyAccountId'>): CompanyLine => ({
  Name: '',
  Short: '',
  Tags: [],
  SponsorType: '',
  SponsorTypeName: given.SponsorType ?? '',
  Sort: 0,
  ExhibitorBooths: [],
  LogoPath: '',
  isPublic: true,
  PublicationState: 0,
  Enable2DBooth: false,
  DeepLink: '',
  HasProducts: false,
  HasSymposia: false,
  HasMeetings: false,
  ...given,
});
