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

/** A hall with one booth, as the server answers. */
export const aHall = {
  Id: 'h',
  Name: 'Hall 2',
  PlanPath: '',
  DarkColors: false,
  Width: 100,
  Height: 50,
  Sort: 1,
  Booths: [{ BoothNumber: '2.9', Points: '0,0 10,10' }],
};
