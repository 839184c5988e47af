// The search query and its answer: the list answers during input, the address follows after a pause.
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { Found } from './search-index.ts';
import type { Search } from './search-programme.ts';

/** Pause after which the query is written into the address, ms. */
const PAUSE = 250;

type Answer = { question: string; found: Found };

/** The last answer by data, so that going back shows the list at once. */
const last = new WeakMap<object, Answer>();

export type Question = {
  /** Content of the field. */
  typed: string;
  type: (text: string) => void;
  /** The answer on screen with its query; undefined without a query. */
  answer: Answer | undefined;
  /** A query from the address has no answer yet: other content would only flicker. */
  waiting: boolean;
  /** The code of the search could not be loaded. */
  failed: boolean;
  /** Prepares the search before the first letter. */
  prepare: () => void;
};

/** The data to search, and the address. All but `written` must keep their identity. */
export type QuestionParams = {
  /** The data to search, as received from the server. */
  of: object;
  /** Opens the search over it; called on first use. */
  open: () => Promise<Search>;
  /** The query in the address. */
  written: string;
  /** Writes a query into the address. */
  write: (question: string) => void;
};

export function useQuestion({ of, open, written, write }: QuestionParams): Question {
  const [typed, setTyped] = useState(written);
  const [answer, setAnswer] = useState(() => {
    const known = last.get(of);
    return known?.question === written ? known : undefined;
  });
  const [early, setEarly] = useState(written.trim() !== '');
  const [failed, setFailed] = useState(false);
  const search = useOpened(open);
  const type = useCallback((text: string) => {
    setTyped(text);
    setFailed(false);
    setEarly(false);
    // During input the previous answer stays; an empty field has none.
    if (text.trim() === '') setAnswer(undefined);
  }, []);

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

  useEffect(() => {
    if (question === '') return undefined;
    let stale = false;
    search()
      .then((opened) => opened.ask(question))
      .then(
        (found) => {
          last.set(of, { question, found });
          if (!stale) startTransition(() => setAnswer({ question, found }));
        },
        () => {
          if (!stale) setFailed(true);
        },
      );
    return () => {
      stale = true;
    };
  }, [question, search, of]);

  const prepare = useCallback(() => void search().catch(() => undefined), [search]);
  return { typed, type, answer, waiting: early && !answer && !failed, failed, prepare };
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
