// What the exhibition of an event is in one language, and what it takes from the programme.
import type { CompanyLine, CompanyDetail, CompanyMedia, ExhibitionHall, Product, ProductDetail } from '../../src/contract/companies.ts';
import type { Membership } from '../../src/contract/exhibition-shapes.ts';
import type { companyAccountBooth, exhibitorLounge } from '../../src/contract/companies.ts';
import type { ExhibitionStage } from '../../src/contract/industry.ts';
import type { getChatModel } from '../../src/contract/chat.ts';
import type { ReplyOf } from '../../src/contract/endpoint.ts';
import type { OfferedMeeting } from './meetings-in-language.ts';

export type Lounge = ReplyOf<typeof exhibitorLounge>;
/** The chat of a company; `Email`, where its letters go, is not sent. */
export type ChatSetup = Pick<ReplyOf<typeof getChatModel>, 'Kind' | 'Title' | 'Greeting' | 'Url' | 'Hours'> & { Email: string };
export type Booth = ReplyOf<typeof companyAccountBooth>;

/** The exhibition in one language. */
export type ExhibitionView = {
  /** By name. */
  companies: readonly CompanyLine[];
  /** A company in lists. */
  company: (id: string) => CompanyLine | undefined;
  /** The companies in whose team somebody is, by name. */
  membershipsOf: (person: string) => readonly Membership[];
  /** Profile of a company. */
  detail: (id: string) => CompanyDetail | undefined;
  /** The lounge; undefined for none. */
  lounge: (id: string) => Lounge | undefined;
  /** The 2D booth; undefined for none. */
  booth: (id: string) => Booth | undefined;
  /** How visitors talk with the company. */
  chat: (id: string) => ChatSetup | undefined;
  /** By name. */
  products: readonly Product[];
  /** Products of a company, in its order. */
  productsOf: (id: string) => readonly Product[];
  product: (id: string) => ProductDetail | undefined;
  /** Products that are shown in a session, by name. */
  productsIn: (session: string) => readonly Product[];
  /** Media of a kind of a company, in its order. */
  mediaOf: (id: string, kind: CompanyMedia['Kind']) => readonly CompanyMedia[];
  /** Slots for meetings by id, in the order of their start. */
  meetings: ReadonlyMap<string, OfferedMeeting>;
  /** In the organiser's order. */
  halls: readonly ExhibitionHall[];
  /** As the organiser wrote them. */
  stages: readonly ExhibitionStage[];
};

/** Ids of what the programme says of companies and people, for the links between both. */
export type ProgrammeFacts = {
  /** Companies that hold a session. */
  withSymposia: ReadonlySet<string>;
  /** Sessions by id, for products that are shown in them. */
  sessions: ReadonlyMap<string, ProductDetail['Sessions'][number]>;
  /** People by id, for names and portraits of teams. */
  people: ReadonlyMap<string, { Firstname: string; Surname: string; DisplayName: string; ImagePath: string }>;
};
