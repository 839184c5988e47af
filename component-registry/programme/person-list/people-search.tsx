// The list of people with search and letters.
import { buttonClass, ChoiceLink, EmptyState, HiddenFields, useAddress, useQueryState, useTexts } from '#sdk';
import { useCallback, useMemo } from 'react';
import type { Author } from '#contract/programme';
import { personRow } from '../person/people.ts';
import type { PersonOrder } from '../person/person-groups.ts';
import type { SearchKind } from '../search/others/kinds.ts';
import { OtherKinds, OtherKindsLine } from '../search/others/other-kinds.tsx';
import { QuestionField, ResultLine } from '../search/question-field.tsx';
import type { Search } from '../search/search-programme.ts';
import { type Question, useQuestion } from '../search/use-question.ts';
import { Letters } from './letters.tsx';
import { texts } from './texts.ts';
import styles from './view.module.css';

/** What the list itself shows. */
const kindsHere: readonly SearchKind[] = ['people'];

type PeopleProps = { people: readonly Author[]; order: PersonOrder; searched: boolean };

export function People({ people, order, searched }: PeopleProps) {
  const t = useTexts(texts);
  const [written, write] = useQueryState('who');
  const open = useCallback(() => searchIn(people), [people]);
  const rows = useCallback(() => people.map(personRow), [people]);
  // Not `useQueryWithout`: with it a page of people would load the file of the other lists.
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
          <HiddenFields values={others} />
          <QuestionField question={question} label={t('search')} t={t} name="who" />
          <Result question={question} count={shown.length} />
          <OtherKindsLine
            here={kindsHere}
            question={answer?.question}
            isAsked={question.isAsked}
            isOnlySimilar={answer !== undefined && answer.found.fit !== 'exact'}
          />
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
        <Letters people={shown} order={order} found={answer?.found.words} />
      )}
      <OtherKinds here={kindsHere} question={answer?.question} />
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

/** Thousands are searched in a thread of their own: the page stays responsive. */
async function searchIn(people: readonly Author[]): Promise<Search> {
  const { openSearch } = await import('../search/search-programme.ts');
  return openSearch(people.length, (index) => personRow(people[index]!));
}
