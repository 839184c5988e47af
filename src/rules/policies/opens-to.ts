// Whether a thing is sent to somebody at all: open to them in any container, now or later (A §5; R31). The server asks, and the preview of somebody.
import { containers, type Context } from '../context.ts';
import { earlier } from '../verdict.ts';
import type { AccessRequest, AccessRules } from './access.ts';

/** Who asks, and at which instant. */
export type Asker = Pick<Context, 'who' | 'when'>;

/** `until`: the first instant (ms) at which the answer can differ, perhaps early, never late; null for never. */
export type Opened = { open: boolean; until: number | null };

const OPEN: Opened = Object.freeze({ open: true, until: null });

/**
 * The same question in every container: which one somebody is in is only their word for it (R31), so what is open in one of them
 * is sent. What only time closes counts as open: the app itself waits for its time.
 */
export function opensTo(policies: AccessRules, request: AccessRequest, { who, when }: Asker): Opened {
  let until: number | null = null;
  for (const companyAccountId of [request.companyAccountId, ...companiesOf(request, who)]) {
    for (const container of containers) {
      const { allowed, nextChangeAt } = policies.isAllowed({ ...request, companyAccountId }, { who, when, where: { container } });
      if (allowed && nextChangeAt === null) return OPEN;
      until = earlier(until, nextChangeAt);
    }
  }
  return { open: until !== null, until };
}

/** A page may be that of any company: one of the person's own opens it. A session has its company. */
const companiesOf = ({ type }: AccessRequest, who: Context['who']): readonly (string | number)[] =>
  type === 'Page' && who.user ? who.tickets.flatMap(({ CompanyAccountId }) => CompanyAccountId ?? []) : [];
