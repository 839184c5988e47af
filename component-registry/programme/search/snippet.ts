// The part of an abstract in which a search has found its words.
import { type FoundWords, highlight } from './search-text.ts';

/** Characters before and after the first word found. */
const AROUND = 90;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The words of HTML that the server has sanitised. */
export const wordsOfHtml = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name]!)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The words around the first that was found, cut at blanks; empty where the text has none. */
export function snippetOf(html: string, found: FoundWords): string {
  const text = wordsOfHtml(html);
  let at = 0;
  const first = highlight(text, found).find((piece) => {
    if (piece.found) return true;
    at += piece.text.length;
    return false;
  });
  if (!first) return '';
  const start = at <= AROUND ? 0 : text.indexOf(' ', at - AROUND) + 1;
  const last = at + first.text.length + AROUND;
  const end = last >= text.length ? text.length : text.lastIndexOf(' ', last);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}
