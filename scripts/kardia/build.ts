// Builds the data files of Kardia 2027 as text; pure, so that the test can compare them with what is committed.
import { cast } from './cast.ts';
import { peopleSupply } from './people.ts';
import { planPlenaries, planSatellites } from './plan-common.ts';
import { planParallel, supplies } from './plan-parallel.ts';
import { planHidden, planPosters, planShort, planWorkshops } from './plan-small.ts';
import type { Planned } from './planned.ts';
import { type Rows, rows } from './rows.ts';
import { sentences } from './sentences.ts';

/** Every row of the congress. */
export function buildRows(): Rows {
  const say = sentences();
  const studies = supplies();
  const sessions: Planned[] = [
    ...planPlenaries(),
    ...planParallel(studies, say),
    ...planSatellites(say),
    ...planWorkshops(say),
    ...planShort(),
    ...planHidden(),
    ...planPosters(studies, say),
  ];
  return rows(cast(sessions, peopleSupply()));
}

/** The data files by name, one row a line. */
export const buildFiles = (): Record<string, string> =>
  Object.fromEntries(Object.entries(buildRows()).map(([name, list]) => [`${name}.json`, file(name, list)]));

function file(name: string, list: readonly unknown[]): string {
  const lines = list.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  return `{\n  "$schema": "../../../../schemas/documents/data-${name}.schema.json",\n  "schemaVersion": 1,\n  "rows": [\n${lines}\n  ]\n}\n`;
}
