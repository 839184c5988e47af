// The rows of an exhibition out of collected companies: their booths get halls with a plan.
import type { CompanyRow, ProductRow } from '../../../src/model/documents/exhibition.ts';
import type { Report } from '../report.ts';
import type { Companies } from './collect-companies.ts';
import { drawnHalls } from './draw-halls.ts';
import type { ExhibitionData, WantedPicture } from './rows.ts';

/** A name in whatever language it has first. */
export const nameInWords = (name: CompanyRow['Name']): string => (typeof name === 'string' ? name : (Object.values(name)[0] ?? ''));

/** An exhibition, and the pictures its rows need. */
export type ImportedExhibition = { rows: ExhibitionData; pictures: WantedPicture[] };

/** All rows; the plan of the halls is drawn from the numbers of the booths. Their names are in the languages of the event. */
export function exhibitionOf(
  companies: Companies,
  products: { products: ProductRow[]; pictures: WantedPicture[] },
  languages: readonly string[],
  report: Report,
  file: string,
): ImportedExhibition {
  const found = companies.rows();
  const booths = found.companies.flatMap((company) => company.booths);
  const { halls, idOf } = drawnHalls(booths, languages);
  if (halls.length > 0)
    report.tell(
      'halls-drawn',
      { file, pointer: '', line: 1, column: 1 },
      `${halls.length === 1 ? 'a plan' : `${halls.length} plans`} drawn from the numbers of ${booths.length} booths`,
      'write the real plan into data/halls.json; a later import leaves it as it is',
    );
  const ids = new Set(products.products.map(({ Id }) => Id));
  return {
    rows: {
      companies: found.companies.map(({ booths: own, ...row }): CompanyRow =>
        own.length === 0 ? row : { ...row, ExhibitorBooths: own.map(({ hall, number }) => ({ HallId: idOf(hall), BoothNumber: number })) },
      ),
      products: [...products.products, ...found.products.filter(({ Id }) => !ids.has(Id))],
      halls,
      'company-media': found.media,
    },
    pictures: [...found.pictures, ...products.pictures],
  };
}
