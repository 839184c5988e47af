// Who reviews what: topics, evenness, own work, institutions, what is assigned already.
import { expect, test } from 'vitest';
import { type Assignable, isSameInstitution, type Reviewer, shareReviews } from './share-reviews.ts';

const reviewer = (accountId: number, more: Partial<Reviewer> = {}): Reviewer => ({
  accountId,
  name: `R${accountId}`,
  email: `r${accountId}@example.org`,
  institution: '',
  topics: 'all',
  ...more,
});
const paper = (number: number, more: Partial<Assignable> = {}): Assignable => ({
  number,
  topic: 'a',
  accountId: 100 + number,
  emails: new Set(),
  institutions: [],
  reviews: [],
  ...more,
});
const pairs = (papers: Assignable[], reviewers: Reviewer[], wanted: number) =>
  shareReviews(papers, reviewers, wanted).assigned.map(({ number, accountId }) => `${number}:${accountId}`);

test('evenly, and the same each time', () => {
  const papers = Array.from({ length: 6 }, (_, nth) => paper(nth + 1));
  const reviewers = [1, 2, 3].map((id) => reviewer(id));
  const { assigned, short } = shareReviews(papers, reviewers, 2);
  expect([1, 2, 3].map((id) => assigned.filter(({ accountId }) => accountId === id).length)).toEqual([4, 4, 4]);
  expect(short).toEqual([]);
  expect(shareReviews(papers, reviewers, 2).assigned).toEqual(assigned);
});

test('by topic; never one’s own, by account or address, nor of the same institution', () => {
  const reviewers = [reviewer(1, { topics: new Set(['b']) }), reviewer(2), reviewer(3, { institution: 'Fjord Heart Centre' })];
  expect(pairs([paper(1)], reviewers, 3)).toEqual(['1:2', '1:3']);
  expect(pairs([paper(1, { accountId: 2 })], reviewers, 1)).toEqual(['1:3']);
  expect(pairs([paper(1, { emails: new Set(['r2@example.org']) })], reviewers, 1)).toEqual(['1:3']);
  const near = paper(1, { institutions: ['Dept. of Cardiology, FJORD Heart-Centre'] });
  expect(shareReviews([near], reviewers, 2)).toEqual({ assigned: [{ number: 1, accountId: 2 }], short: [{ number: 1, missing: 1 }] });
});

test('what is assigned stays; who has given it back is not asked again', () => {
  const reviewers = [reviewer(1), reviewer(2), reviewer(3)];
  const reviews = [
    { accountId: 1, isConflict: false },
    { accountId: 2, isConflict: true },
  ];
  expect(pairs([paper(1, { reviews })], reviewers, 2)).toEqual(['1:3']);
  // Of somebody who is gone a review still counts.
  expect(pairs([paper(1, { reviews: [{ accountId: null, isConflict: false }] })], reviewers, 1)).toEqual([]);
});

test('institutions: small differences of writing, not short words', () => {
  expect(isSameInstitution('Hôpital Saint-Jean', 'hopital saint jean')).toBe(true);
  expect(isSameInstitution('ETH', 'ETH Zurich')).toBe(false);
  expect([isSameInstitution('', ''), isSameInstitution('Heart Centre', 'Heartland Centre')]).toEqual([false, false]);
});
