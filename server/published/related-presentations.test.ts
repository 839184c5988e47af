import { expect, test } from 'vitest';
import type { Presentation, Session } from '../../src/contract/programme.ts';
import { relatedPresentations } from './related-presentations.ts';

const talk = (Id: string, SessionId: string, ...speakers: string[]) =>
  ({ Id, SessionId, Title: Id, Speakers: speakers.map((name) => ({ Id: name })) }) as Presentation;
const sessions = new Map(
  (
    [
      { Id: 'own', TrackId: 'heart' },
      { Id: 'same', TrackId: 'heart' },
      { Id: 'other', TrackId: 'lung' },
      { Id: 'hidden', TrackId: 'heart', HideOnScheduler: true },
      { Id: 'none', TrackId: '' },
    ] as Session[]
  ).map((one) => [one.Id, one]),
);
const it = talk('it', 'own', 'ada', '');
const presentations = [
  it,
  talk('neighbour', 'own', 'ada'),
  talk('track', 'same', 'bo'),
  talk('words', 'other', 'bo'),
  talk('speaker', 'other', 'ada'),
  talk('nothing', 'other', 'bo', ''),
  talk('unseen', 'hidden', 'ada'),
];
const line = (PresentationId: string, ...Keywords: string[]) => ({ PresentationId, Keywords });
const view = {
  presentations,
  session: (id: string) => sessions.get(id),
  abstracts: { lines: [line('it', 'rhythm', 'age'), line('words', 'age')] },
} as unknown as Parameters<typeof relatedPresentations>[0];
const ids = (list: readonly Presentation[]): string[] => list.map(({ Id }) => Id);

test('those of the same speaker come before shared keywords, these before the same track; neighbours and hidden ones are left out', () => {
  expect(ids(relatedPresentations(view, it, { Id: 'own', TrackId: 'heart' }))).toEqual(['speaker', 'words', 'track']);
});

test('people without a row and sessions without a track have nothing in common', () => {
  expect(ids(relatedPresentations(view, talk('alone', 'none', ''), { Id: 'none', TrackId: '' }))).toEqual([]);
});

test('six at most', () => {
  const many = { ...view, presentations: Array.from({ length: 9 }, (_, index) => talk(`t${index}`, 'same', 'bo')) };
  expect(relatedPresentations(many, it, { Id: 'own', TrackId: 'heart' })).toHaveLength(6);
});
