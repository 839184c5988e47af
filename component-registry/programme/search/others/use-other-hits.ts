// What a question finds among the other kinds: asked once the list itself has its answer, with the data of each kind.
import { queryOfRequest, useDataContext, usePageExists, useQuery } from '#sdk';
import { useEffect, useMemo, useState } from 'react';
import { pagAbstracts, pagSessionTexts, type SessionText } from '#contract/abstracts';
import { companyAccounts, type CompanyLine } from '#contract/companies';
import { type Author, pagAuthors, pagSessions } from '#contract/programme';
import { request } from '#contract/request';
import type { ListedThing } from '../../session/listed-session.ts';
import type { Found } from '../search-index.ts';
import { openSearch, type Search } from '../search-programme.ts';
import { searchedExhibitors } from './exhibitors.ts';
import { pageOfKind, searchKinds, type SearchKind, wholeListing } from './kinds.ts';
import type { ProgrammeAnswers, rowsOfKind } from './searched-rows.ts';

/** A session, presentation, abstract or poster; a person; an exhibitor. */
export type FoundThing = ListedThing | Author | CompanyLine;

/** What of one kind is found, best first. */
export type OtherHits = {
  kind: SearchKind;
  question: string;
  found: Found;
  things: ReadonlyMap<string, FoundThing>;
};

type AllAnswers = ProgrammeAnswers & { companies: readonly CompanyLine[] };

type SearchedKind = { things: ReadonlyMap<string, FoundThing>; search: Pick<Search, 'ask'> & { whole?: Promise<void> } };

/** Opened once for the same answers, by kind; the browser drops both together. */
const opened = new WeakMap<object, Map<SearchKind, SearchedKind>>();

/** What lists have as well: given to this code, which is loaded later, so that nobody loads it twice. */
export type RowsOfKind = typeof rowsOfKind;

const sourceOf = {
  sessions: 'sessions',
  posters: 'sessions',
  people: 'people',
  presentations: 'abstracts',
  abstracts: 'abstracts',
  exhibitors: 'companies',
} as const satisfies Readonly<Record<SearchKind, keyof AllAnswers>>;

function searchOf(kind: SearchKind, answers: AllAnswers, rowsOf: RowsOfKind): SearchedKind {
  const source = answers[sourceOf[kind]];
  const known = opened.get(source) ?? new Map<SearchKind, SearchedKind>();
  opened.set(source, known);
  let searched = known.get(kind);
  if (!searched) {
    searched = kind === 'exhibitors' ? searchedExhibitors(answers.companies) : programmeKind(kind, answers, rowsOf);
    known.set(kind, searched);
  }
  return searched;
}

function programmeKind(kind: Exclude<SearchKind, 'exhibitors'>, answers: AllAnswers, rowsOf: RowsOfKind): SearchedKind {
  const { things, rowAt } = rowsOf(kind === 'people' ? undefined : wholeListing(kind), answers);
  return { things: new Map(things.map((thing) => [thing.Id, thing] as const)), search: openSearch(things.length, rowAt) };
}

const noExhibitors: readonly CompanyLine[] = [];
const noTexts: readonly SessionText[] = [];

export type OtherKindsProps = { here: readonly SearchKind[]; question: string; rowsOf: RowsOfKind };

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
  // Sessions that are listed here have them themselves; those that cannot be read keep nobody from the rest.
  const hasSessions = !here.includes('sessions') || !here.includes('posters');
  const written = useQuery({ ...queryOfRequest(request(pagSessionTexts, place)), enabled: hasSessions });
  const texts = written.data ?? (hasSessions && !written.isLoadingError ? undefined : noTexts);
  const hasExhibitors = exists('ProfilePage') && exists(pageOfKind.exhibitors.page);
  const { data: exhibitors, isLoadingError: noCompanies } = useQuery({
    ...queryOfRequest(request(companyAccounts, place)),
    enabled: hasExhibitors,
  });
  // Exhibitors that cannot be read keep nobody from the rest.
  const companies = exhibitors ?? (hasExhibitors && !noCompanies ? undefined : noExhibitors);
  const others = useMemo(
    () => searchKinds.filter((kind) => !here.includes(kind) && exists(pageOfKind[kind].page) && (kind !== 'exhibitors' || hasExhibitors)),
    [here, exists, hasExhibitors],
  );
  const [answer, setAnswer] = useState<OtherAnswer>({ hits: [], answered: undefined, failed: false });
  useEffect(() => {
    if (!sessions || !people || !abstracts || !companies || !texts) return undefined;
    let stale = false;
    const all = { sessions, people, abstracts, companies, texts };
    const ask = async (kind: SearchKind): Promise<OtherHits> => {
      const { search, things } = searchOf(kind, all, rowsOf);
      return { kind, question, found: await search.ask(question), things };
    };
    const look = async (): Promise<void> => {
      const answers = await Promise.all(others.map(ask));
      if (stale) return;
      const hits = exactFirst(answers.filter(({ found }) => found.ids.length > 0 && found.fit !== 'any'));
      setAnswer({ hits, answered: question, failed: false });
      const partial = answers.filter(({ found }) => found.isPartial);
      if (partial.length === 0) return;
      await Promise.all(partial.map(async ({ kind }) => searchOf(kind, all, rowsOf).search.whole));
      if (!stale) await look();
    };
    look().catch(() => {
      if (!stale) setAnswer({ hits: [], answered: undefined, failed: true });
    });
    return () => {
      stale = true;
    };
  }, [sessions, people, abstracts, companies, texts, others, question, rowsOf]);
  return noSessions || noPeople || noAbstracts || noCompanies ? { ...answer, failed: true } : answer;
}
