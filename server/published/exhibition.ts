// The exhibition of an event in each of its languages, made on first request: companies, products, media and halls as the wire carries them.
import type { CompanyMedia } from '../../src/contract/companies.ts';
import { destinationIn, makeCompanies } from './companies-in-language.ts';
import type { ExhibitionRows } from './exhibition-rows.ts';
import type { ExhibitionView, ProgrammeFacts } from './exhibition-view.ts';
import { makeMeetings } from './meetings-in-language.ts';
import { makeProducts } from './products-in-language.ts';
import { captionFilesOf, type Reader } from './reader.ts';
import { makeStages } from './stages-in-language.ts';

export type Exhibition = { rows: ExhibitionRows; inLanguage: (language: string) => ExhibitionView };

/** Creates the exhibition; each language is prepared once, on first request. */
export function createExhibition(
  rows: ExhibitionRows,
  readerIn: (language: string) => Reader,
  facts: (language: string) => ProgrammeFacts,
  timeZone: string,
): Exhibition {
  const views = new Map<string, ExhibitionView>();
  return {
    rows,
    inLanguage(language) {
      let view = views.get(language);
      if (!view) views.set(language, (view = viewIn(rows, readerIn(language), facts(language), timeZone)));
      return view;
    },
  };
}

function viewIn(rows: ExhibitionRows, read: Reader, facts: ProgrammeFacts, timeZone: string): ExhibitionView {
  const owners = new Map(rows.products.map(({ Id, CompanyAccountId }) => [Id, CompanyAccountId]));
  const shown = bySort(rows.media).map((row) => mediaIn(row, owners, read));
  const media = Map.groupBy(shown, ({ CompanyAccountId, Kind }) => JSON.stringify([CompanyAccountId, Kind]));
  const mediaOf = (id: string, kind: CompanyMedia['Kind']): readonly CompanyMedia[] => media.get(JSON.stringify([id, kind])) ?? [];
  const products = makeProducts(rows, facts, shown, read);
  const meetings = makeMeetings(rows, timeZone, read);
  const meets = new Set([...meetings.values()].map(({ company }) => company));
  const names = new Map(rows.halls.length > 1 ? rows.halls.map(({ Id, Name }) => [Id, read.text(Name)]) : []);
  const companies = makeCompanies(
    rows.companies,
    {
      ...facts,
      hasProducts: (id) => products.productsOf(id).length > 0,
      hasMeetings: (id) => meets.has(id),
      hallName: (id) => names.get(id) ?? '',
      mediaOf,
    },
    read,
  );
  return {
    ...companies,
    stages: makeStages(rows.stages, companies.companies, (written) => destinationIn(written, read), read),
    ...products,
    mediaOf,
    meetings,
    halls: bySort(rows.halls).map((row) => ({
      Id: row.Id,
      Name: read.text(row.Name),
      PlanPath: read.address(row.PlanPath),
      DarkColors: row.DarkColors ?? false,
      Width: row.Width,
      Height: row.Height,
      Sort: row.Sort ?? 0,
      Booths: row.Booths ?? [],
    })),
  };
}

/** `owners`: the company of each product; another company's product, whose profile may be closed, is not named. */
function mediaIn(row: ExhibitionRows['media'][number], owners: ReadonlyMap<string, string>, read: Reader): CompanyMedia {
  return {
    Id: row.Id,
    CompanyAccountId: row.CompanyAccountId,
    Kind: row.Kind,
    Title: read.text(row.Title),
    Description: read.html(row.Description),
    ImagePath: read.address(row.ImagePath),
    Url: read.address(row.Url),
    Captions: captionFilesOf(row.Captions, read),
    Language: row.Language ?? '',
    Speakers: row.Speakers ?? [],
    ProductId: row.ProductId && owners.get(row.ProductId) === row.CompanyAccountId ? row.ProductId : '',
    Sort: row.Sort ?? 0,
  };
}

/** Smaller numbers first, equal ones as written. */
const bySort = <T extends { Sort?: number | undefined }>(rows: readonly T[]): T[] => rows.toSorted((a, b) => (a.Sort ?? 0) - (b.Sort ?? 0));
