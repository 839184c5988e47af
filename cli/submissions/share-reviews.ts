// Who reviews what: by topic, evenly, never one's own, nor one of the same institution. A pure function of what there is.

export type Reviewer = { accountId: number; name: string; email: string; institution: string; topics: ReadonlySet<string> | 'all' };
export type Assignable = {
  number: number;
  topic: string;
  /** Who submitted, addresses and institutions of its authors. */
  accountId: number;
  emails: ReadonlySet<string>;
  institutions: readonly string[];
  /** What is assigned already; whoever has given it back is not asked again. */
  reviews: readonly { accountId: number | null; isConflict: boolean }[];
};

export type Shared = {
  assigned: { number: number; accountId: number }[];
  /** Submissions for which there were not enough reviewers. */
  short: { number: number; missing: number }[];
};

/** Shortest name of an institution that is looked for within a longer one, characters. */
const SHORTEST = 8;

const institutionKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether two names are of one institution: equal but for small differences of writing, or one names the other within more words. */
export function isSameInstitution(one: string, other: string): boolean {
  const [a, b] = [institutionKey(one), institutionKey(other)].sort((x, y) => x.length - y.length) as [string, string];
  if (a === '') return false;
  return a === b || (a.length >= SHORTEST && ` ${b} `.includes(` ${a} `));
}

/** Shares what is missing up to `wanted` reviews of each. Who has least is asked first; what few can review is shared first. */
export function shareReviews(submissions: readonly Assignable[], reviewers: readonly Reviewer[], wanted: number): Shared {
  const load = new Map(reviewers.map(({ accountId }) => [accountId, 0]));
  for (const { reviews } of submissions)
    for (const { accountId, isConflict } of reviews)
      if (accountId !== null && !isConflict && load.has(accountId)) load.set(accountId, load.get(accountId)! + 1);
  const mayReview = (submission: Assignable): Reviewer[] =>
    reviewers.filter(
      ({ accountId, email, institution, topics }) =>
        (topics === 'all' || topics.has(submission.topic)) &&
        accountId !== submission.accountId &&
        !submission.emails.has(email) &&
        !submission.institutions.some((one) => isSameInstitution(one, institution)) &&
        !submission.reviews.some((review) => review.accountId === accountId),
    );
  const shared: Shared = { assigned: [], short: [] };
  const open = submissions
    .map((submission) => ({
      submission,
      able: mayReview(submission),
      missing: wanted - submission.reviews.filter(({ isConflict }) => !isConflict).length,
    }))
    .filter(({ missing }) => missing > 0)
    .toSorted((a, b) => a.able.length - b.able.length || a.submission.number - b.submission.number);
  for (const { submission, able, missing } of open) {
    const chosen = able.toSorted((a, b) => load.get(a.accountId)! - load.get(b.accountId)! || a.accountId - b.accountId).slice(0, missing);
    for (const { accountId } of chosen) {
      load.set(accountId, load.get(accountId)! + 1);
      shared.assigned.push({ number: submission.number, accountId });
    }
    if (chosen.length < missing) shared.short.push({ number: submission.number, missing: missing - chosen.length });
  }
  return shared;
}
