// Another device took over: stay signed in here or sign out (A §4 Single session).
import { Button, Dialog, framed, useTakeover, useTexts, type ViewProps } from '#sdk';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

export default function OtherDeviceDialog({ frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const takeover = useTakeover();
  const stay = (): void => takeover?.stay();
  return (
    <div {...framed(frame, styles.root)}>
      <Dialog
        open={takeover !== undefined}
        onClose={stay}
        title={t('title')}
        closeLabel={t('close')}
        size="small"
        actions={
          <>
            <Button onClick={() => takeover?.leave()}>{t('leave')}</Button>
            <Button variant="primary" onClick={stay}>
              {t('stay')}
            </Button>
          </>
        }
      >
        <p>{t('text')}</p>
      </Dialog>
    </div>
  );
}
