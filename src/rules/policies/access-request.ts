// What policies are asked: what is requested, by whom, where and when (A §5).
import type { PolicyType } from '../../model/documents/access.ts';
import type { Context } from '../context.ts';

/** What a principal requests: a page, an address, a session, its recording, or a key that components ask for. */
export type AccessRequest = {
  type: PolicyType;
  /** Page key, path, session id or key; compared exactly, numbers as text (R17). */
  identifier: string;
  /** Company the thing belongs to, for ExhibitorExclusive; missing or null is none. */
  companyAccountId?: number | string | null | undefined;
};

/** The principal, place and instant; the part of a context that policies look at. */
export type AccessContext = Pick<Context, 'who' | 'when'> & { where: Pick<Context['where'], 'container'> };
