// The products of an exhibition in one language.
import type { CompanyMedia, Product, ProductDetail } from '../../src/contract/companies.ts';
import type { ProductRow } from '../../src/model/documents/exhibition.ts';
import type { ExhibitionRows } from './exhibition-rows.ts';
import type { ExhibitionView, ProgrammeFacts } from './exhibition-view.ts';
import { captionFilesOf, linksOf, type Reader } from './reader.ts';

/** Products of companies that are there; those of unknown companies are left out. `media`: what companies show and hand out, in their order. */
export function makeProducts(
  { companies, products: rows }: ExhibitionRows,
  { sessions }: ProgrammeFacts,
  media: readonly CompanyMedia[],
  read: Reader,
): Pick<ExhibitionView, 'products' | 'productsOf' | 'product' | 'productsIn'> {
  const names = new Map(companies.map(({ Id, Name }) => [Id, read.text(Name)]));
  const own = rows.filter(({ CompanyAccountId }) => names.has(CompanyAccountId));
  const byId = new Map(own.map((row) => [row.Id, row]));
  const lines = own.map((row) => lineOf(row, names.get(row.CompanyAccountId)!, read));
  const byCompany = Map.groupBy(
    lines.toSorted((a, b) => a.Sort - b.Sort),
    ({ CompanyAccountId }) => CompanyAccountId,
  );
  const about = Map.groupBy(
    media.filter(({ ProductId }) => ProductId !== ''),
    ({ ProductId }) => ProductId,
  );
  const products = lines.toSorted((a, b) => read.compare(a.Name, b.Name));
  const bySession = new Map<string, Product[]>();
  for (const product of products)
    for (const session of new Set(byId.get(product.Id)?.SessionIds)) bySession.set(session, [...(bySession.get(session) ?? []), product]);
  return {
    products,
    productsIn: (session) => bySession.get(session) ?? [],
    productsOf: (id) => byCompany.get(id) ?? [],
    product(id) {
      const row = byId.get(id);
      return (
        row && { ...lineOf(row, names.get(row.CompanyAccountId)!, read), ...detailOf(row, read, sessions), Media: about.get(id) ?? [] }
      );
    },
  };
}

function lineOf(row: ProductRow, CompanyName: string, read: Reader): Product {
  return {
    Id: row.Id,
    CompanyAccountId: row.CompanyAccountId,
    CompanyName,
    Name: read.text(row.Name),
    Short: read.text(row.Short),
    Category: read.text(row.Category),
    Tags: (row.Tags ?? []).map(read.text).filter(Boolean),
    ImagePath: read.address(row.ImagePath),
    Website: read.address(row.Website),
    Sort: row.Sort ?? 0,
  };
}

function detailOf(row: ProductRow, read: Reader, sessions: ProgrammeFacts['sessions']): Omit<ProductDetail, keyof Product | 'Media'> {
  return {
    Description: read.html(row.Description),
    Gallery: (row.Gallery ?? []).flatMap(({ Path, Alternative }) => {
      const address = read.address(Path);
      return address === '' ? [] : [{ Path: address, Alternative: read.text(Alternative) }];
    }),
    Documents: linksOf(row.Documents, read),
    VideoUrl: read.address(row.VideoUrl),
    Captions: captionFilesOf(row.Captions, read),
    Sessions: (row.SessionIds ?? []).flatMap((id) => sessions.get(id) ?? []),
  };
}
