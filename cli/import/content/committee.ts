// The people of a committee out of a list.
import type { Member } from '../content.ts';
import { asFields, field, oneLine } from '../reading/fields.ts';
import type { SourceRecord } from '../reading/source-records.ts';
import type { Report } from '../report.ts';
import { mediaAddress, webAddress } from '../values/addresses.ts';

/** The members in the order written; somebody without a name is quarantined. */
export function committeeOf(records: readonly SourceRecord[], baseUrl: string, report: Report): Member[] {
  return records.flatMap((record) => {
    const fields = asFields(record.value) ?? { name: record.value };
    const name = oneLine(field(fields, 'name', 'fullname'));
    if (name === '') {
      report.quarantine(record.place, 'somebody of the committee has no name', record.raw());
      return [];
    }
    return [
      {
        name,
        role: oneLine(field(fields, 'role', 'position', 'title')) || record.key,
        institution: oneLine(field(fields, 'aff', 'affiliation', 'institution', 'organisation', 'organization')),
        image: mediaAddress(oneLine(field(fields, 'image', 'picture', 'avatar')), baseUrl),
        link: webAddress(oneLine(field(fields, 'website', 'url', 'link', 'homepage')), baseUrl),
      },
    ];
  });
}
