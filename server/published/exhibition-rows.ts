// The rows of an exhibition, read from its data files.
import type { DataText } from '../../src/model/adapters/files-to-rows.ts';
import type { Finding } from '../../src/model/finding.ts';
import { filesByName, readRows, type RowsOf } from './data-rows.ts';

/** The rows of an exhibition, each kind in the order written, ids unique within their kind. */
export type ExhibitionRows = {
  companies: RowsOf<'companies'>;
  products: RowsOf<'products'>;
  halls: RowsOf<'halls'>;
  media: RowsOf<'company-media'>;
  meetings: RowsOf<'meetings'>;
  stages: RowsOf<'stages'>;
};

/** Reads the data files of the exhibition. */
export function readExhibition(data: readonly DataText[], findings: Finding[]): ExhibitionRows {
  const files = filesByName(data);
  return {
    companies: readRows('companies', files, findings),
    products: readRows('products', files, findings),
    halls: readRows('halls', files, findings),
    media: readRows('company-media', files, findings),
    meetings: readRows('meetings', files, findings),
    stages: readRows('stages', files, findings),
  };
}
