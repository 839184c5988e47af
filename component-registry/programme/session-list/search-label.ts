// What the field of a list says that it searches.
import type { Props } from './props.ts';

const byThings = {
  sessions: 'search',
  all: 'search',
  posters: 'searchPosters',
  presentations: 'searchPresentations',
  abstracts: 'searchAbstracts',
} as const satisfies Readonly<Record<Props['show'], string>>;

export type SearchLabel = (typeof byThings)[Props['show']] | 'searchSymposia' | 'searchSessions';

/** Key of the text: the programme is searched where all of it is listed, else what is listed. */
export function searchLabel(props: Props): SearchLabel {
  if (props.search !== 'programme') return 'searchSymposia';
  const { show, grades, types, companies, tracks, rooms, dates, tags, oneOfTags, ids } = props;
  const isPart = [grades, types, companies, tracks, rooms, dates, tags, oneOfTags, ids].some((chosen) => chosen.length > 0);
  return byThings[show] === 'search' && isPart ? 'searchSessions' : byThings[show];
}
