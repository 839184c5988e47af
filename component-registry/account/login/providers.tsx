// Other ways to sign in: a button for each provider of the event (A §7 sso/links).
import { useId, useState } from 'react';
import { ssoLinks } from '#contract/sso';
import { Button, query, useEvent, useQuery, useTexts } from '#sdk';
import { leaving } from '../screen/leaving.ts';
import { Note } from '../screen/note.tsx';
import { useChecks } from '../form/use-account.ts';
import { texts } from './texts.ts';
import { StartForm } from './start-form.tsx';
import { useSignIn } from './use-sign-in.ts';
import styles from './view.module.css';

/** Nothing where there is no choice, or providers cannot be loaded: the form, or the one way elsewhere, works without. */
export function Providers() {
  const t = useTexts(texts);
  const id = useId();
  const { event, signsInElsewhere } = useEvent();
  const { data } = useQuery(query(ssoLinks, { eventShort: event }));
  const { start } = useSignIn();
  const { t: word, failure } = useChecks();
  const [busy, setBusy] = useState('');
  const [problem, setProblem] = useState('');
  // Elsewhere the one button above them leads to the first.
  if (data === undefined || data.length <= (signsInElsewhere ? 1 : 0)) return null;
  const leave = async (provider: string) => {
    if (busy) return;
    setProblem('');
    setBusy(provider);
    const started = await start(provider);
    if (started.ok && leaving.to(started.reply.Url)) return;
    setBusy('');
    setProblem(started.ok ? word('refused') : (failure(started)[0]?.message ?? ''));
  };
  return (
    <div className={styles.providers} role="group" aria-labelledby={id}>
      <p id={id} className={styles.elsewhere}>
        {t('elsewhere')}
      </p>
      {data.map(({ Provider, Name }) => (
        <StartForm key={Provider} provider={Provider} onStart={() => void leave(Provider)}>
          <Button type="submit" size="large" wide busy={busy === Provider}>
            {Name}
          </Button>
        </StartForm>
      ))}
      {problem && <Note tone="warning">{problem}</Note>}
    </div>
  );
}
