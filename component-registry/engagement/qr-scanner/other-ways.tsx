// Without a camera: a picture of the device, or the code as typed.
import { type ReactElement, useId, useState } from 'react';
import { Button, classNames, buttonClass, TextField, useTexts } from '#sdk';
import { LONGEST } from './judge-code.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

export function OtherWays({ onFound }: { onFound: (content: string) => void }): ReactElement {
  const t = useTexts(texts);
  const file = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<'noCode' | 'empty'>();
  const read = async (picture: File | undefined): Promise<void> => {
    if (!picture) return;
    setProblem(undefined);
    const { readPicture } = await import('./read-code.ts');
    const content = await readPicture(picture);
    if (content) onFound(content);
    else setProblem('noCode');
  };
  return (
    <div className={styles.others} data-needs="script">
      <div>
        <input
          id={file}
          type="file"
          accept="image/*"
          className={classNames('visually-hidden', styles.file)}
          onChange={(event) => {
            const { files } = event.target;
            void read(files?.[0]);
            // The same picture may be chosen once more.
            event.target.value = '';
          }}
        />
        <label htmlFor={file} className={buttonClass({ variant: 'secondary' })}>
          {t('picture')}
        </label>
        <p role="status" className={styles.problem}>
          {problem === 'noCode' && t('noCode')}
        </p>
      </div>
      <form
        className={styles.typed}
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() === '') return setProblem('empty');
          setProblem(undefined);
          onFound(typed);
        }}
      >
        <TextField
          label={t('typed')}
          help={t('typedHelp')}
          error={problem === 'empty' ? t('empty') : undefined}
          value={typed}
          onChange={setTyped}
          maxLength={LONGEST}
          dir="ltr"
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
        />
        <Button type="submit">{t('use')}</Button>
      </form>
    </div>
  );
}
