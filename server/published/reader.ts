// Reads texts, addresses, links and times of rows in one language.
import type { SessionRow } from '../../src/model/documents/programme.ts';
import type { Times } from './times.ts';

/** How a view turns written texts of one language into what visitors read. */
export type Reader = {
  text: (text: unknown) => string;
  html: (text: unknown) => string;
  /** HTML of an abstract, with formulas. */
  abstract: (text: unknown) => string;
  address: (written: string | undefined) => string;
  /** The language of a title in words: `TextLanguage` of a text written without a language where one other language is spoken, else nothing. */
  writtenIn: (title: unknown, spoken: readonly string[]) => { TextLanguage?: string };
  times: Times;
  compare: (a: string, b: string) => number;
};

/** Captions of a film with public addresses. Those without an address are omitted. */
export const captionFilesOf = (written: readonly { Language: string; Url: string }[] | undefined, read: Reader) =>
  (written ?? []).map(({ Language, Url }) => ({ Language, Url: read.address(Url) })).filter(({ Url }) => Url !== '');

/** The links with public addresses. A link without an address is omitted. */
export const linksOf = (written: SessionRow['Links'], read: Reader): { Title: string; Url: string }[] =>
  (written ?? []).map(({ Title, Url }) => ({ Title, Url: read.address(Url) })).filter(({ Url }) => Url !== '');
