// Another device took over: stay signed in here or sign out (A §4 Single session).
import { Button, Dialog, useAskedFor, useTakeover, useTexts, type ViewProps } from '#sdk';
import { DialogPlace } from '../screen/dialog-place.tsx';
import type { Props } from './props.ts';
import { texts } from './texts.ts';

export default function OtherDeviceDialog({ frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const takeover = useTakeover();
  const [isAsked, done] = useAskedFor('Other device');
  const stay = (): void => (isAsked ? done() : takeover?.stay());
  const leave = (): void => (isAsked ? done() : takeover?.leave());
  return (
    <DialogPlace frame={frame}>
      <Dialog
        open={isAsked || takeover !== undefined}
        priority={isAsked ? 'asked' : 'session'}
        onClose={stay}
        title={t('title')}
        closeLabel={t('close')}
        size="small"
        actions={
          <>
            <Button onClick={leave}>{t('leave')}</Button>
            <Button variant="primary" onClick={stay}>
              {t('stay')}
            </Button>
          </>
        }
      >
        <p>{t('text')}</p>
      </Dialog>
    </DialogPlace>
  );
}
