// The list of people with search and letters.
import { buttonClass, ChoiceLink, EmptyState, useAddress, useQueryState, useTexts } from '#sdk';
import { useCallback, useMemo } from 'react';
import type { Author } from '#contract/programme';
import { personName } from '../person/people.ts';
import { QuestionField, ResultLine } from '../search/question-field.tsx';
import type { SearchRow } from '../search/search-index.ts';
import { type Question, useQuestion } from '../search/use-question.ts';
import { Letters } from './letters.tsx';
import { texts } from './texts.ts';
import styles from './view.module.css';

type PeopleProps = { people: readonly Author[]; searched: boolean };

export function People({ people, searched }: PeopleProps) {
  const t = useTexts(texts);
  const [written, write] = useQueryState('who');
  const open = useCallback(() => openSearch(people), [people]);
  const rows = useCallback(() => rowsOf(people), [people]);
  const others = [...new URLSearchParams(useAddress().split('#', 1)[0]!.split('?')[1])].filter(([name]) => name !== 'who');
  const question = useQuestion({ of: people, part: '', rows, open, written: searched ? written : '', write });
  const { answer } = question;
  const shown = useMemo(() => {
    const found = answer && new Set(answer.found.ids);
    return found ? people.filter(({ Id }) => found.has(Id)) : people;
  }, [people, answer]);
  return (
    <>
      {searched && (
        <form role="search" className={styles.search} data-print="none" onSubmit={(event) => event.preventDefault()}>
          {others.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <QuestionField question={question} t={t} name="who" />
          <Result question={question} count={shown.length} />
        </form>
      )}
      {question.waiting ? null : answer && shown.length === 0 ? (
        <EmptyState
          sentence={t('nothing', { question: answer.question })}
          action={
            <ChoiceLink href={`?${new URLSearchParams(others).toString()}`} onChoose={() => question.type('')} className={buttonClass()}>
              {t('showAll')}
            </ChoiceLink>
          }
        />
      ) : (
        <Letters people={shown} found={answer?.found.words} />
      )}
    </>
  );
}

function Result({ question: { answer, failed }, count }: { question: Question; count: number }) {
  const t = useTexts(texts);
  const lines = failed ? [t('searchFailed')] : [];
  if (answer) {
    lines.push(t('found', { count, question: answer.question }));
    if (count > 0 && answer.found.fit !== 'exact') lines.push(t(answer.found.fit));
  }
  return <ResultLine lines={lines} />;
}

/** What is searched of people: name, title, institution, city, country. */
const rowsOf = (people: readonly Author[]): SearchRow[] =>
  people.map((person) => ({
    id: person.Id,
    title: personName(person),
    subtitle: person.Institution,
    people: '',
    talks: '',
    track: person.City,
    room: person.Country,
    type: person.Title,
  }));

async function openSearch(people: readonly Author[]) {
  const { buildIndex } = await import('../search/search-index.ts');
  const index = await buildIndex(rowsOf(people));
  return { ask: async (question: string) => index.search(question), close: () => undefined };
}
