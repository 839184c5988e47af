// Sessions that name a company in words get its id, so that both lead to each other.
import type { SessionRow } from '../rows.ts';
import type { CompanyRow } from '../../../src/model/documents/exhibition.ts';
import { foldedName } from './collect-companies.ts';
import { nameInWords } from './exhibition-of.ts';

/** The sessions with the id of the company whose name they bear; one that has an id keeps it. A name two companies share says nothing. */
export function withCompanyIds(sessions: readonly SessionRow[], companies: readonly Pick<CompanyRow, 'Id' | 'Name'>[]): SessionRow[] {
  const byName = new Map<string, string | undefined>();
  for (const { Id, Name } of companies) {
    const name = foldedName(nameInWords(Name));
    byName.set(name, byName.has(name) ? undefined : Id);
  }
  return sessions.map((session) => {
    const { CompanyAccountId = '', CompanyAccountName = '' } = session;
    const id = CompanyAccountId === '' && CompanyAccountName !== '' ? byName.get(foldedName(CompanyAccountName)) : undefined;
    return id === undefined ? session : { ...session, CompanyAccountId: id };
  });
}

/** Ids that sessions give to companies, by folded name. */
export const idsInSessions = (sessions: readonly SessionRow[]): Map<string, string> =>
  new Map(
    sessions.flatMap(({ CompanyAccountId = '', CompanyAccountName = '' }) =>
      CompanyAccountId === '' || CompanyAccountName === '' ? [] : [[foldedName(CompanyAccountName), CompanyAccountId] as const],
    ),
  );
