// What a terminal shows over the page: the countdown, an address it does not follow, the pictures at rest.
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Button, classNames, Dialog, useDocument, useEvent, useMedia, useTexts } from '#sdk';
import type { IdlePhase } from './idle-phase.ts';
import { texts } from './texts.ts';
import type { useForeignLink } from './use-foreign-link.ts';
import styles from './screens.module.css';

type ScreensProps = { phase: IdlePhase; foreign: ReturnType<typeof useForeignLink> };

export function Screens({ phase, foreign }: ScreensProps): ReactElement {
  const t = useTexts(texts);
  return (
    <>
      {/* Any touch goes on: the button is for those who look for one. */}
      <Dialog
        open={phase.kind === 'countdown'}
        priority="asked"
        onClose={() => undefined}
        title={t('stillThere')}
        closeLabel={t('goOn')}
        size="small"
        actions={<Button variant="primary">{t('goOn')}</Button>}
      >
        {phase.kind === 'countdown' && (
          <>
            <p>{t('startsAnew')}</p>
            <p className={styles.left} role="timer">
              {phase.left}
            </p>
          </>
        )}
      </Dialog>
      <Dialog
        open={foreign.address !== ''}
        onClose={foreign.close}
        title={t('elsewhere')}
        closeLabel={t('close')}
        size="small"
        actions={
          <Button variant="primary" onClick={foreign.close}>
            {t('close')}
          </Button>
        }
      >
        <p>{t('elsewhereHint')}</p>
        <p className={styles.address} dir="ltr">
          {foreign.address}
        </p>
      </Dialog>
      {phase.kind === 'rest' && <Attract />}
    </>
  );
}

/** How long a picture is shown, ms. */
const PICTURE_LASTS = 8000;

/** The pictures of the terminal, one after the other, over everything; where there are none the event with its line. The touch that ends it presses nothing. */
function Attract(): ReactElement | null {
  const t = useTexts(texts);
  const media = useMedia();
  const { name } = useEvent();
  const { terminalImages } = useDocument('app').defaults;
  const pictures = terminalImages.flatMap((image) => media(image) ?? []);
  const [at, next] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
    const turn = setInterval(() => next((before) => before + 1), PICTURE_LASTS);
    return () => clearInterval(turn);
  }, []);
  const hasPictures = pictures.length > 0;
  return (
    <dialog ref={dialog} className={styles.attract} aria-label={t('touch')}>
      {hasPictures ? (
        <img className={styles.picture} src={pictures[at % pictures.length]} alt="" />
      ) : (
        <div className={styles.plain} data-tone="strong">
          <p className={styles.large}>{name}</p>
          <div className={classNames('motif', styles.line)} aria-hidden="true" />
        </div>
      )}
      <p className={styles.words}>
        {hasPictures && <span className={styles.event}>{name}</span>}
        <button type="button" className={styles.touch}>
          {t('touch')}
        </button>
      </p>
    </dialog>
  );
}
