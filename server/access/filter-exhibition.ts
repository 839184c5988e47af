// The exhibition as one class of callers may get it: companies they may know of, and profiles, products and media of those whose profile is open.
import type { ExhibitionAccess } from '../../src/access/exhibition-access.ts';
import { filterCompanies, filterCompany, mediaSent } from '../../src/access/filter-company.ts';
import { filterStages } from '../../src/access/filter-stage.ts';
import type { Exhibition } from '../published/exhibition.ts';
import type { ExhibitionView } from '../published/exhibition-view.ts';
import type { Access } from './access.ts';

/** The exhibition; each language is prepared once, on first request. */
export function filterExhibition(exhibition: Exhibition, access: Access): Exhibition {
  const views = new Map<string, ExhibitionView>();
  return {
    rows: exhibition.rows,
    inLanguage(language) {
      let view = views.get(language);
      if (!view) views.set(language, (view = seenView(exhibition.inLanguage(language), access)));
      return view;
    },
  };
}

const none = (): undefined => undefined;

/** An empty exhibition: the answer of an endpoint that no page open to the caller shows. */
export const noExhibition: Exhibition = {
  rows: { companies: [], products: [], halls: [], media: [], meetings: [], stages: [] },
  inLanguage: () => ({
    companies: [],
    company: none,
    membershipsOf: () => [],
    detail: none,
    lounge: none,
    booth: none,
    chat: none,
    products: [],
    productsOf: () => [],
    product: none,
    productsIn: () => [],
    mediaOf: () => [],
    meetings: new Map(),
    halls: [],
    stages: [],
  }),
};

function seenView(view: ExhibitionView, { signedIn, profile: isProfileOpen, part: isPartOpen, page }: Access): ExhibitionView {
  const known = new Set(view.companies.filter(({ isPublic }) => isPublic || signedIn).map(({ CompanyAccountId }) => CompanyAccountId));
  const listed = (id: string): boolean => known.has(id);
  const profile = (id: string): boolean => listed(id) && isProfileOpen(id);
  const part: ExhibitionAccess['part'] = (id, one) => profile(id) && isPartOpen(id, one);
  const access: ExhibitionAccess = { listed, profile, part, page };
  const companies = filterCompanies(view.companies, access);
  const lines = new Map(companies.map((company) => [company.CompanyAccountId, company]));
  return {
    ...view,
    companies,
    company: (id) => lines.get(id),
    // Who belongs to a company is part of its profile.
    membershipsOf: (person) => view.membershipsOf(person).filter(({ CompanyAccountId }) => part(CompanyAccountId, 'team')),
    detail(id) {
      const detail = view.detail(id);
      return detail && filterCompany(detail, access);
    },
    lounge: (id) => (part(id, 'lounge') ? view.lounge(id) : undefined),
    booth: (id) => (part(id, 'booth') ? view.booth(id) : undefined),
    chat: (id) => (profile(id) ? view.chat(id) : undefined),
    products: view.products.filter(({ CompanyAccountId }) => profile(CompanyAccountId)),
    productsOf: (id) => (profile(id) ? view.productsOf(id) : []),
    product(id) {
      const product = view.product(id);
      return product && profile(product.CompanyAccountId) ? { ...product, Media: mediaSent(product.Media, access) } : undefined;
    },
    productsIn: (session) => view.productsIn(session).filter(({ CompanyAccountId }) => profile(CompanyAccountId)),
    mediaOf: (id, kind) => (part(id, `${kind}s`) ? view.mediaOf(id, kind) : []),
    meetings: new Map([...view.meetings].filter(([, { company }]) => profile(company))),
    stages: filterStages(view.stages, access),
  };
}
