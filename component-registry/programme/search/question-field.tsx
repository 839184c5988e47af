// The search field of a list, and its result as a sentence: visible, and announced.
import { LiveRegion, SearchField } from '#sdk';
import type { Question } from './use-question.ts';
import styles from './question-field.module.css';

type QuestionFieldProps = {
  question: Question;
  name: string;
  /** What is searched. */
  label: string;
  t: (key: 'searchExample' | 'clearSearch') => string;
};

/** Focus prepares the search, so that the first letter is answered at once. `name` is the query's in the address. */
export function QuestionField({ question, name, label, t }: QuestionFieldProps) {
  return (
    <div onFocus={question.prepare} {...question.drawn}>
      <SearchField
        label={label}
        labelHidden
        name={name}
        placeholder={t('searchExample')}
        clearLabel={t('clearSearch')}
        value={question.typed}
        onChange={question.type}
      />
    </div>
  );
}

/** `announced`: what of the sentences is read out; all of them by default. */
export function ResultLine({ lines, announced = lines }: { lines: readonly string[]; announced?: readonly string[] }) {
  return (
    <div className={styles.result}>
      {lines.length > 0 && <p>{lines.join(' ')}</p>}
      <LiveRegion message={announced.join(' ')} />
    </div>
  );
}
