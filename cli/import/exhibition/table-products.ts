// The rows of tables of products as products of the companies they name.
import type { ProductRow } from '../../../src/model/documents/exhibition.ts';
import { fits } from '../collect/checked-rows.ts';
import { asFields, oneLine } from '../reading/fields.ts';
import type { Report } from '../report.ts';
import { slugOf, sourceId, uniqueIds } from '../values/identifiers.ts';
import { tagsIn } from '../vocabulary/canonical-fields.ts';
import { descriptionOf } from './collect-companies.ts';
import type { WantedPicture } from './rows.ts';
import { cellsOf } from './table-companies.ts';
import type { ExhibitionTable } from './tables.ts';
import { isPicturePath, mediaSite, siteAddress } from './web-site.ts';

/** The products of these tables. `companyOf` finds the id of a company by id or name; a product of no known company is quarantined. */
export function productsOf(
  tables: readonly ExhibitionTable[],
  companyOf: (idOrName: string) => string,
  report: Report,
): { products: ProductRow[]; pictures: WantedPicture[] } {
  const unique = uniqueIds();
  const pictures: WantedPicture[] = [];
  const products = tables.flatMap((table) =>
    table.records.flatMap(({ value, place, raw }): ProductRow[] => {
      const { one, long, all } = cellsOf(asFields(value) ?? {}, table);
      const name = one('product');
      const company = one('company');
      const CompanyAccountId = companyOf(company);
      if (name === '' || CompanyAccountId === '') {
        const reason = name === '' ? 'a product without a name' : `the product “${name}” names a company that is not there: “${company}”`;
        report.quarantine(place, reason.slice(0, 300), raw());
        return [];
      }
      const unusable = (address: string): void =>
        report.warn('address-unusable', place, `“${name}”: no usable address: ${address.slice(0, 100)}`);
      const address = (written: string, read: (text: string) => string): string => {
        const found = written === '' ? '' : read(written);
        if (written !== '' && found === '') unusable(written);
        return found;
      };
      const Id = unique(sourceId(one('id'), 'product') || slugOf(`${CompanyAccountId} ${name}`, 'product'));
      const written = oneLine(all('picture')[0]);
      const isFile = isPicturePath(written) && !written.includes('://');
      const to = `products/${slugOf(Id, 'product')}.${/\.([a-z]{3,4})$/i.exec(written)?.[1]?.toLowerCase() ?? ''}`;
      const image = isFile ? `asset:${to}` : address(written, mediaSite);
      const sort = Number(one('sort'));
      const fields = {
        Short: one('short'),
        Category: one('category'),
        ImagePath: image,
        Website: address(oneLine(all('website')[0]), siteAddress),
        VideoUrl: address(oneLine(all('video')[0]), siteAddress),
      };
      const documents = all('brochure').flatMap((entry) => {
        const Url = address(oneLine(entry), siteAddress);
        return Url === '' ? [] : [{ Title: name, Url }];
      });
      const tags = all('tags').flatMap(tagsIn);
      const row: ProductRow = {
        Id,
        CompanyAccountId,
        Name: name,
        ...Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== '')),
        ...descriptionOf({ text: long('description'), name, place }, report),
        ...(tags.length > 0 && { Tags: tags }),
        ...(one('sort') !== '' && Number.isFinite(sort) && { Sort: sort }),
        ...(documents.length > 0 && { Documents: documents }),
      };
      if (!fits('products', row, place, report, raw)) return [];
      if (isFile) pictures.push({ from: written, to, of: name, place });
      return [row];
    }),
  );
  return { products, pictures };
}
