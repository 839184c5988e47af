// Where the data of a sign-on provider differ from the account's: the user says which count.
import { useState } from 'react';
import { externalUserCompareData, syncExternalUser } from '#contract/sso';
import { Button, query, Skeleton, SkeletonArea, useCall, useEvent, useQuery, useText, useTexts, type ViewProps } from '#sdk';
import { leaving } from '../screen/leaving.ts';
import { MainAnchor } from '../screen/links.tsx';
import { Note } from '../screen/note.tsx';
import { Screen } from '../screen/screen.tsx';
import { SignInFirst } from '../screen/sign-in-first.tsx';
import { useChecks } from '../form/use-account.ts';
import { useNext } from '../screen/use-next.ts';
import { useWho } from '../user/use-who.ts';
import { useFieldLabel } from '../user/user-field.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import screen from '../screen/screen.module.css';
import styles from './view.module.css';

/** A comparison that cannot be loaded stops nobody: the data stay as they are. */
export default function UserDataSync({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const text = useText();
  const label = useFieldLabel();
  const { t: word, failure } = useChecks();
  const call = useCall();
  const next = useNext();
  const { event } = useEvent();
  const who = useWho();
  const isUser = Boolean(who.data?.User);
  const { data, isLoading } = useQuery({ ...query(externalUserCompareData, { shortName: event }), enabled: isUser });
  const [busy, setBusy] = useState<'take' | 'keep'>();
  const [problem, setProblem] = useState('');
  const sync = async (choice: 'take' | 'keep') => {
    if (busy) return;
    setBusy(choice);
    setProblem('');
    const answer = await call(syncExternalUser, { shortName: event, doSyncContact: String(choice === 'take') });
    if (answer.ok) {
      leaving.to(next);
      return;
    }
    setBusy(undefined);
    setProblem(failure(answer)[0]?.message ?? '');
  };

  if (who.data && !isUser) return <SignInFirst frame={frame} title={t('title')} />;
  if (who.isPending || isLoading)
    return (
      <Screen frame={frame} title={t('title')}>
        <SkeletonArea label={t('caption')}>
          <Skeleton lines={4} />
        </SkeletonArea>
      </Screen>
    );
  if (!data?.length)
    return (
      <Screen frame={frame} title={t('title')} lead={data && t('same')}>
        <MainAnchor href={next}>{word('goOn')}</MainAnchor>
      </Screen>
    );
  const shown = (value: string) => value || <span className={styles.nothing}>{t('nothing')}</span>;
  return (
    <Screen frame={frame} title={t('title')} lead={text(props.lead) || t('lead')}>
      {/* A list, not a table: four columns of long words do not fit a phone. */}
      <ul role="list" aria-label={t('caption')} className={styles.fields}>
        {data.map(({ Field, Own, External }) => (
          <li key={Field}>
            <p className={styles.field}>{label(Field)}</p>
            <dl className={styles.values}>
              <dt>{t('own')}</dt>
              <dd>{shown(Own)}</dd>
              <dt>{t('external')}</dt>
              <dd>{shown(External)}</dd>
            </dl>
          </li>
        ))}
      </ul>
      {problem && <Note tone="warning">{problem}</Note>}
      <div className={screen.actions}>
        <Button variant="primary" size="large" busy={busy === 'take'} onClick={() => void sync('take')}>
          {t('take')}
        </Button>
        <Button size="large" busy={busy === 'keep'} onClick={() => void sync('keep')}>
          {t('keep')}
        </Button>
      </div>
    </Screen>
  );
}
