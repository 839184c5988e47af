// The page of a kind with the question in its address.
import { useHref } from '#sdk';
import { pageOfKind } from './kinds.ts';
import type { OtherHits } from './use-other-hits.ts';

/** The address of all hits of a kind. */
export function usePageOfHits(): (hits: Pick<OtherHits, 'kind' | 'question'>) => string {
  const href = useHref();
  return ({ kind, question }) => {
    const { page, parameter } = pageOfKind[kind];
    const address = href(`page:${page}`) ?? '';
    return `${address}${address.includes('?') ? '&' : '?'}${parameter}=${encodeURIComponent(question)}`;
  };
}
