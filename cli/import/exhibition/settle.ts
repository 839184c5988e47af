// A newer exhibition beside what the event has: ids stay, a plan the organiser drew stays, sessions and companies find each other.
import type { CompanyRow, HallRow } from '../../../src/model/documents/exhibition.ts';
import type { SessionRow } from '../rows.ts';
import { foldedName } from './collect-companies.ts';
import { areDrawn, UNNAMED_HALL } from './draw-halls.ts';
import { nameInWords } from './exhibition-of.ts';
import { idsInSessions } from './link-sessions.ts';
import type { ExhibitionData } from './rows.ts';

/** The rows as they go to the event. `keepsPlan`: the event has a plan of its own, and `halls` is that. */
export type Settled = { rows: ExhibitionData; keepsPlan: boolean };

/** The exhibition with the ids its companies have at the event: in its companies, else in its sessions. Two companies of one name keep theirs. */
export function settledExhibition(now: ExhibitionData, before: ExhibitionData, sessions: readonly SessionRow[]): Settled {
  const keepsPlan = before.halls.length > 0 && !areDrawn(before.halls);
  const idOf = formerIds(now.companies, before.companies, idsInSessions(sessions));
  const hallOf = keepsPlan ? hallOnPlan(now.halls, before.halls) : (id: string): string => id;
  return {
    keepsPlan,
    rows: {
      companies: now.companies.map((row) => ({
        ...row,
        Id: idOf(row.Id),
        ...(row.ExhibitorBooths && {
          ExhibitorBooths: row.ExhibitorBooths.map((booth) => ({ ...booth, HallId: hallOf(booth.HallId, booth.BoothNumber) })),
        }),
      })),
      products: now.products.map((row) => ({ ...row, CompanyAccountId: idOf(row.CompanyAccountId) })),
      'company-media': now['company-media'].map((row) => ({ ...row, CompanyAccountId: idOf(row.CompanyAccountId) })),
      halls: keepsPlan ? before.halls : now.halls,
    },
  };
}

function formerIds(now: readonly CompanyRow[], before: readonly CompanyRow[], named: ReadonlyMap<string, string>): (id: string) => string {
  const names = onlyOnes(now);
  const former = new Map([...named, ...[...onlyOnes(before)].map(([name, { Id }]) => [name, Id] as const)]);
  const taken = new Set(now.map(({ Id }) => Id));
  const renamed = new Map<string, string>();
  for (const [name, { Id }] of names) {
    const old = former.get(name);
    // An id that another company of the source has is not given twice.
    if (old !== undefined && old !== Id && !taken.has(old)) {
      renamed.set(Id, old);
      taken.add(old);
    }
  }
  return (id) => renamed.get(id) ?? id;
}

const onlyOnes = (rows: readonly CompanyRow[]): Map<string, CompanyRow> =>
  new Map(
    [...Map.groupBy(rows, ({ Name }) => foldedName(nameInWords(Name)))].flatMap(([name, [first, ...others]]) =>
      first && others.length === 0 && name !== '' ? [[name, first] as const] : [],
    ),
  );

/**
 * The hall of the organiser's plan that a drawn hall is: by its name in any language. Where the source names no hall it is the one that has the
 * booth, else the first. A hall that is not on the plan stays as it is, so that the check names it: its booth 12 is not that of another hall.
 */
function hallOnPlan(drawn: readonly HallRow[], own: readonly HallRow[]): (id: string, number: string) => string {
  const byName = new Map(own.flatMap((hall) => [hall.Id, ...namesOf(hall)].map((name) => [foldedName(name), hall.Id] as const)));
  const byNumber = new Map(own.flatMap(({ Id, Booths = [] }) => Booths.map(({ BoothNumber }) => [BoothNumber, Id] as const)));
  const drawnById = new Map(drawn.map((hall) => [hall.Id, hall]));
  return (id, number) => {
    const hall = drawnById.get(id);
    const named = (hall ? [id, ...namesOf(hall)] : [id]).flatMap((name) => byName.get(foldedName(name)) ?? [])[0];
    return named ?? (id === UNNAMED_HALL ? (byNumber.get(number) ?? own[0]!.Id) : id);
  };
}

const namesOf = ({ Name }: Pick<HallRow, 'Name'>): string[] => (typeof Name === 'string' ? [Name] : Object.values(Name));
