// A form of an account: what was typed, what is wrong with it, and one call at a time.
import { type SyntheticEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { FormError } from '#sdk';

/** Fields by name; checkboxes are booleans. */
export type Values = Readonly<Record<string, string | boolean>>;

/** What is wrong: the field (empty: none in particular) and a sentence that says what to do. */
export type Problem<V extends Values = Values> = { field: (keyof V & string) | ''; message: string };

/** What became of sending: problems (none: all is well), or `gone` where the browser is on its way to another page. */
export type Sent<V extends Values = Values> = readonly Problem<V>[] | 'gone';

type Options<V extends Values> = {
  start: V;
  /** What is wrong before anything is sent. */
  check: (values: V) => readonly Problem<V>[];
  /** Sends it; must not throw. */
  send: (values: V) => Promise<Sent<V>>;
};

/** State of a form, for `AccountForm` and the fields in it. */
export function useForm<V extends Values>({ start, check, send }: Options<V>) {
  const id = useId();
  const [values, setValues] = useState<V>(start);
  const [problems, setProblems] = useState<readonly Problem<V>[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  // The second press may come before the first is drawn.
  const sending = useRef(false);
  const release = () => {
    sending.current = false;
    setBusy(false);
  };

  useEffect(() => {
    // A page that comes back from the browser's memory is not busy any more.
    const back = (event: PageTransitionEvent) => event.persisted && release();
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);

  const show = (found: readonly Problem<V>[]) => {
    setProblems(found);
    if (found.length > 0) setAttempt((before) => before + 1);
  };
  const submit = async (element: HTMLFormElement) => {
    if (sending.current) return;
    const typed = readForm(element, values);
    setValues(typed);
    const wrong = check(typed);
    show(wrong);
    if (wrong.length > 0) return;
    sending.current = true;
    setBusy(true);
    const sent = await send(typed);
    if (sent === 'gone') return;
    release();
    show(sent);
  };

  const idOf = (name: string) => `${id}-${name}`;
  const fieldProps = (name: keyof V & string) => ({
    id: idOf(name),
    name,
    error: problems.find(({ field }) => field === name)?.message,
  });
  const change = (name: string) => (value: string | boolean) => setValues((before) => ({ ...before, [name]: value }));
  const fill = useCallback(
    (known: Partial<V>) =>
      setValues((before) => ({ ...before, ...Object.fromEntries(Object.entries(known).filter(([name]) => before[name] === '')) })),
    [],
  );
  return {
    values,
    /** Fills in what is known of somebody; what was typed meanwhile stays. */
    fill,
    busy,
    attempt,
    errors: problems.map(({ field, message }): FormError => ({ id: field && idOf(field), message })),
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
    /** Props of a text or password field. */
    text: (name: keyof V & string) => ({
      ...fieldProps(name),
      value: values[name] as string,
      onChange: change(name) as (value: string) => void,
    }),
    /** Props of a checkbox. */
    box: (name: keyof V & string) => ({
      ...fieldProps(name),
      checked: values[name] as boolean,
      onChange: change(name) as (value: boolean) => void,
    }),
  };
}

/** What stands in the fields themselves: some password managers fill them in without telling anybody. */
function readForm<V extends Values>(element: HTMLFormElement, known: V): V {
  const data = new FormData(element);
  const read = (name: string, value: string | boolean) => {
    const written = data.get(name);
    return typeof value === 'string' && typeof written === 'string' ? written : value;
  };
  return Object.fromEntries(Object.entries(known).map(([name, value]) => [name, read(name, value)])) as V;
}
