// Asks a signed-in user once whether they are a healthcare professional (A §4): both answers are saved; no leads back or home.
import { useState } from 'react';
import { Button, Checkbox, Dialog, LiveRegion, useAskedFor, useDenial, useDocument, useGo, useTexts, useUser, type ViewProps } from '#sdk';
import { DialogPlace } from '../screen/dialog-place.tsx';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

export default function HcpDialog({ frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const { showHCPModal } = useDocument('app');
  const { user, sayProfessional } = useUser();
  const { back } = useDenial();
  const go = useGo();
  const [isRead, setRead] = useState(false);
  const [isPutOff, putOff] = useState(false);
  const [state, setState] = useState<'open' | 'yes' | 'no' | 'failed'>('open');
  const isBusy = state === 'yes' || state === 'no';
  const isAsked = showHCPModal && user !== null && user.HealthCareProfessional === null && !isPutOff;
  const [isWanted, done] = useAskedFor(showHCPModal ? 'Healthcare professional' : '');
  const answer = async (isProfessional: boolean): Promise<void> => {
    if (isWanted) return done();
    if (isBusy) return;
    setState(isProfessional ? 'yes' : 'no');
    const isKept = await sayProfessional(isProfessional);
    setState(isKept ? 'open' : 'failed');
    if (!isKept || isProfessional) return;
    if (back) back();
    else go('page:HomePage');
  };
  return (
    <DialogPlace frame={frame}>
      <Dialog
        open={isAsked || isWanted}
        priority={isWanted ? 'asked' : 'professional'}
        onClose={() => (isWanted ? done() : putOff(true))}
        title={t('title')}
        closeLabel={t('close')}
        size="small"
        actions={
          <>
            <Button disabled={!isRead} busy={state === 'no'} onClick={() => void answer(false)}>
              {t('decline')}
            </Button>
            <Button variant="primary" disabled={!isRead} busy={state === 'yes'} onClick={() => void answer(true)}>
              {t('accept')}
            </Button>
          </>
        }
      >
        <p>{t('text')}</p>
        <Checkbox label={t('confirm')} checked={isRead} onChange={setRead} />
        {state === 'failed' && <p className={styles.failed}>{t('failed')}</p>}
        <LiveRegion message={state === 'failed' ? t('failed') : ''} />
      </Dialog>
    </DialogPlace>
  );
}
