// The rows of an exhibition an import makes (`data/companies.json`, `products.json`, `halls.json`, `company-media.json`), and the pictures they need.
import type { CompanyMediaRow, CompanyRow, HallRow, ProductRow } from '../../../src/model/documents/exhibition.ts';
import type { Place } from '../place.ts';

/** The rows by the names of their files. */
export type ExhibitionData = {
  companies: CompanyRow[];
  products: ProductRow[];
  halls: HallRow[];
  'company-media': CompanyMediaRow[];
};

/** Names of the files, in the order they are written. */
export const exhibitionFiles = ['companies', 'products', 'halls', 'company-media'] as const satisfies readonly (keyof ExhibitionData)[];

/** Rows of an event without an exhibition. */
export const noExhibitionData = (): ExhibitionData => ({ companies: [], products: [], halls: [], 'company-media': [] });

/** Whether there is anything of an exhibition. */
export const hasExhibition = (rows: ExhibitionData): boolean => exhibitionFiles.some((name) => rows[name].length > 0);

/**
 * A picture that lies beside the source and becomes a file in assets. `from` is the path as the source writes it, below the folder of the source;
 * `to` the path below `assets`; the row has `asset:<to>`.
 */
export type WantedPicture = { from: string; to: string; of: string; place: Place };

/** A company of the event, as products of a source name it. */
export type KnownCompany = { id: string; name: string };
