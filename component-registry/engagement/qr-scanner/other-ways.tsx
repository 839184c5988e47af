// Without a camera: a picture of the device, or the code as typed.
import { type ReactElement, useState } from 'react';
import { Button, PictureOfCode, TextField, useTexts } from '#sdk';
import { LONGEST } from './judge-code.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

export function OtherWays({ onFound }: { onFound: (content: string) => void }): ReactElement {
  const t = useTexts(texts);
  const [typed, setTyped] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  return (
    <div className={styles.others} data-needs="script">
      <PictureOfCode words={{ picture: t('picture'), noCode: t('noCode') }} onFound={onFound} />
      <form
        className={styles.typed}
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() === '') return setEmpty(true);
          setEmpty(false);
          onFound(typed);
        }}
      >
        <TextField
          label={t('typed')}
          help={t('typedHelp')}
          error={isEmpty ? t('empty') : undefined}
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
