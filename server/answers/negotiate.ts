// What a request allows: the content coding it takes, and whether it already has an answer.
import type { Answer, Coding } from './answer.ts';

/** The best coding of an Accept-Encoding header: Brotli before gzip before none. */
export function codingFor(header: string | undefined): Coding {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').split(',')) {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(';')
      .map((each) => each.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    if (name) weights.set(name, weight ? Number(weight.slice(2)) : 1);
  }
  const takes = (coding: string): boolean => (weights.get(coding) ?? weights.get('*') ?? 0) > 0;
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}

/** Strong ETag of an answer in a coding: other bytes, other tag (RFC 9110 §8.8.3.3). */
export const etagOf = (answer: Answer, coding: Coding): string =>
  coding === 'identity' ? `"${answer.hash}"` : `"${answer.hash}.${coding}"`;

/** Whether an If-None-Match header names this answer, in whatever coding it was received. */
export function hasAlready(header: string | undefined, answer: Answer): boolean {
  if (!header) return false;
  return header.split(',').some((tag) => {
    const name = tag.trim();
    return (
      name === '*' ||
      name
        .replace(/^W\//, '')
        .replace(/^"|"$/g, '')
        .replace(/\.(br|gzip)$/, '') === answer.hash
    );
  });
}
