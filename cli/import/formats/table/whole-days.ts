// Rows of calendars that last whole days: a column says so, and their hours mean nothing.
import { asFields, type Fields, oneLine } from '../../reading/fields.ts';
import type { SourceRecord } from '../../reading/source-records.ts';
import type { Report } from '../../report.ts';
import { plainName } from '../../vocabulary/canonical-fields.ts';
import type { Columns } from './row-people.ts';

const names = new Set(
  'allday alldayevent isallday wholeday ganztägig ganztägigesereignis journéeentière touteladurée événementsurlajournée díacompleto todoeldía eventodetodoeldía giornataintera diainteiro eventodediainteiro tümgün tümgünolay 終日 終日イベント 全天 全天事件 طوالاليوم'.split(
    ' ',
  ),
);
const inWords =
  /^(?:all[\s-]?day|whole day|full day|ganztägig|ganzer tag|toute la journée|journée entière|todo el día|tutto il giorno|giornata intera|dia inteiro|o dia todo|tüm gün|終日|全天|طوال اليوم)$/iu;
const yes =
  /^(?:true|yes|1|on|x|ein|an|ja|wahr|oui|vrai|activé|sí|si|verdadero|activado|sì|vero|sim|verdadeiro|evet|doğru|açık|はい|オン|是|开|نعم)$/iu;

/** The records; one that lasts whole days keeps its day alone, which is reported. Columns that say so hold nothing else. */
export function withWholeDays(records: readonly SourceRecord[], columns: Columns, report: Report): readonly SourceRecord[] {
  const flags = [...new Set(records.flatMap(({ value }) => Object.keys(asFields(value) ?? {})))].filter((name) =>
    names.has(plainName(name)),
  );
  const hours = new Set([...(columns.start ?? []), ...(columns.end ?? []), ...(columns.end_day ?? []), ...flags]);
  const starts = columns.start ?? [];
  const isInWords = (row: Fields): boolean => starts.some((name) => inWords.test(oneLine(row[name])));
  if (columns.day === undefined || (flags.length === 0 && !records.some(({ value }) => isInWords(asFields(value) ?? {})))) return records;
  return records.map((record): SourceRecord => {
    const row = asFields(record.value) ?? {};
    const isWhole = isInWords(row) || flags.some((name) => row[name] === true || yes.test(oneLine(row[name])));
    const without = isWhole ? hours : new Set(flags);
    const value: Fields = Object.fromEntries(Object.entries(row).filter(([name]) => !without.has(name)));
    const title = oneLine(row[columns.title?.[0] ?? '']);
    const days = [columns.day?.[0], columns.end_day?.[0]].flatMap((name) => oneLine(row[name ?? '']) || []);
    if (isWhole)
      report.warn('whole-day', record.place, `"${title}": ${days.join(' – ')}, the whole day: it stands on its first day without an hour`);
    return { ...record, value: isWhole ? { ...value, [WHOLE_DAY]: true } : value };
  });
}

/** Field of a row that lasts whole days. */
export const WHOLE_DAY = 'isWholeDay';
