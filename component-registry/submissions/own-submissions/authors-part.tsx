// Authors in their order: added, moved by buttons, removed; who presents has an address.
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Button, Checkbox, LiveRegion, LONGEST_SUBMISSION_LINE, MOST_INSTITUTIONS, TextField, useTexts, useUser } from '#sdk';
import type { SubmissionAuthor } from '#contract/submission-shapes';
import { submissionTexts } from '../parts/texts.ts';
import styles from '../parts/submissions.module.css';
import { controlId } from './control-id.ts';
import type { PartProps } from './part-props.ts';

export function AuthorsPart({ call, content, change, errorOf }: PartProps): ReactElement {
  const t = useTexts(submissionTexts);
  const { user } = useUser();
  const { Authors } = content;
  const [said, say] = useState('');
  // The button that was pressed stands elsewhere afterwards: the focus goes with its author.
  const focus = useRef('');
  useEffect(() => {
    if (focus.current === '') return;
    document.getElementById(focus.current)?.focus();
    focus.current = '';
  });
  const set = (index: number, part: Partial<SubmissionAuthor>): void =>
    change({ Authors: Authors.map((author, at) => (at === index ? { ...author, ...part } : author)) });
  const nameOf = (author: SubmissionAuthor | undefined): string => `${author?.Firstname ?? ''} ${author?.Surname ?? ''}`.trim();
  const move = (index: number, by: -1 | 1): void => {
    const [moved, other] = [Authors[index]!, Authors[index + by]!];
    change({ Authors: Authors.with(index, other).with(index + by, moved) });
    focus.current = controlId(`Authors.${index + by}.${isEnd(index + by, by, Authors.length) ? 'Surname' : by < 0 ? 'Up' : 'Down'}`);
    say(t('moved', { name: nameOf(moved) || t('author', { number: index + 1 }), number: index + by + 1 }));
  };
  const remove = (index: number): void => {
    change({ Authors: Authors.toSpliced(index, 1) });
    focus.current = controlId('Authors');
    say(t('removed', { name: nameOf(Authors[index]) || t('author', { number: index + 1 }) }));
  };
  const add = (): void => {
    // The first author is mostly who writes this.
    const own =
      Authors.length === 0 && user
        ? { Firstname: user.Firstname, Surname: user.Surname, Email: user.Email }
        : { Firstname: '', Surname: '', Email: '' };
    change({ Authors: [...Authors, { ...own, Institutions: [], IsPresenting: Authors.length === 0 }] });
    focus.current = controlId(`Authors.${Authors.length}.Firstname`);
  };
  const error = errorOf('Authors');
  return (
    <fieldset className={styles.part} aria-describedby={error === '' ? undefined : 'submission-authors-error'}>
      <legend>{t('authors')}</legend>
      <p className={styles.muted}>{t('authorsHelp')}</p>
      {error !== '' && (
        <p id="submission-authors-error" role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {Authors.map((author, index) => (
        // They have no id of their own; what stands in a field is the author's, wherever it is.
        <AuthorCard
          key={index}
          author={author}
          index={index}
          count={Authors.length}
          errorOf={errorOf}
          onChange={(part) => set(index, part)}
          onPresents={() => change({ Authors: Authors.map((one, at) => ({ ...one, IsPresenting: at === index })) })}
          onMove={(by) => move(index, by)}
          onRemove={() => remove(index)}
        />
      ))}
      <p className={styles.actions}>
        <Button id={controlId('Authors')} onClick={add} disabled={Authors.length >= call.MostAuthors}>
          {t('addAuthor')}
        </Button>
        {Authors.length >= call.MostAuthors && <span className={styles.muted}>{t('mostAuthors', { most: call.MostAuthors })}</span>}
      </p>
      <LiveRegion message={said} />
    </fieldset>
  );
}

const isEnd = (index: number, by: -1 | 1, count: number): boolean => (by < 0 ? index === 0 : index === count - 1);

type AuthorCardProps = {
  author: SubmissionAuthor;
  index: number;
  count: number;
  errorOf: (field: string) => string;
  onChange: (part: Partial<SubmissionAuthor>) => void;
  onPresents: () => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

function AuthorCard({ author, index, count, errorOf, onChange, onPresents, onMove, onRemove }: AuthorCardProps): ReactElement {
  const t = useTexts(submissionTexts);
  const at = (field: string): string => `Authors.${index}.${field}`;
  const name = `${author.Firstname} ${author.Surname}`.trim() || t('author', { number: index + 1 });
  const line = { maxLength: LONGEST_SUBMISSION_LINE, dir: 'auto' } as const;
  return (
    <fieldset className={styles.card}>
      <legend>{t('author', { number: index + 1 })}</legend>
      <div className={styles.pair}>
        <TextField
          {...line}
          id={controlId(at('Firstname'))}
          label={t('firstname')}
          value={author.Firstname}
          onChange={(Firstname) => onChange({ Firstname })}
        />
        <TextField
          {...line}
          id={controlId(at('Surname'))}
          label={t('surname')}
          error={errorOf(at('Surname'))}
          value={author.Surname}
          onChange={(Surname) => onChange({ Surname })}
          required
        />
      </div>
      <div className={styles.short}>
        <TextField
          id={controlId(at('Institutions'))}
          label={t('institutions')}
          help={t('institutionsHelp')}
          error={errorOf(at('Institutions'))}
          value={author.Institutions.join('\n')}
          onChange={(text) =>
            onChange({
              Institutions: text
                .split('\n')
                .slice(0, MOST_INSTITUTIONS)
                .map((one) => one.slice(0, LONGEST_SUBMISSION_LINE)),
            })
          }
          rows={2}
          dir="auto"
          multiline
          required
        />
      </div>
      <Checkbox
        label={t('presents')}
        checked={author.IsPresenting}
        onChange={(is) => (is ? onPresents() : onChange({ IsPresenting: false }))}
      />
      <TextField
        id={controlId(at('Email'))}
        label={t('email')}
        error={errorOf(at('Email'))}
        optionalLabel={author.IsPresenting ? undefined : t('optional')}
        value={author.Email}
        onChange={(Email) => onChange({ Email })}
        type="email"
        maxLength={254}
        dir="ltr"
      />
      <p className={styles.actions}>
        <Button
          id={controlId(at('Up'))}
          size="small"
          disabled={index === 0}
          onClick={() => onMove(-1)}
          aria-label={t('moveUpName', { name })}
        >
          {t('moveUp')}
        </Button>
        <Button
          id={controlId(at('Down'))}
          size="small"
          disabled={index === count - 1}
          onClick={() => onMove(1)}
          aria-label={t('moveDownName', { name })}
        >
          {t('moveDown')}
        </Button>
        <Button size="small" onClick={onRemove} aria-label={t('removeName', { name })}>
          {t('remove')}
        </Button>
      </p>
    </fieldset>
  );
}
