// The recommendation of the app: the store, the home screen, or on in the browser.
import type { ReactElement } from 'react';
import { Button, buttonClass, Dialog, Link, type Recommendation, useEvent, useTexts } from '#sdk';
import { texts } from './texts.ts';
import styles from './app-dialog.module.css';

type AppDialogProps = {
  way: Exclude<Recommendation, { outcome: 'none' }>;
  phone: 'ios' | 'android' | 'none';
  /** Makes the browser ask; undefined where it cannot. */
  install: (() => void) | undefined;
  /** Somebody has asked for it: it waits for no other overlay. */
  isAsked: boolean;
  onClose: () => void;
};

export function AppDialog({ way, phone, install, isAsked, onClose }: AppDialogProps): ReactElement {
  const t = useTexts(texts);
  const { name } = useEvent();
  const isStore = way.outcome === 'store';
  return (
    <Dialog
      open
      priority={isAsked ? 'asked' : 'recommendation'}
      onClose={onClose}
      title={t('title', { name })}
      closeLabel={t('close')}
      size="small"
      actions={
        <>
          <Button onClick={onClose}>{t('browser')}</Button>
          {isStore && (
            <Link to={way.link} target="_blank" className={buttonClass({ variant: 'primary' })} onClick={onClose}>
              {t(way.store)}
            </Link>
          )}
          {!isStore && install && (
            <Button
              variant="primary"
              onClick={() => {
                install();
                onClose();
              }}
            >
              {t('homeScreen')}
            </Button>
          )}
        </>
      }
    >
      <p>{t(isStore ? 'app' : 'site')}</p>
      {!isStore && !install && <p className={styles.how}>{t(phone === 'ios' ? 'howIos' : 'howAndroid')}</p>}
    </Dialog>
  );
}
