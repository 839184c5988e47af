// The company that tests of its profile show.
import { aProfile } from '../company/company.fixture.ts';

/** Address of its answer. */
export const profilePath = '/api/exhibition/CompanyAccount/society/congress2027/en-GB/4711';

export const profileOfTests = aProfile({
  ExhibitorBooths: [{ HallId: 'h', BoothNumber: '2.10', HallName: '' }],
  Enable2DBooth: true,
  HasProducts: true,
  Description: '<p>Founded in 1998.</p>',
  CustomPdfLink: 'https://www.example.org/a.pdf',
  CustomButtonTextLabel: 'Our programme',
  Contact: { Street: '', ZipCode: '', City: 'Nordhafen', Country: '', Email: 'a@example.org', Phone: '' },
  Team: [{ Id: 'a-1', Firstname: 'Marit', Surname: 'Solheim', DisplayName: 'Marit Solheim', Function: 'Sales', ImagePath: '' }],
  HasBooth: true,
});
