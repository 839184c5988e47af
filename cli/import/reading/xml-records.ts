// The records of an XML file that follows no format: the repeated elements below its root.
import type { Locate } from '../report.ts';
import type { ImportFile } from '../result.ts';
import { recordsOf, type SourceRecord } from './source-records.ts';
import { placesIn, readXml } from './xml.ts';
import { repeatedIn, valueOf } from './xml-values.ts';

/** The value of the root, its records, and the lines of what stands below the root: by number, or by name and number. */
export function xmlRecords(file: ImportFile): { whole: unknown; records: SourceRecord[]; noticed: []; locate: Locate } {
  const { root, text } = readXml(file);
  const at = placesIn(text);
  const whole = valueOf(root, repeatedIn(root));
  const locate: Locate = (pointer) => {
    const [, name, number] = /^\/(?:([^/\d][^/]*)\/)?(\d+)/.exec(pointer) ?? [];
    const child = root.children.filter((one) => name === undefined || one.name === name)[Number(number ?? 0)];
    return at(child ?? root);
  };
  return { whole, records: recordsOf(whole, file.path), noticed: [], locate };
}
