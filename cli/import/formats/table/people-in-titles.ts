// People in brackets behind the titles of a table that has no column of people.
import { asFields, oneLine } from '../../reading/fields.ts';
import type { SourceRecord } from '../../reading/source-records.ts';
import { areBracketed, titleCell } from './title-cells.ts';

/** The records with the people behind their titles in a column `speakers`, and how many had any; the records as they are where brackets hold something else. */
export function peopleOfTitles(records: SourceRecord[], title: string): { records: SourceRecord[]; count: number } {
  const textOf = ({ value }: SourceRecord): string => oneLine(asFields(value)?.[title]);
  if (!areBracketed(records.map(textOf))) return { records, count: 0 };
  let count = 0;
  const apart = records.map((record): SourceRecord => {
    const { title: text, persons } = titleCell(textOf(record), undefined);
    if (persons === '') return record;
    count += 1;
    return { ...record, value: { ...asFields(record.value), [title]: text, speakers: persons } };
  });
  return { records: apart, count };
}
