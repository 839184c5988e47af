// An exhibitor, as a schema.org Organization.
import type { CompanyDetail } from '../../../src/contract/companies.ts';
import { plainText } from '../../calendar/plain-text.ts';
import { linked, type NodeContext, without } from './nodes.ts';

export function companyNode({ pageOf, fileAt }: NodeContext, company: CompanyDetail): object {
  const { Street, ZipCode, City, Country, Email, Phone } = company.Contact;
  const address = without({ streetAddress: Street, postalCode: ZipCode, addressLocality: City, addressCountry: Country });
  return without({
    '@type': 'Organization',
    '@id': pageOf('ProfilePage', { companyAccountId: company.CompanyAccountId }),
    name: company.Name,
    description: plainText(company.Description),
    url: linked(company.Website),
    logo: fileAt(company.LogoPath),
    address: Object.keys(address).length > 0 ? { '@type': 'PostalAddress', ...address } : undefined,
    email: Email,
    telephone: Phone,
    sameAs: company.Links.flatMap(({ Url }) => linked(Url) ?? []),
  });
}
