// The question as it is typed and as it is answered: the list answers while one types, the address follows when one pauses.
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { Found } from './search-index.ts';
import type { Search } from './search-programme.ts';

/** Pause after which the question is written into the address, ms. */
const PAUSE = 250;

type Answer = { question: string; found: Found };

/** The last answer about something searched: who comes back finds the list as it was, at once. */
const last = new WeakMap<object, Answer>();

export type Question = {
  /** What stands in the field. */
  typed: string;
  type: (text: string) => void;
  /** The answer on screen with its question; undefined while nothing is asked. */
  answer: Answer | undefined;
  /** A question came with the address and has no answer yet: showing anything else would only flicker. */
  waiting: boolean;
  /** The code of the search could not be loaded. */
  failed: boolean;
  /** Gets the search ready before the first letter. */
  prepare: () => void;
};

/** What is searched, and where the question is kept. All but `written` must keep their identity. */
export type Asked = {
  /** The data that is searched, as it came from the server. */
  of: object;
  /** Opens the search over it; called when it is first wanted. */
  open: () => Promise<Search>;
  /** The question in the address. */
  written: string;
  /** Puts a question into the address. */
  write: (question: string) => void;
};

export function useQuestion({ of, open, written, write }: Asked): Question {
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
    // While one goes on typing the last answer stays; an emptied field has none.
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

/** Opens the search once, when first wanted, and closes it with the list. */
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
    // A chunk that failed to load may come next time.
    opened.current.catch(() => {
      opened.current = undefined;
    });
    return opened.current;
  }, [open]);
}
