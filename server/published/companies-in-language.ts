// The companies of an exhibition in one language: lines for lists, and profiles with texts as safe HTML.
import type { CompanyLine, CompanyDetail, CompanyMedia } from '../../src/contract/companies.ts';
import type { CompanyRef, Membership } from '../../src/contract/exhibition-shapes.ts';
import type { CompanyRow } from '../../src/model/documents/exhibition.ts';
import type { Booth, ChatSetup, ExhibitionView, Lounge, ProgrammeFacts } from './exhibition-view.ts';
import { captionFilesOf, linksOf, type Reader } from './reader.ts';

type Around = ProgrammeFacts & {
  hasProducts: (id: string) => boolean;
  hasMeetings: (id: string) => boolean;
  /** Name of a hall among several; empty for the only one, and for one without a plan. */
  hallName: (id: string) => string;
  mediaOf: (id: string, kind: CompanyMedia['Kind']) => readonly CompanyMedia[];
};

/** A company as sessions and people name it. */
export const refOf = ({ CompanyAccountId, Name, LogoPath, SponsorType, SponsorTypeName }: CompanyLine): CompanyRef => ({
  CompanyAccountId,
  Name,
  LogoPath,
  SponsorType,
  SponsorTypeName,
});

/** The companies by name. */
export function makeCompanies(
  rows: readonly CompanyRow[],
  around: Around,
  read: Reader,
): Pick<ExhibitionView, 'companies' | 'company' | 'membershipsOf' | 'detail' | 'lounge' | 'booth' | 'chat'> {
  const byId = new Map(rows.map((row) => [row.Id, row]));
  const companies = rows.map((row) => lineOf(row, around, read)).sort((a, b) => read.compare(a.Name, b.Name));
  const lines = new Map(companies.map((company) => [company.CompanyAccountId, company]));
  const of = <T>(id: string, make: (row: CompanyRow) => T): T | undefined => {
    const row = byId.get(id);
    return row && make(row);
  };
  const byPerson = new Map<string, Membership[]>();
  for (const company of companies)
    for (const { Id, Function } of byId.get(company.CompanyAccountId)?.Team ?? []) {
      const known = byPerson.get(Id ?? '') ?? [];
      if (!Id || known.some((one) => one.CompanyAccountId === company.CompanyAccountId)) continue;
      byPerson.set(Id, [...known, { ...refOf(company), Function: read.text(Function) }]);
    }
  return {
    companies,
    company: (id) => lines.get(id),
    membershipsOf: (person) => byPerson.get(person) ?? [],
    detail: (id) => of(id, (row) => detailOf(row, lines.get(id)!, around, read)),
    lounge: (id) => of(id, (row) => loungeOf(row, read)),
    booth: (id) => of(id, (row) => boothOf(row, read)),
    chat: (id) => of(id, (row) => chatOf(row, read)),
  };
}

function lineOf(row: CompanyRow, { hasProducts, hasMeetings, hallName, withSymposia }: Around, read: Reader): CompanyLine {
  return {
    CompanyAccountId: row.Id,
    Name: read.text(row.Name),
    Short: read.text(row.Short),
    Tags: (row.Tags ?? []).map(read.text).filter(Boolean),
    SponsorType: row.SponsorType ?? '',
    SponsorTypeName: read.text(row.SponsorTypeName) || (row.SponsorType ?? ''),
    Sort: row.Sort ?? 0,
    ExhibitorBooths: (row.ExhibitorBooths ?? []).map((booth) => ({ ...booth, HallName: hallName(booth.HallId) })),
    LogoPath: read.address(row.LogoPath),
    isPublic: row.isPublic ?? true,
    PublicationState: row.PublicationState ?? 0,
    Enable2DBooth: row.Enable2DBooth ?? false,
    DeepLink: destinationIn(row.DeepLink, read),
    HasProducts: hasProducts(row.Id),
    HasSymposia: withSymposia.has(row.Id),
    HasMeetings: hasMeetings(row.Id),
  };
}

/** An address, or a page of the event, which the app resolves. */
export const destinationIn = (written = '', read: Reader): string => (/^page:[A-Za-z]/.test(written) ? written : read.address(written));

const noContact = { Street: '', ZipCode: '', City: '', Country: '', Email: '', Phone: '' };

function detailOf(row: CompanyRow, line: CompanyLine, { people, mediaOf }: Around, read: Reader): CompanyDetail {
  const { Lounge: lounge = {} } = row;
  return {
    ...line,
    Description: read.html(row.Description),
    PicturePath: read.address(row.PicturePath),
    CustomLogoLink: destinationIn(row.CustomLogoLink, read),
    CustomPdfLink: destinationIn(row.CustomPdfLink, read),
    CustomButtonTextLabel: read.text(row.CustomButtonTextLabel),
    Website: read.address(row.Website),
    Contact: { ...noContact, ...row.Contact },
    Links: linksOf(row.Links, read),
    Team: (row.Team ?? []).map((member) => {
      const person = people.get(member.Id ?? '');
      return {
        Id: person ? (member.Id ?? '') : '',
        Firstname: member.Firstname || (person?.Firstname ?? ''),
        Surname: member.Surname || (person?.Surname ?? ''),
        DisplayName: member.DisplayName || person?.DisplayName || `${member.Firstname ?? ''} ${member.Surname ?? ''}`.trim(),
        Function: read.text(member.Function),
        ImagePath: read.address(member.ImagePath) || (person?.ImagePath ?? ''),
      };
    }),
    TakesProposals: true,
    HasLounge: Boolean(lounge.Title || lounge.Content || lounge.PicturePath || lounge.VideoUrl || lounge.Links?.length),
    HasBooth: Boolean(row.Booth?.PicturePath),
    HasWebcasts: mediaOf(row.Id, 'webcast').length > 0,
    HasPresentations: mediaOf(row.Id, 'presentation').length > 0,
    BoothGuruUrl: httpsOf(row.BoothGuruUrl),
    ChatKind: chatOf(row, read).Kind,
    Distributions: mediaOf(row.Id, 'download').filter(({ Url }) => Url !== ''),
  };
}

function loungeOf({ Lounge: lounge = {} }: CompanyRow, read: Reader): Lounge {
  return {
    Title: read.text(lounge.Title),
    Content: read.html(lounge.Content),
    PicturePath: read.address(lounge.PicturePath),
    VideoUrl: read.address(lounge.VideoUrl),
    Captions: captionFilesOf(lounge.Captions, read),
    Links: linksOf(lounge.Links, read),
  };
}

function boothOf({ Booth: booth = {} }: CompanyRow, read: Reader): Booth {
  return {
    PicturePath: read.address(booth.PicturePath),
    Alternative: read.text(booth.Alternative),
    HotSpots: (booth.HotSpots ?? []).flatMap((spot) => {
      const Link = destinationIn(spot.Link, read);
      return Link === '' ? [] : [{ ...spot, Label: read.text(spot.Label), Link }];
    }),
  };
}

/** A page of another host that is shown within this one; empty for what is no https address. */
const httpsOf = (written = ''): string => (written.startsWith('https://') && URL.canParse(written) ? written : '');

/** A widget without an https address is none. */
function chatOf({ Chat: chat = {} }: CompanyRow, read: Reader): ChatSetup {
  const Url = chat.Kind === 'widget' ? httpsOf(chat.Url) : '';
  const isWidget = Url !== '';
  return {
    Kind: chat.Kind === 'widget' && !isWidget ? 'none' : (chat.Kind ?? 'none'),
    Title: read.text(chat.Title),
    Greeting: read.text(chat.Greeting),
    Url,
    Hours: (chat.Hours ?? []).flatMap(({ StartTime, EndTime }) => {
      const { StartDateTime, EndDateTime } = read.times({ StartDateTime: StartTime, EndDateTime: EndTime });
      return StartDateTime !== null && EndDateTime !== null ? [{ StartTime: StartDateTime, EndTime: EndDateTime }] : [];
    }),
    Email: chat.Email ?? '',
  };
}
