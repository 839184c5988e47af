// The terms of the event with what the person answered; a new version, and a consent, can be answered here.
import { setTermsAnswer, termsAndConditions } from '#contract/own-data';
import { Button, Disclosure, query, RichHtml, useCall, useDates, useEvent, useQuery, useRenewViewer, useTexts } from '#sdk';
import { texts } from './texts.ts';
import { useChange } from './use-change.ts';
import styles from './view.module.css';

export function TermsPart() {
  const t = useTexts(texts);
  const dates = useDates();
  const call = useCall();
  const renewViewer = useRenewViewer();
  const { event, language } = useEvent();
  const { data = [], refetch } = useQuery(query(termsAndConditions, { pContextId: event, pLanguage: language }));
  const { busy, said, run } = useChange(() => void Promise.all([refetch(), renewViewer()]));
  if (data.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{t('terms')}</h2>
      <ul role="list" className={styles.list}>
        {data.map(({ Id, Version, Title, Content, IsPrivacyPolicy, IsMandatory, AnsweredAt, IsAccepted }) => {
          const answer = (isAccepted: boolean) =>
            void run(() => call(setTermsAnswer, { eventid: event, language }, { Id, Version, IsAccepted: isAccepted }));
          const words = AnsweredAt
            ? t(IsAccepted ? 'accepted' : 'refused', { date: dates.longDate(AnsweredAt), version: Version })
            : t('version', { version: Version });
          return (
            <li key={Id} className={styles.item}>
              <div>
                <Disclosure summary={Title}>
                  <RichHtml html={Content} />
                </Disclosure>
                <p className={styles.note}>{words}</p>
              </div>
              {!IsPrivacyPolicy && (
                <p className={styles.actions}>
                  {!IsAccepted && (
                    <Button busy={busy} onClick={() => answer(true)} aria-label={`${t('accept')}: ${Title}`}>
                      {t('accept')}
                    </Button>
                  )}
                  {!IsMandatory && (IsAccepted || !AnsweredAt) && (
                    <Button busy={busy} onClick={() => answer(false)} aria-label={`${t('refuse')}: ${Title}`}>
                      {t('refuse')}
                    </Button>
                  )}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      <p role="status" className={styles.status}>
        {said}
      </p>
    </section>
  );
}
