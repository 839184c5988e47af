// Pages of the menu and rooms whose name has every word of a question.
import { queryOfRequest, useDataContext, useMenuLinks, useQuery, useTexts } from '#sdk';
import { pagSessions } from '#contract/programme';
import { request } from '#contract/request';
import { fold, splitWords } from '../search/search-text.ts';
import type { NamedLink } from './named-link.ts';
import { texts } from './texts.ts';

/** Most of each. */
const SHOWN = 5;

export type NamedThings = { pages: readonly NamedLink[]; rooms: readonly NamedLink[] };

export function useNamedThings(question: string): NamedThings {
  const t = useTexts(texts);
  const { event, language } = useDataContext();
  const links = useMenuLinks();
  const place = { eventid: event, language };
  const { data: sessions = [] } = useQuery(queryOfRequest(request(pagSessions, place)));
  const asked = splitWords(question).map(fold);
  // As the index does: a word of the question begins a word of the name.
  const fits = (name: string): boolean => {
    const words = splitWords(name).map(fold);
    return asked.length > 0 && asked.every((one) => words.some((word) => word.startsWith(one)));
  };
  const rooms = new Map(sessions.map(({ RoomId, RoomName }) => [RoomName, RoomId || RoomName] as const));
  return {
    pages: links
      .filter(({ words }) => fits(words))
      .slice(0, SHOWN)
      .map(({ words, href }) => ({ name: words, to: href })),
    rooms: [...rooms]
      .filter(([name]) => fits(name))
      .slice(0, SHOWN)
      .map(([name, id]) => ({ name, to: `page:PagSearchPage?room=${encodeURIComponent(id.replaceAll(',', '\\,'))}`, about: t('inRoom') })),
  };
}
