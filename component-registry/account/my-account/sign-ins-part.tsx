// Where a person is signed in, with a way to sign out there.
import { endSignIns, type OwnAccount } from '#contract/own-data';
import { Button, useCall, useDates, useEvent, useTexts } from '#sdk';
import { texts } from './texts.ts';
import { useChange } from './use-change.ts';
import styles from './view.module.css';

export function SignInsPart({ signIns, onChanged }: { signIns: OwnAccount['SignIns']; onChanged: () => void }) {
  const t = useTexts(texts);
  const dates = useDates();
  const call = useCall();
  const { event } = useEvent();
  const { busy, said, run } = useChange(onChanged);
  const end = (Uuid: string) => void run(() => call(endSignIns, { eventid: event }, { Uuid }));
  return (
    <section className={styles.part}>
      <h2>{t('signIns')}</h2>
      <ul role="list" className={styles.list}>
        {signIns.map(({ Uuid, Device, Browser, Since, IsThis }) => {
          const device = [Device, Browser].filter(Boolean).join(' · ') || t('unknownDevice');
          return (
            <li key={Uuid} className={styles.item}>
              <div>
                <p>{device}</p>
                <p className={styles.note}>
                  {[IsThis ? t('thisDevice') : '', t('since', { time: dates.withTime(dates.longDate(Since), dates.time(Since)) })]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              {!IsThis && (
                <Button busy={busy} onClick={() => end(Uuid)} aria-label={t('signOutOf', { device })}>
                  {t('signOut')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {signIns.length > 1 && (
        <Button busy={busy} onClick={() => end('')}>
          {t('signOutElsewhere')}
        </Button>
      )}
      <p role="status" className={styles.status}>
        {said}
      </p>
    </section>
  );
}
