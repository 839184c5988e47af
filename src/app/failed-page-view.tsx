// The notice in place of a page that could not be shown: one sentence, try again, and the way home.
import type { ReactElement } from 'react';
import { pagePath } from '../pages/match.ts';
import type { ComponentCode } from '../renderer/registry.ts';
import { framed, type ViewProps } from '../renderer/view-props.ts';
import { useFrame } from '../session/frame.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import styles from './shell.module.css';
import { wordsOf } from './words.ts';

function FailedPageView({ frame }: ViewProps): ReactElement {
  const { info, language, page } = useFrame();
  const say = wordsOf(language);
  return (
    <section {...framed(frame, styles.screen)} role="alert">
      <h1>{say.pageFailed}</h1>
      <p>{say.pageFailedHint}</p>
      <div className={styles.actions}>
        <Button onClick={() => location.reload()}>{say.retry}</Button>
        {page !== 'HomePage' && (
          <a className={buttonClass({})} href={pagePath('HomePage', { instance: info.Instance, event: info.Shortname, language })}>
            {say.home}
          </a>
        )}
      </div>
    </section>
  );
}

/** The component as the registry holds it. */
export const failedPageCode: ComponentCode = { View: FailedPageView, check: () => true, migrations: [] };
