// What a second import of an exhibition changes, in lines for whoever decides about it.
import type { DiffLine } from '../diff/describe-diff.ts';
import { nameInWords } from './exhibition-of.ts';
import { exhibitionFiles, type ExhibitionData } from './rows.ts';

/** Names of what is compared; halls follow from the booths of the companies. */
const kinds = { companies: 'company', products: 'product', 'company-media': 'file or film' } as const;
/** What a changed field is called. */
const fieldNames: Readonly<Record<string, string>> = {
  Name: 'name',
  Short: 'short text',
  SponsorType: 'sponsor tier',
  ExhibitorBooths: 'booths',
  LogoPath: 'logo',
  PicturePath: 'picture',
  CompanyAccountId: 'company',
  ImagePath: 'picture',
};

/** The summary first, then what is gone, changed and new; nothing where either side has no exhibition. */
export function exhibitionDiff(before: ExhibitionData, after: ExhibitionData): DiffLine[] {
  if (before.companies.length === 0 || exhibitionFiles.every((name) => after[name].length === 0)) return [];
  const lines: DiffLine[] = [];
  const counts = { added: 0, changed: 0, cancelled: 0, same: 0 };
  const say = (kind: 'added' | 'changed' | 'cancelled', text: string): void => {
    counts[kind] += 1;
    lines.push({ kind, text });
  };
  for (const [file, word] of Object.entries(kinds) as [keyof typeof kinds, string][]) {
    if (after[file].length === 0) continue;
    const old = new Map(rowsOf(before, file).map((row) => [row.Id, row]));
    const now = new Map(rowsOf(after, file).map((row) => [row.Id, row]));
    for (const [id, row] of old) if (!now.has(id)) say('cancelled', `gone: ${word} “${nameOf(row)}”`);
    for (const [id, row] of now) {
      const was = old.get(id);
      const fields = was && changedFields(was, row);
      if (!fields) say('added', `added: ${word} “${nameOf(row)}”`);
      else if (fields.length > 0) say('changed', `changed: ${word} “${nameOf(row)}”: ${fields.join(', ')}`);
      else counts.same += 1;
    }
  }
  const parts = (['added', 'changed', 'cancelled'] as const)
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `${counts[kind]} ${kind === 'cancelled' ? 'gone' : kind}`);
  return [{ kind: 'summary', text: `${parts.length > 0 ? parts.join(', ') : 'nothing is different'}; ${counts.same} as before` }, ...lines];
}

type AnyRow = Readonly<Record<string, unknown>> & { Id: string };
const rowsOf = (rows: ExhibitionData, file: keyof typeof kinds): readonly AnyRow[] => rows[file];
const nameOf = (row: AnyRow): string => nameInWords((row['Name'] ?? row['Title'] ?? '') as string);

/** Fields with another value, in words. Empty and missing are the same. */
function changedFields(before: AnyRow, after: AnyRow): string[] {
  const said = (value: unknown): string =>
    value === '' || (Array.isArray(value) && value.length === 0) ? '' : (JSON.stringify(value) ?? '');
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => said(before[field]) !== said(after[field]))
    .map((field) => (Object.hasOwn(fieldNames, field) ? fieldNames[field]! : field.toLowerCase()));
}

/** Whether two lists of companies are of one event: at least half of the smaller one is in the other, by id or name. */
export function shareCompanies(before: ExhibitionData, after: ExhibitionData): boolean {
  const keys = new Set(before.companies.flatMap(({ Id, Name }) => [`id ${Id}`, nameInWords(Name).toLowerCase()]));
  const known = after.companies.filter(({ Id, Name }) => keys.has(`id ${Id}`) || keys.has(nameInWords(Name).toLowerCase())).length;
  return known > 0 && known * 2 >= Math.min(before.companies.length, after.companies.length);
}
