// In the browser: the product's search over a generated programme, its presentations or its abstracts, in its worker, while the page is watched.
import { searchRow } from '#registry/programme/search/search-rows.ts';
import { openSearch } from '#registry/programme/search/search-programme.ts';
import { wholeListing } from '#registry/programme/search/others/kinds.ts';
import { listedOf } from '#registry/programme/session-list/listed.ts';
import { abstracts, questions, sessions } from '../sessions.ts';

/** Times in ms: `build` (the first answer) and `whole` (long texts, too) one a round, `ask` one a query; recall is the share of queries whose session is among the first ten. */
export type SearchResult = {
  build: number[];
  whole: number[];
  open: number[];
  ask: number[];
  longest: number[];
  recall: [exact: number, oneTypo: number, twoTypos: number];
};

const FIRST = 10;

/** Sessions of the largest congress; each has two presentations. */
const SESSIONS = 10_000;
const ABSTRACTS = 5000;

async function runSearch(show: 'all' | 'presentations' | 'abstracts', asked: number, rounds: number): Promise<SearchResult> {
  const held = sessions(SESSIONS);
  const programme = listedOf(held, { abstracts: show === 'all' ? [] : abstracts(held, ABSTRACTS), ofSessions: [] }, wholeListing(show));
  const kinds = ([0, 1, 2] as const).map((typos) => questions(programme, asked, typos));
  const result: SearchResult = { build: [], whole: [], open: [], ask: [], longest: [], recall: [0, 0, 0] };
  for (let number = 0; number < rounds; number++) {
    const watch = watchThread();
    const started = performance.now();
    const search = openSearch(programme.length, (index) => searchRow(programme[index]!));
    result.open.push(performance.now() - started);
    await search.ask(kinds[0]?.[0]?.text ?? '');
    result.build.push(performance.now() - started);
    await search.whole;
    result.whole.push(performance.now() - started);
    for (const [kind, list] of kinds.entries()) {
      let found = 0;
      for (const { text, id } of list) {
        const asking = performance.now();
        const { ids } = await search.ask(text);
        result.ask.push(performance.now() - asking);
        if (ids.slice(0, FIRST).includes(id)) found += 1;
      }
      result.recall[kind] = found / list.length;
    }
    search.close();
    result.longest.push(await watch());
  }
  return result;
}

/** Watches for tasks that block the page; returns a function that stops it and returns the longest in ms, 0 when none was over 50. */
function watchThread(): () => Promise<number> {
  let longest = 0;
  const observer = new PerformanceObserver((entries) => {
    for (const { duration } of entries.getEntries()) longest = Math.max(longest, duration);
  });
  observer.observe({ type: 'longtask' });
  return async () => {
    await new Promise((done) => setTimeout(done, 100));
    observer.disconnect();
    return longest;
  };
}

Object.assign(globalThis, { runSearch });
