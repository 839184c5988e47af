// What the access rules answer, and how they are asked; compiled once per published version (A §5).
import type { PolicyType } from '../../model/documents/access.ts';
import type { Context } from '../context.ts';
import type { Verdict } from '../verdict.ts';
import type { Missing } from './missing.ts';
import type { Spoken } from './policy.ts';

/** What somebody wants: a page, an address, a session, its recording, or a key that components ask for. */
export type AccessRequest = {
  type: PolicyType;
  /** Page key, path, session id or key; compared exactly, numbers as text (R17). */
  identifier: string;
  /** Company the thing belongs to, for ExhibitorExclusive; missing or null is none. */
  companyAccountId?: number | string | null | undefined;
};

/** Who asks, where and when; the part of a context that policies look at. */
export type AccessContext = Pick<Context, 'who' | 'when'> & { where: Pick<Context['where'], 'container'> };

/** Why access was decided as it was. */
export type DecidedBy = 'super-user' | 'deny' | 'allow' | 'no-rules' | 'deny-only' | 'no-allow-matched' | 'not-loaded';

/** The answer as data, without words; `judgeAccess` makes it. */
export type AccessJudgement = Pick<Verdict<'allow' | 'deny'>, 'outcome' | 'nextChangeAt'> & {
  by: DecidedBy;
  /** Names of the Deny policies that hold. */
  deniedBy: readonly string[];
  /** Names of the requirements that failed, by the name of the Allow policy they belong to (A §5 deny reasons). */
  failed: Readonly<Record<string, readonly string[]>>;
  /** What this person lacks, for the words a visitor reads; empty when allowed. */
  missing: readonly Missing[];
};

/** The answer with its reasons: one for each policy that speaks of the thing, each followed by its requirements; `explainAccess` makes it. */
export type AccessVerdict = Verdict<'allow' | 'deny'> & AccessJudgement;

/** A thing policies may speak of. */
export type Thing = Pick<AccessRequest, 'type' | 'identifier'>;

/** The policies of one published version. */
export type AccessRules = {
  /** Yes or no, and until when (ms since 1970, perhaps early, never late; null for ever); nothing is made for words. */
  isAllowed: (request: AccessRequest, context: AccessContext) => { allowed: boolean; nextChangeAt: number | null };
  /** Whether a policy that holds in this container speaks of the thing at all; always true when the policies are not loaded. */
  speaksOf: (thing: Thing, container: Context['where']['container']) => boolean;
  /** Identifiers that policies of a type name, in any container; those of a policy that speaks of everything are not among them. */
  namedBy: (type: PolicyType) => ReadonlySet<string>;
  /** The policies that speak of the thing in this container, for who wants reasons; undefined for none. */
  policiesOf: (thing: Thing, container: Context['where']['container']) => Spoken | undefined;
  /** False when the policies could not be loaded: then nobody but a super user passes (R50). */
  loaded: boolean;
};
