// The question as it is typed and as it is answered: the list answers while one types, the address follows when one pauses.
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { Session } from '#contract/programme';
import type { Found } from '../search-index.ts';
import type { Search } from '../search-programme.ts';

/** Pause after which the question is written into the address, ms. */
const PAUSE = 250;

type Answer = { question: string; found: Found };

/** The last answer about a programme: who comes back from a session finds the list as it was, at once. */
const last = new WeakMap<readonly Session[], Answer>();

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

/** Searches `listed`, a part of `programme`. `written` is the question in the address; `write` puts one there. */
export function useQuestion(
  listed: readonly Session[],
  programme: readonly Session[],
  written: string,
  write: (question: string) => void,
): Question {
  const [typed, setTyped] = useState(written);
  const [answer, setAnswer] = useState(() => {
    const known = last.get(programme);
    return known?.question === written ? known : undefined;
  });
  const [early, setEarly] = useState(written.trim() !== '');
  const [failed, setFailed] = useState(false);
  const open = useSearch(listed);
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
    open()
      .then((search) => search.ask(question))
      .then(
        (found) => {
          last.set(programme, { question, found });
          if (!stale) startTransition(() => setAnswer({ question, found }));
        },
        () => {
          if (!stale) setFailed(true);
        },
      );
    return () => {
      stale = true;
    };
  }, [question, open, programme]);

  const prepare = useCallback(() => void open().catch(() => undefined), [open]);
  return { typed, type, answer, waiting: early && !answer && !failed, failed, prepare };
}

/** Opens the search over these sessions once, when first wanted, and closes it with the list. */
function useSearch(sessions: readonly Session[]): () => Promise<Search> {
  const opened = useRef<Promise<Search>>(undefined);
  useEffect(
    () => () => {
      void opened.current?.then(
        (search) => search.close(),
        () => undefined,
      );
      opened.current = undefined;
    },
    [sessions],
  );
  return useCallback(() => {
    opened.current ??= import('../search-programme.ts').then(({ openSearch }) => openSearch(sessions));
    // A chunk that failed to load may come next time.
    opened.current.catch(() => {
      opened.current = undefined;
    });
    return opened.current;
  }, [sessions]);
}
