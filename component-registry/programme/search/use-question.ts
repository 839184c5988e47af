// The search query and its answer: the list answers during input, the address follows after a pause.
import { startTransition, useCallback, useEffect, useId, useRef, useState } from 'react';
import { askedOf, type ShortLimits, useDevice } from '#sdk';
import { type QuestionAnswer, readAnswer, useAnswerOnServer, writeAnswer } from './drawn-answer.ts';
import type { SearchRow } from './search-index.ts';
import type { Search } from './search-programme.ts';

/** Pause after which the query is written into the address, ms. */
const PAUSE = 250;

/** The last answer by data, so that going back shows the list at once. */
const last = new WeakMap<object, QuestionAnswer & { part: string }>();

export type Question = {
  /** Content of the field. */
  typed: string;
  type: (text: string) => void;
  /** The answer on screen with its query; undefined without a query. */
  answer: QuestionAnswer | undefined;
  /** A query from the address has no answer yet: other content would only flicker. */
  waiting: boolean;
  /** The code of the search could not be loaded. */
  failed: boolean;
  /** Enough is typed to be asked. */
  isAsked: boolean;
  /** The page came with the answer on screen. */
  isDrawn: boolean;
  /** Prepares the search before the first letter. */
  prepare: () => void;
  /** For an element of the list: what the server drew it with, until the browser has taken over. */
  drawn: { id: string; 'data-answer': string | undefined };
};

/** The data to search, and the address. All but `written` must keep their identity. */
export type QuestionParams = {
  /** The data to search, as received from the server; undefined while they are on their way. */
  of: object | undefined;
  /** Which part of the data is searched, where there are several lists of it. */
  part: string;
  /** The rows of that part. */
  rows: () => readonly SearchRow[];
  /** The limits of a short list; none for an index of words. */
  limits?: ShortLimits | undefined;
  /** Opens the search over it; called on first use. */
  open: () => Promise<Search>;
  /** The query in the address. */
  written: string;
  /** Writes a query into the address. */
  write: (question: string) => void;
};

export function useQuestion({ of, part, rows, limits, open, written, write }: QuestionParams): Question {
  const [typed, setTyped] = useState(written);
  const id = useId();
  const onServer = useAnswerOnServer({ of, part, rows, limits, question: written });
  const [drawn] = useState(() => onServer ?? readAnswer(id, askedOf(written, limits)));
  const [answer, setAnswer] = useState(() => {
    const known = of && last.get(of);
    return drawn ?? (known?.question === askedOf(written, limits) && known.part === part ? known : undefined);
  });
  // Asked again once something else was typed, or the data are newer ones.
  const answered = useRef(drawn && { question: drawn.question, of });
  const isPrepared = useRef(false);
  const [early, setEarly] = useState(askedOf(written, limits) !== '');
  const [failed, setFailed] = useState(false);
  const search = useOpened(open);
  const type = useCallback(
    (text: string) => {
      setTyped(text);
      setFailed(false);
      answered.current = undefined;
      setEarly(false);
      // During input the previous answer stays; an empty field has none.
      if (askedOf(text, limits) === '') setAnswer(undefined);
    },
    [limits],
  );

  // The address changed by itself: a link to another search.
  const known = useRef(written);
  useEffect(() => {
    if (written === known.current) return;
    known.current = written;
    type(written);
  }, [written, type]);

  const question = typed.trim();
  useEffect(() => {
    if (question === known.current) return undefined;
    const timer = setTimeout(
      () => {
        known.current = question;
        write(question);
      },
      question === '' ? 0 : PAUSE,
    );
    return () => clearTimeout(timer);
  }, [question, write]);

  const asked = askedOf(typed, limits);
  useEffect(() => {
    if (asked === '' || !of) return undefined;
    if (answered.current?.question === asked) {
      // The page came with the answer before it had the data.
      answered.current.of ??= of;
      if (answered.current.of === of) return undefined;
    }
    let stale = false;
    const ask = async (opened: Search): Promise<void> => {
      const found = await opened.ask(asked);
      last.set(of, { part, question: asked, found });
      if (stale) return;
      startTransition(() => setAnswer({ question: asked, found }));
      if (!found.isPartial) return;
      await opened.whole;
      if (!stale) await ask(opened);
    };
    search()
      .then(ask)
      .catch(() => {
        if (!stale) setFailed(true);
      });
    return () => {
      stale = true;
    };
  }, [asked, search, of, part]);

  const prepare = useCallback(() => {
    isPrepared.current = true;
    search().catch(() => undefined);
  }, [search]);
  // The data came after the focus.
  useEffect(() => {
    if (isPrepared.current) prepare();
  }, [prepare]);
  const text = useDevice(() => undefined, drawn && writeAnswer(drawn));
  return {
    typed,
    type,
    answer,
    isAsked: asked !== '',
    isDrawn: asked !== '' && drawn?.question === asked,
    waiting: early && !answer && !failed,
    failed,
    prepare,
    drawn: { id, 'data-answer': text },
  };
}

/** Opens the search on first use, and closes it with the list. */
function useOpened(open: () => Promise<Search>): () => Promise<Search> {
  const opened = useRef<Promise<Search>>(undefined);
  useEffect(
    () => () => {
      void opened.current?.then(
        (search) => search.close(),
        () => undefined,
      );
      opened.current = undefined;
    },
    [open],
  );
  return useCallback(() => {
    opened.current ??= open();
    // A chunk that failed to load can be retried.
    opened.current.catch(() => {
      opened.current = undefined;
    });
    return opened.current;
  }, [open]);
}
