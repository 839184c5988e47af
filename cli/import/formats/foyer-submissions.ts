// Accepted submissions as `foyer submissions export --format foyer` writes them: rows that are added to a programme.
import { isTimeZone } from '../../../src/clock/zone.ts';
import { type ProgrammeFileName, programmeFiles } from '../../../src/model/documents/programme.ts';
import { locator } from '../../../src/model/locate.ts';
import { fits } from '../collect/checked-rows.ts';
import { noContent } from '../content.ts';
import { noExhibitionData } from '../exhibition/rows.ts';
import { headOf } from '../reading/bytes.ts';
import { asFields, asList, field, oneLine } from '../reading/fields.ts';
import { readJson } from '../reading/json.ts';
import { UnreadableFile } from '../reading/unreadable-file.ts';
import { createReport } from '../report.ts';
import { type Format, type ImportFile, unknownEvent } from '../result.ts';
import { noRows, type ProgrammeRows } from '../rows.ts';

const lists = ['authors', 'sessions', 'presentations'] as const satisfies readonly ProgrammeFileName[];
type List = (typeof lists)[number];

const isOurs = (file: ImportFile): boolean => /^\s{0,40}\{\s{0,40}"format"\s{0,40}:\s{0,40}"foyer-submissions"/.test(headOf(file, 400));

/** Reads one file; its rows are taken as they are, where they fit. */
export const foyerSubmissions: Format = {
  name: 'foyer-submissions',
  title: 'accepted submissions of Foyer (JSON)',
  detect: (files) => (files.some(isOurs) ? 1 : 0),
  read: (files, { timeZone }) => {
    const file = files.find(isOurs) ?? files[0]!;
    const { value, text } = readJson(file);
    const fields = asFields(value);
    if (!fields || !Array.isArray(field(fields, 'presentations')))
      throw new UnreadableFile('not-a-schedule', file.path, 'there are no accepted submissions in it');
    const report = createReport();
    const rows = noRows();
    for (const list of lists) rows[list] = read(list, asList(field(fields, list))) as never;
    const there = new Set(rows.sessions.map(({ Id }) => Id));
    rows.presentations = rows.presentations.filter((row, index) => {
      if (there.has(row.SessionId)) return true;
      report.quarantine(placeOf('presentations', index), `SessionId: there is no session ${row.SessionId}`, row);
      return false;
    });
    const written = oneLine(field(fields, 'timeZone'));
    return {
      format: 'foyer-submissions',
      readable: true,
      event: { ...unknownEvent, timeZone: timeZone ?? (isTimeZone(written) ? written : 'UTC') },
      rows,
      addsRows: true,
      exhibition: noExhibitionData(),
      pictures: [],
      content: noContent(),
      ...report.close((pointer) => locator(text)(pointer)),
    };

    function placeOf(list: List, index: number) {
      return { file: file.path, pointer: `/${list}/${index}`, line: 0, column: 0 };
    }

    function read(list: List, values: readonly unknown[]): ProgrammeRows[List][number][] {
      const seen = new Set<string>();
      return values.flatMap((row, index) => {
        const place = placeOf(list, index);
        if (!fits(list, row, place, report)) return [];
        const checked = programmeFiles[list].parse(row);
        if (seen.has(checked.Id)) {
          report.quarantine(place, `Id: ${checked.Id} stands here twice`, row);
          return [];
        }
        seen.add(checked.Id);
        return [checked];
      });
    }
  },
};
