// The search of a short list by Fuse: whole texts within a threshold, as the specification limits it (B §5).
import Fuse from 'fuse.js';
import type { ShortLimits } from '#sdk';
import type { SearchIndex, SearchRow } from './search-index.ts';
import { fold, splitWords } from './search-text.ts';

const keys = [
  { name: 'title', weight: 4 },
  { name: 'company', weight: 3 },
  { name: 'people', weight: 3 },
  { name: 'talks', weight: 2 },
  { name: 'subtitle', weight: 1.5 },
  { name: 'track', weight: 1 },
  { name: 'room', weight: 1 },
  { name: 'tags', weight: 1 },
  { name: 'numbers', weight: 1 },
];

/** Nothing is written here: Fuse scores what it finds as written with almost 0. */
const AS_WRITTEN = 0.001;

export function buildShortIndex(rows: readonly SearchRow[], limits: ShortLimits): SearchIndex {
  const fuse = new Fuse(rows, {
    keys,
    threshold: limits.threshold,
    ignoreLocation: limits.ignoreLocation,
    ignoreDiacritics: true,
    includeScore: true,
    includeMatches: true,
  });
  return {
    search(question) {
      const pattern = question.trim().slice(0, limits.patternLength);
      const asked = splitWords(pattern).map(fold);
      if (pattern.length < limits.from) return { ids: [], fit: 'exact', words: { asked, answered: new Set() } };
      const results = fuse.search(pattern);
      const answered = new Set(
        results.flatMap(({ matches = [] }) =>
          matches.flatMap(({ value = '', indices }) => wordsWithin(value, indices, Math.min(3, pattern.length))),
        ),
      );
      const isAsWritten = results.every(({ score = 0 }) => score < AS_WRITTEN) || limits.threshold === 0;
      return { ids: results.map(({ item }) => item.id), fit: isAsWritten ? 'exact' : 'similar', words: { asked, answered } };
    },
  };
}

/** Folded words of a text that a match of at least `least` characters touches. */
function wordsWithin(text: string, indices: readonly (readonly [number, number])[], least: number): string[] {
  const spans = indices.filter(([from, to]) => to - from + 1 >= least);
  let at = 0;
  return splitWords(text).flatMap((word) => {
    const start = text.indexOf(word, at);
    at = start + word.length;
    return spans.some(([from, to]) => from < at && to >= start) ? [fold(word)] : [];
  });
}
