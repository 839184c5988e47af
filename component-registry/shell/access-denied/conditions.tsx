// What a refused viewer lacks, one sentence each.
import type { ReactNode } from 'react';
import { countryName, type DenialDetails, useEvent, useText, useTexts } from '#sdk';
import { useMoment } from '../time/moment.ts';
import styles from './conditions.module.css';
import { texts } from './texts.ts';
import { type Condition, conditionsOf } from './words.ts';

/** The sentences; several are a list below an introduction. If nothing is known, that the organisers help; `contact` says whom to ask. */
export function Conditions({
  missing,
  reason,
  contact,
}: Pick<DenialDetails, 'missing'> & { reason?: DenialDetails['reason']; contact?: ReactNode }) {
  const t = useTexts(texts);
  const conditions = conditionsOf(missing, reason);
  const ways = conditions.filter(({ key }) => key !== reason);
  const isChoice = ways.length > 1 && ways.every(({ key }) => key.startsWith('need'));
  return (
    <div className={styles.conditions}>
      {reason && <p className={styles.first}>{t(reason)}</p>}
      {conditions.length === 0 && !contact && <p>{t('noReason')}</p>}
      {isChoice && <p>{t('intro')}</p>}
      {ways.length > 1 ? (
        <ul className={styles.ways}>
          {ways.map((condition) => (
            <li key={JSON.stringify(condition)}>
              <Sentence condition={condition} />
            </li>
          ))}
        </ul>
      ) : (
        ways.map((condition) => <Sentence key={condition.key} condition={condition} />)
      )}
      {contact}
    </div>
  );
}

function Sentence({ condition: { key, names, at } }: { condition: Condition }) {
  const t = useTexts(texts);
  const moment = useMoment();
  const { language } = useEvent();
  const nameOf = useNames(key);
  if (at !== undefined) {
    const { event, own } = moment(at);
    return (
      <>
        <p>{t(key, { when: event })}</p>
        {own && <p className={styles.own}>{t('ownTime', { when: own })}</p>}
      </>
    );
  }
  if (key !== 'needOneTicket' && key !== 'needOnePaidTicket')
    return <p>{t(key, { names: new Intl.ListFormat(language, { type: 'disjunction' }).format(names.map(nameOf)) })}</p>;
  return (
    <>
      <p>{t(key)}</p>
      <ul className={styles.names}>
        {names.map((name) => (
          <li key={name}>{nameOf(name)}</li>
        ))}
      </ul>
    </>
  );
}

/** Names of a condition in the visitor's language: countries are known, for all others the event may have words, as text `requirements.<name>`. */
function useNames(condition: Condition['key']): (name: string) => string {
  const text = useText();
  const { language } = useEvent();
  return (name) => text({ key: `requirements.${name}` }) || (condition === 'needCountry' ? countryName(name, language) : name);
}
