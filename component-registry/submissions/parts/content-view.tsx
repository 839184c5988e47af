// A submission as the page of the abstract will show it: title, authors with institutions, text, keywords.
import type { ReactElement } from 'react';
import type { AbstractCall } from '#contract/calls';
import type { SubmissionContent } from '#contract/submission-shapes';
import { PlainText, useTexts } from '#sdk';
import { submissionTexts } from './texts.ts';
import styles from './submissions.module.css';

type ContentViewProps = {
  call: Pick<AbstractCall, 'Topics' | 'Kinds' | 'Fields'>;
  content: Omit<SubmissionContent, 'Authors' | 'Conflicts' | 'Declarations'>;
  authors: readonly { Firstname: string; Surname: string; Institutions: readonly string[]; IsPresenting: boolean }[];
  /** Stated conflicts of interest; empty for none. */
  conflicts?: string;
};

/** Below a heading of level 3. */
export function ContentView({ call, content, authors, conflicts = '' }: ContentViewProps): ReactElement {
  const t = useTexts(submissionTexts);
  const named = (list: readonly { Id: string; Name: string }[], id: string): string => list.find(({ Id }) => Id === id)?.Name ?? '';
  const institutions = [...new Set(authors.flatMap((author) => author.Institutions.map((one) => one.trim()).filter(Boolean)))];
  const answers = call.Fields.flatMap((field) => {
    const value = content.Fields.find(({ Id }) => Id === field.Id)?.Value ?? '';
    if (value === '') return [];
    const words =
      field.Kind === 'choice' ? named(field.Choices, value) : field.Kind === 'yes-no' ? t(value === 'yes' ? 'yes' : 'no') : value;
    return [[field.Name, words] as const];
  });
  const facts = [
    [t('topic'), named(call.Topics, content.TopicId)],
    [t('kind'), named(call.Kinds, content.KindId)],
    [t('keywords'), content.Keywords.filter(Boolean).join(', ')],
    ...answers,
    [t('conflicts'), conflicts],
  ].filter(([, value]) => value !== '');
  return (
    <article className={styles.abstract}>
      <h3 dir="auto">{content.Title || t('noTitle')}</h3>
      {authors.length > 0 && (
        <p dir="auto" className={styles.authors}>
          {authors.map((author, nth) => (
            // Two authors may have one name.
            <span key={nth}>
              {nth > 0 && ', '}
              <span className={author.IsPresenting ? styles.presents : undefined}>{`${author.Firstname} ${author.Surname}`.trim()}</span>
              {institutions.length > 1 && (
                <sup>
                  {author.Institutions.map((one) => institutions.indexOf(one.trim()) + 1)
                    .filter((at) => at > 0)
                    .join(', ')}
                </sup>
              )}
            </span>
          ))}
        </p>
      )}
      {institutions.length > 0 && (
        <ol className={styles.institutions} data-single={institutions.length === 1 || undefined}>
          {institutions.map((one) => (
            <li key={one} dir="auto">
              {one}
            </li>
          ))}
        </ol>
      )}
      <div className={styles.text}>
        {content.Abstract.split(/\n[ \t]*(?:\n[ \t]*)+/).map((paragraph, nth) => (
          <PlainText key={nth} text={paragraph} className={styles.paragraph ?? ''} />
        ))}
      </div>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt dir="auto">{name}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  );
}
