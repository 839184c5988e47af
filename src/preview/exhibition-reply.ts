// Answers about the exhibition as the server would send them to the selected person (decision 0042).
import type { EventAccess } from '../access/event-access.ts';
import { type ClosablePart, type ExhibitionAccess, profilePages, subPages } from '../access/exhibition-access.ts';
import { filterCompanies, filterCompany, mediaSent } from '../access/filter-company.ts';
import { companiesOnStages, filterStages } from '../access/filter-stage.ts';
import type { PageAccess } from '../access/page-access.ts';
import { ApiError } from '../api/api-error.ts';
import type { CompanyDetail, CompanyLine, CompanyMedia, Product, ProductDetail } from '../contract/companies.ts';
import type { ExhibitionStage } from '../contract/industry.ts';
import type { MeetingSlot } from '../contract/meetings.ts';
import type { EventModel } from '../model/event.ts';
import { notPublicIn, PUBLICATION, unpublishedIn } from '../model/publication.ts';
import type { Context } from '../rules/context.ts';
import { idText } from '../rules/ticket.ts';
import { allows, type Permission } from '../rules/verdict.ts';

/** What of the exhibition is open to a person; `report` is called with every permission that was asked for. */
export function exhibitionAccessOf(
  { model, event, pages, who }: { model: EventModel; event: EventAccess; pages: PageAccess; who: Context['who'] },
  report: (permission: Permission) => void,
): ExhibitionAccess {
  const document = model.raw.get(PUBLICATION)?.value;
  const hidden = notPublicIn(document);
  const unpublished = unpublishedIn(document);
  const own = new Set(who.user ? who.tickets.map(({ CompanyAccountId }) => idText(CompanyAccountId)) : []);
  const page = profilePages(event, pages);
  const subPage = subPages(event, pages);
  const listed = (company: string): boolean => who.user !== null || !hidden.has(company);
  const allowed = (permission: Permission): boolean => {
    report(permission);
    return allows(permission);
  };
  const profile = (company: string): boolean =>
    allowed(page(company)) && listed(company) && (!unpublished.has(company) || own.has(company));
  return {
    listed,
    page: (key) => allowed(pages(key)),
    profile,
    part: (company, part) => profile(company) && allowed(subPage(company, part)),
  };
}

/** The company of a request. */
type Asked = Readonly<Record<string, string | number | undefined>>;
type ExhibitionFilter = (reply: never, access: ExhibitionAccess, asked: Asked) => unknown;

/** What the server answers for what somebody does not get. */
const notFound = (path: string): never => {
  throw new ApiError('status', path, 404, 'not sent to the selected person', { code: 'not-found' });
};

const companies: ExhibitionFilter = (reply: readonly CompanyLine[], access) => filterCompanies(reply, access);
const ofOpen = <P extends Product | ProductDetail>(reply: readonly P[], { profile }: ExhibitionAccess): P[] =>
  reply.filter(({ CompanyAccountId }) => profile(CompanyAccountId));
const onlyOpen =
  (path: string, of: ClosablePart): ExhibitionFilter =>
  (reply: object, { part }, { id = '' }) =>
    part(String(id), of) ? reply : notFound(path);
const ofPart =
  (of: ClosablePart): ExhibitionFilter =>
  (reply: readonly CompanyMedia[], { part }) =>
    reply.filter(({ CompanyAccountId }) => part(CompanyAccountId, of));

/** What the organiser has booked themselves is not the person's. */
const meetings: ExhibitionFilter = (reply: readonly MeetingSlot[], { profile }) =>
  reply
    .filter(({ CompanyAccountId }) => profile(CompanyAccountId))
    .map((slot) => ({ ...slot, Url: '', Clashes: [], State: slot.State === 'own' || slot.State === 'staff' ? 'free' : slot.State }));

/** By path in small letters. Throws ApiError 404 where the server answers that. */
export const exhibitionReplies: Readonly<Record<string, ExhibitionFilter>> = {
  '/api/exhibition/companyaccounts': companies,
  '/api/exhibition/companyaccountsv2': companies,
  '/api/public/companyaccounts': companies,
  '/api/exhibition/companyaccount/:eventid/:language/:id': (reply: CompanyDetail, access) =>
    filterCompany(reply, access) ?? notFound('CompanyAccount'),
  '/api/exhibition/exhibitorlounge/:eventid/:language': onlyOpen('ExhibitorLounge', 'lounge'),
  '/api/exhibition/companyaccountvmxbooth/:eventid/:language': onlyOpen('CompanyAccountVMXBooth', 'booth'),
  '/api/exhibition/exhibitiorproducts/:eventid/:language/:id': ofOpen,
  '/api/exhibition/exhibitiorproductsforevent/:eventid/:language': (reply: readonly (Product | ProductDetail)[], access, { productid }) => {
    const sent = ofOpen(reply, access);
    if (productid !== undefined && sent.length === 0) return notFound('ExhibitiorProductsForEvent');
    return sent.map((one) => ('Media' in one ? { ...one, Media: mediaSent(one.Media, access) } : one));
  },
  '/api/exhibition/getdistributionfile': (reply: { CompanyAccountId: string }, { part }) =>
    part(reply.CompanyAccountId, 'downloads') ? reply : notFound('GetDistributionFile'),
  '/api/exhibition/exhibitiormeetings/:eventid/:language/:id': meetings,
  '/api/exhibition/exhibitiormeetingsforevent/:eventid/:language': meetings,
  '/api/exhibition/exhibitiorwebcasts': ofPart('webcasts'),
  '/api/exhibition/exhibitiorpresentations': ofPart('presentations'),
};

type Of = { CompanyAccountId: string };

/** The companies in whose team somebody is: part of the profile of each. */
export const membershipsSent = <M extends Of>(belonging: readonly M[], { part }: ExhibitionAccess): M[] =>
  belonging.filter(({ CompanyAccountId }) => part(CompanyAccountId, 'team'));

/** What of the exhibition a session names. */
export function linksSent<C extends Of, P extends Of>(
  { Sessions: [session], Companies, Products }: { Sessions: readonly Of[]; Companies: readonly C[]; Products: readonly P[] },
  { listed, profile }: ExhibitionAccess,
): { Companies: C[]; Products: P[] } {
  const products = Products.filter(({ CompanyAccountId }) => profile(CompanyAccountId));
  const named = new Set([session?.CompanyAccountId, ...products.map(({ CompanyAccountId }) => CompanyAccountId)]);
  return { Companies: Companies.filter(({ CompanyAccountId: id }) => listed(id) && named.has(id)), Products: products };
}

/** Stages and companies; with a single stage asked for, its companies alone. */
export function stagesSent(
  reply: { Stages: readonly ExhibitionStage[]; Companies: readonly CompanyLine[] },
  access: ExhibitionAccess,
  isOne: boolean,
): { Stages: ExhibitionStage[]; Companies: CompanyLine[] } {
  const Stages = filterStages(reply.Stages, access);
  const Companies = filterCompanies(reply.Companies, access);
  return { Stages, Companies: isOne ? companiesOnStages(Companies, Stages) : Companies };
}
