// Handlers of src/contract/companies.ts: companies, their profiles, products, media and halls.
import { symposiumLine } from '../../src/contract/companies.ts';
import type * as contract from '../../src/contract/companies.ts';
import { notFound } from '../http/errors.ts';
import { type HandlersOf, published } from './handlers.ts';

const noCompany = () => notFound('This event has no company with this id.', 'id');

export const companies: HandlersOf<typeof contract> = {
  companyAccounts: published((event, { language }) => [...event.exhibition.inLanguage(language).companies]),
  companyAccountsV2: published((event, { language }) =>
    event.exhibition.inLanguage(language).companies.map(({ Name, ...company }) => ({
      ...company,
      CompanyAccountName: Name,
      BoothNumbers: [...new Set(company.ExhibitorBooths.map(({ BoothNumber }) => BoothNumber))],
    })),
  ),
  publicCompanyAccounts: published((event, { language }) =>
    event.exhibition.inLanguage(language).companies.filter(({ isPublic }) => isPublic),
  ),
  companyAccount: published((event, { language, id }) => {
    const found = event.exhibition.inLanguage(language).detail(id);
    if (!found) throw noCompany();
    return found;
  }),
  exhibitorLounge: published((event, { language, id }) => {
    const found = event.exhibition.inLanguage(language).lounge(id);
    if (!found) throw noCompany();
    return found;
  }),
  companyAccountBooth: published((event, { language, id }) => {
    const found = event.exhibition.inLanguage(language).booth(id);
    if (!found) throw noCompany();
    return found;
  }),
  exhibitorProducts: published((event, { language, id }) => [...event.exhibition.inLanguage(language).productsOf(id)]),
  exhibitorProductsForEvent: published((event, { language, productid }) => {
    const view = event.exhibition.inLanguage(language);
    if (productid === undefined) return [...view.products];
    const found = view.product(productid);
    if (!found) throw notFound('This event has no product with this id.', 'productid');
    return [found];
  }),
  exhibitorSymposia: published((event, { language, id, onlypublic }) =>
    event.programme
      .inLanguage(language)
      .sessions.filter(({ CompanyAccountId, HideOnScheduler }) => CompanyAccountId === id && !(onlypublic === 'true' && HideOnScheduler))
      .map((session) => symposiumLine.parse(session)),
  ),
  exhibitorWebcasts: published((event, { language, id }) => [...event.exhibition.inLanguage(language).mediaOf(id, 'webcast')]),
  exhibitorPresentations: published((event, { language, id }) => [...event.exhibition.inLanguage(language).mediaOf(id, 'presentation')]),
  exhibitionHalls: published((event, { language }) => [...event.exhibition.inLanguage(language).halls]),
};
