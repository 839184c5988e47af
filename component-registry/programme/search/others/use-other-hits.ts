// What a question finds among the other kinds: asked once the list itself has its answer, with the data of each kind.
import { queryOfRequest, useDataContext, usePageExists, useQuery } from '#sdk';
import { useEffect, useMemo, useState } from 'react';
import { pagAbstracts } from '#contract/abstracts';
import { type Author, pagAuthors, pagSessions } from '#contract/programme';
import { request } from '#contract/request';
import type { ListedThing } from '../../session/listed-session.ts';
import type { Found } from '../search-index.ts';
import { openSearch, type Search } from '../search-programme.ts';
import { pageOfKind, searchKinds, type SearchKind, wholeListing } from './kinds.ts';
import type { ProgrammeAnswers, rowsOfKind } from './searched-rows.ts';

/** What of one kind is found, best first. */
export type OtherHits = {
  kind: SearchKind;
  question: string;
  found: Found;
  things: ReadonlyMap<string, ListedThing | Author>;
};

type Searched = { things: ReadonlyMap<string, ListedThing | Author>; search: Search };

/** Opened once for the same answers, by kind; the browser drops both together. */
const opened = new WeakMap<object, Map<SearchKind, Searched>>();

/** What lists have as well: given to this code, which is loaded later, so that nobody loads it twice. */
export type RowsOfKind = typeof rowsOfKind;

function searchOf(kind: SearchKind, answers: ProgrammeAnswers, rowsOf: RowsOfKind): Searched {
  const source = kind === 'people' ? answers.people : kind === 'sessions' ? answers.sessions : answers.abstracts;
  const known = opened.get(source) ?? new Map<SearchKind, Searched>();
  opened.set(source, known);
  let searched = known.get(kind);
  if (!searched) {
    const { things, rowAt } = rowsOf(kind === 'people' ? undefined : wholeListing(kind), answers);
    searched = { things: new Map(things.map((thing) => [thing.Id, thing] as const)), search: openSearch(things.length, rowAt) };
    known.set(kind, searched);
  }
  return searched;
}

export type OtherKindsProps = { here: SearchKind | undefined; question: string; rowsOf: RowsOfKind };

/** What was found, and for which question: the answer to the one before stays until there is a new one. */
export type OtherAnswer = { hits: readonly OtherHits[]; answered: string | undefined; failed: boolean };

/** Hits as written stand before those that are only similar, whatever their kind. */
export const exactFirst = (hits: readonly OtherHits[]): OtherHits[] =>
  hits.toSorted((a, b) => Number(b.found.fit === 'exact') - Number(a.found.fit === 'exact'));

/** Hits of every other kind that has a page and any, exact ones first; what shares only one of several words with the question is not offered. */
export function useOtherHits({ here, question, rowsOf }: OtherKindsProps): OtherAnswer {
  const { event, language } = useDataContext();
  const place = { eventid: event, language };
  const exists = usePageExists();
  const { data: sessions, isLoadingError: noSessions } = useQuery(queryOfRequest(request(pagSessions, place)));
  const { data: people, isLoadingError: noPeople } = useQuery(queryOfRequest(request(pagAuthors, place)));
  const { data: abstracts, isLoadingError: noAbstracts } = useQuery(queryOfRequest(request(pagAbstracts, place)));
  const others = useMemo(() => searchKinds.filter((kind) => kind !== here && exists(pageOfKind[kind].page)), [here, exists]);
  const [answer, setAnswer] = useState<OtherAnswer>({ hits: [], answered: undefined, failed: false });
  useEffect(() => {
    if (!sessions || !people || !abstracts) return undefined;
    let stale = false;
    const ask = async (kind: SearchKind): Promise<OtherHits> => {
      const { search, things } = searchOf(kind, { sessions, people, abstracts }, rowsOf);
      return { kind, question, found: await search.ask(question), things };
    };
    const look = async (): Promise<void> => {
      const answers = await Promise.all(others.map(ask));
      if (stale) return;
      const hits = exactFirst(answers.filter(({ found }) => found.ids.length > 0 && found.fit !== 'any'));
      setAnswer({ hits, answered: question, failed: false });
      const partial = answers.filter(({ found }) => found.isPartial);
      if (partial.length === 0) return;
      await Promise.all(partial.map(async ({ kind }) => searchOf(kind, { sessions, people, abstracts }, rowsOf).search.whole));
      if (!stale) await look();
    };
    look().catch(() => {
      if (!stale) setAnswer({ hits: [], answered: undefined, failed: true });
    });
    return () => {
      stale = true;
    };
  }, [sessions, people, abstracts, others, question, rowsOf]);
  return noSessions || noPeople || noAbstracts ? { ...answer, failed: true } : answer;
}
