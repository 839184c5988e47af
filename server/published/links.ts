// Links of sessions and presentations as visitors get them.
import type { SessionRow } from '../../src/model/documents/programme.ts';
import type { Reader } from './reader.ts';

/** The links with public addresses. A link without an address is omitted. */
export const linksOf = (written: SessionRow['Links'], read: Reader): { Title: string; Url: string }[] =>
  (written ?? []).map(({ Title, Url }) => ({ Title, Url: read.address(Url) })).filter(({ Url }) => Url !== '');
