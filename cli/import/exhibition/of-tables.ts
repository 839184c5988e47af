// The exhibition of tables of companies and products.
import { plainName } from '../vocabulary/canonical-fields.ts';
import type { Mapping } from '../formats/table/mapping.ts';
import type { Report } from '../report.ts';
import { collectCompanies, foldedName } from './collect-companies.ts';
import { type ImportedExhibition, exhibitionOf } from './exhibition-of.ts';
import type { KnownCompany } from './rows.ts';
import { addListedCompanies, tellLeftColumns } from './table-companies.ts';
import { productsOf } from './table-products.ts';
import type { ExhibitionTable } from './tables.ts';

/** Reads companies first, so that products find them; then those of the event (`known`). */
export const exhibitionOfTables =
  (tables: readonly ExhibitionTable[], { leaveOut }: Mapping, known: readonly KnownCompany[], report: Report) =>
  (languages: readonly string[]): ImportedExhibition => {
    const companies = collectCompanies(report);
    const left = new Set(leaveOut.map(plainName));
    for (const table of tables) tellLeftColumns(table, left, report);
    for (const table of tables) if (table.what === 'companies') addListedCompanies(table, companies, report);
    const there = new Map(known.flatMap(({ id, name }) => [[id, id] as const, [foldedName(name), id] as const]));
    const companyOf = (idOrName: string): string =>
      companies.idOf(idOrName) || (there.get(idOrName) ?? there.get(foldedName(idOrName)) ?? '');
    const products = productsOf(
      tables.filter(({ what }) => what === 'products'),
      companyOf,
      report,
    );
    return exhibitionOf(companies, products, languages, report, tables[0]?.file ?? '');
  };
