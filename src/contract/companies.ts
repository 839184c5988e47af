// Company endpoints (B §7 Exhibitors): lists, profile, lounge, booth, products, media and halls of the companies that exhibit.
import * as z from 'zod';
import { chatKinds } from '../base/chat-limits.ts';
import { callerFields } from './caller-shapes.ts';
import { type Area, endpoint } from './endpoint.ts';
import { eventParameter } from './event-shapes.ts';
import {
  companyDetailFields,
  companyFields,
  companyMediaFields,
  exhibitorBooth,
  hallFields,
  productDetailFields,
  productFields,
} from './exhibition-shapes.ts';
import { presentation, session, sessionLine } from './programme.ts';
import { language, ofEvent, shared } from './programme-query.ts';

export const area: Area = { title: 'Companies', description: 'Companies that exhibit, their products, media and booths.' };

const text = z.string();
const html = z.string().meta({ description: 'Sanitised HTML; empty for none.' });
const id = z.string().min(1).max(120).meta({ description: 'Id of the company account.' });
const CompanyAccountId = z.string();

/** What the company has beyond its line, so that lists can be filtered by it. */
const has = {
  HasProducts: z.boolean().meta({ description: 'At least one product.' }),
  HasSymposia: z.boolean().meta({ description: 'At least one session.' }),
  HasMeetings: z.boolean().meta({ description: 'Whether it can be met at the meeting hub.' }),
};

/** A booth as visitors get it: the number is unique in its hall alone. */
const placedAt = exhibitorBooth.extend({
  HallName: text.meta({ description: 'Name of the hall; empty where the event has one hall alone, and where the hall has no plan.' }),
});
export type ExhibitorBooth = z.infer<typeof placedAt>;

/** A company in lists, first version of the interface. */
export const companyLine = z.object({ CompanyAccountId, ...companyFields(text), ExhibitorBooths: z.array(placedAt), ...has });
export type CompanyLine = z.infer<typeof companyLine>;

/** The same in the second version: the name under its other key, and the numbers of its booths as a plain list. */
const companyV2 = companyLine.omit({ Name: true }).extend({
  CompanyAccountName: text,
  BoothNumbers: z.array(text).meta({ description: 'The numbers of ExhibitorBooths, each once; the hall of each is there.' }),
});
export type CompanyV2 = z.infer<typeof companyV2>;

const detail = companyDetailFields(text, html);

/** A webcast, presentation or download of a company. */
const media = z.object(companyMediaFields(text, html));
export type CompanyMedia = z.infer<typeof media>;

/** A company on its profile: without what its sub-pages ask for. */
const companyDetail = companyLine.extend({
  Description: detail.Description,
  PicturePath: detail.PicturePath,
  CustomLogoLink: detail.CustomLogoLink,
  CustomPdfLink: detail.CustomPdfLink,
  CustomButtonTextLabel: detail.CustomButtonTextLabel,
  Website: detail.Website,
  Contact: detail.Contact,
  Links: detail.Links,
  Team: detail.Team,
  TakesProposals: z.boolean().meta({ description: 'Whether the caller may propose a time to it: the meeting hub is open to them.' }),
  HasLounge: z.boolean(),
  HasBooth: z.boolean(),
  HasWebcasts: z.boolean(),
  HasPresentations: z.boolean(),
  BoothGuruUrl: detail.BoothGuruUrl,
  ChatKind: z
    .enum(chatKinds)
    .meta({ description: 'How visitors talk with the company: on this site, by a widget of another host, or not.' }),
  Distributions: z.array(media).meta({ description: 'Files to take away, in its order.' }),
});
export type CompanyDetail = z.infer<typeof companyDetail>;

/** A product in lists. */
export const product = z.object({ ...productFields(text), CompanyName: text });
export type Product = z.infer<typeof product>;

const { SessionIds: _, ...ofProduct } = productDetailFields(text, html);
const productDetail = product.extend({
  ...ofProduct,
  Sessions: z
    .array(sessionLine.pick({ Id: true, Name: true, StartDateTime: true, Groups: true }))
    .meta({ description: 'Sessions in which it is shown.' }),
  Media: z
    .array(media)
    .meta({ description: 'What its company shows and hands out about it, without that of sub-pages closed to the caller.' }),
});
export type ProductDetail = z.infer<typeof productDetail>;

export const hall = z.object(hallFields(text));
export type ExhibitionHall = z.infer<typeof hall>;

const ofPath = z.object({ eventid: eventParameter, language: z.string().meta({ description: 'Language xx-XX.' }), ...callerFields });
const ofCompany = { query: { language: 'en-GB', id: '701' } };

export const companyAccounts = endpoint({
  ...shared,
  shownOn: [],
  path: '/api/exhibition/CompanyAccounts',
  title: 'Companies',
  description: 'All companies by name. Those that are not public are sent to signed-in callers.',
  query: ofEvent,
  reply: z.array(companyLine),
});

export const companyAccountsV2 = endpoint({
  ...shared,
  shownOn: ['IndustryLandingPage', 'IndustryLandingListPage', 'PagIndustrySearchPage', 'BoothPage'],
  path: '/api/exhibition/CompanyAccountsV2',
  title: 'Companies, second version',
  description: 'The same companies in the second version of the interface (useCompanyAccountsV2).',
  query: ofEvent,
  reply: z.array(companyV2),
});

export const publicCompanyAccounts = endpoint({
  ...shared,
  event: ['shortname'],
  path: '/api/Public/CompanyAccounts',
  title: 'Public companies',
  description: 'The public companies by name, for walls of partners.',
  query: z.object({ shortname: eventParameter, language, ...callerFields }),
  reply: z.array(companyLine),
});

export const companyAccount = endpoint({
  ...shared,
  shownOn: [],
  path: '/api/exhibition/CompanyAccount/:eventid/:language/:id',
  title: 'One company',
  description:
    'The profile of a company. Of one that is not published yet, or whose profile is closed to the caller, only what lists show; 404 for one the caller gets no row of.',
  query: ofPath.extend({ id }),
  example: ofCompany,
  reply: companyDetail,
});

export const exhibitorLounge = endpoint({
  ...shared,
  shownOn: ['ProfilePage'],
  path: '/api/exhibition/ExhibitorLounge/:eventid/:language',
  title: 'Lounge of a company',
  description:
    'What the company shows in its lounge; 404 where its profile is closed to the caller. Answers in any language, not de-DE alone.',
  query: ofPath.extend({ id }),
  example: ofCompany,
  reply: detail.Lounge,
});

export const companyAccountBooth = endpoint({
  ...shared,
  shownOn: ['ProfilePage'],
  path: '/api/exhibition/CompanyAccountVMXBooth/:eventid/:language',
  title: '2D booth of a company',
  description: 'The picture of the booth and its hot spots; 404 where its profile is closed to the caller.',
  query: ofPath.extend({ id }),
  example: ofCompany,
  reply: detail.Booth,
});

export const exhibitorProducts = endpoint({
  ...shared,
  shownOn: [],
  path: '/api/exhibition/ExhibitiorProducts/:eventid/:language/:id',
  title: 'Products of a company',
  description: 'Its products in its order; none where its profile is closed to the caller.',
  query: ofPath.extend({ id }),
  example: ofCompany,
  reply: z.array(product),
});

export const exhibitorProductsForEvent = endpoint({
  ...shared,
  shownOn: [],
  path: '/api/exhibition/ExhibitiorProductsForEvent/:eventid/:language',
  title: 'Products of an event',
  description:
    'All products by name, without those of companies whose profile is closed to the caller. With productid one of them, in full.',
  query: ofPath.extend({ productid: z.string().max(200).optional() }),
  example: { query: { language: 'en-GB', productid: 'lattice' } },
  reply: z.array(z.union([productDetail, product])),
});

/** What lists of symposia say beyond the line of a session (B §3 Session/symposium). */
export const symposiumLine = sessionLine.extend({
  ImageThumbPath: session.shape.ImageThumbPath,
  Chairs: session.shape.Chairs,
  Presentations: z
    .array(presentation.pick({ Id: true, Title: true, SpeakerFirstname: true, SpeakerSurname: true }))
    .meta({ description: 'Its presentations in order of start, each with its first speaker.' }),
});
export type SymposiumLine = z.infer<typeof symposiumLine>;

export const exhibitorSymposia = endpoint({
  ...shared,
  shownOn: [],
  path: '/api/exhibition/ExhibitiorSymposia/:eventid/:language/:id',
  title: 'Symposia of a company',
  description: 'The sessions that name the company, in order of start. With onlypublic those alone that the scheduler shows.',
  query: ofPath.extend({ id, onlypublic: z.enum(['true', 'false']).default('false') }),
  example: { query: { ...ofCompany.query, onlypublic: 'true' } },
  reply: z.array(symposiumLine),
});

const mediaOf = {
  ...shared,
  shownOn: ['ProfilePage'],
  query: ofEvent.extend({ id }),
  example: { query: { id: '701' } },
  reply: z.array(media),
};

export const exhibitorWebcasts = endpoint({
  ...mediaOf,
  path: '/api/exhibition/ExhibitiorWebcasts',
  title: 'Webcasts of a company',
  description: 'Its webcasts in its order; none where its profile is closed to the caller.',
});

export const exhibitorPresentations = endpoint({
  ...mediaOf,
  path: '/api/exhibition/ExhibitiorPresentations',
  title: 'Presentations of a company',
  description: 'Its presentations in its order; none where its profile is closed to the caller.',
});

export const exhibitionHalls = endpoint({
  ...shared,
  shownOn: [],
  spec: 'beyond B §7',
  path: '/api/exhibition/Halls',
  title: 'Halls',
  description: 'The halls of the exhibition with the plan of their booths, in the order of the organiser.',
  query: ofEvent,
  reply: z.array(hall),
});
