// Companies for tests.
import { aCompany } from '../../../tests/support/a-company.ts';

/** A download of the company 4711 with what is given. */
export const aMedium = <T extends object>(given: T) => ({
  Id: 'm-1',
  CompanyAccountId: '4711',
  Kind: 'download' as const,
  Title: 'Brochure',
  Description: '',
  ImagePath: '',
  Url: '',
  Captions: [],
  Language: '',
  Speakers: [],
  ProductId: '',
  Sort: 0,
  ...given,
});

/** The company 4711 as its profile has it, with nothing but what is given. */
export const aProfile = <T extends object>(given: T) => ({
  ...aCompany({
    CompanyAccountId: '4711',
    Name: 'Sample Devices',
    Short: 'Ultrasound for small practices',
    Tags: ['Imaging'],
    SponsorType: 'Gold Partner',
    Sort: 1,
  }),
  Description: '',
  PicturePath: '',
  CustomLogoLink: '',
  CustomPdfLink: '',
  CustomButtonTextLabel: '',
  Website: '',
  Contact: { Street: '', ZipCode: '', City: '', Country: '', Email: '', Phone: '' },
  Links: [],
  Team: [],
  TakesProposals: true,
  HasLounge: false,
  HasBooth: false,
  HasWebcasts: false,
  HasPresentations: false,
  BoothGuruUrl: '',
  ChatKind: 'none',
  Distributions: [],
  ...given,
});
