// What the policies are asked before a page is sent to anybody; nothing for pages that are everybody's (A §4, A §5).
import { CONTENT_PAGE } from '../../model/documents/app/page-lists.ts';
import type { AccessRequest } from '../policies/access.ts';
import { isOpenPage } from './listed.ts';
import type { Visit } from './visit.ts';

/** All of them have to be allowed. Pages of the public shell are asked none: the guards ask none there either. */
export function pageRequests({ asked, configured }: Pick<Visit, 'asked' | 'configured'>): readonly AccessRequest[] {
  const { page, chain, isContent } = asked;
  if (chain === 'shell' || isOpenPage({ asked, configured }) || (page === 'contact' && configured.accessContactPage)) return [];
  return (isContent ? [page, CONTENT_PAGE] : [page]).map((identifier) => ({ type: 'Page', identifier }));
}
