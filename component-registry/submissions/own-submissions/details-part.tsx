// Title, topic, kind, abstract with its counter, keywords.
import { type ReactElement, useState } from 'react';
import { abstractLength, LONGEST_SUBMISSION_LINE, SelectField, TextField, useTexts } from '#sdk';
import { submissionTexts } from '../parts/texts.ts';
import styles from '../parts/submissions.module.css';
import { controlId } from './control-id.ts';
import type { PartProps } from './part-props.ts';

export function DetailsPart({ call, content, change, errorOf }: PartProps): ReactElement {
  const t = useTexts(submissionTexts);
  const choice = (field: 'TopicId' | 'KindId', label: string, list: readonly { Id: string; Name: string }[]): ReactElement | null =>
    list.length === 0 ? null : (
      <SelectField
        id={controlId(field)}
        label={label}
        error={errorOf(field)}
        value={content[field]}
        onChange={(value) => change({ [field]: value })}
        options={[{ value: '', label: t('choose') }, ...list.map(({ Id, Name }) => ({ value: Id, label: Name }))]}
        required
      />
    );
  const used = abstractLength(call, content.Abstract);
  const most = call.LongestAbstract;
  return (
    <fieldset className={styles.part}>
      <legend>{t('content')}</legend>
      <TextField
        id={controlId('Title')}
        label={t('title')}
        help={
          call.LongestTitle > 0 ? t('charactersOf', { used: Array.from(content.Title.trim()).length, most: call.LongestTitle }) : undefined
        }
        error={errorOf('Title')}
        value={content.Title}
        onChange={(Title) => change({ Title })}
        maxLength={LONGEST_SUBMISSION_LINE}
        dir="auto"
        required
      />
      <div className={styles.pair}>
        {choice('TopicId', t('topic'), call.Topics)}
        {choice('KindId', t('kind'), call.Kinds)}
      </div>
      <TextField
        id={controlId('Abstract')}
        label={t('abstract')}
        help={most > 0 ? t(call.CountsWords ? 'wordsOf' : 'charactersOf', { used, most }) : undefined}
        error={errorOf('Abstract')}
        value={content.Abstract}
        onChange={(Abstract) => change({ Abstract })}
        rows={12}
        dir="auto"
        multiline
        required
      />
      {call.MostKeywords > 0 && <Keywords call={call} content={content} change={change} errorOf={errorOf} />}
    </fieldset>
  );
}

/** One field for all: its text is kept as it is typed, the list is what stands between commas. */
function Keywords({ call, content, change, errorOf }: PartProps): ReactElement {
  const t = useTexts(submissionTexts);
  const [text, setText] = useState(content.Keywords.join(', '));
  return (
    <TextField
      id={controlId('Keywords')}
      label={t('keywords')}
      help={t('keywordsHelp', { least: call.LeastKeywords, most: call.MostKeywords })}
      error={errorOf('Keywords')}
      optionalLabel={call.LeastKeywords === 0 ? t('optional') : undefined}
      value={text}
      onChange={(typed) => {
        setText(typed);
        change({
          Keywords: typed
            .split(/[,;،、，]/u)
            .map((word) => word.trim().slice(0, 100))
            .filter(Boolean)
            .slice(0, 20),
        });
      }}
      maxLength={1000}
      dir="auto"
    />
  );
}
