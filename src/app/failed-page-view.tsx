// The notices in place of a page: it could not be shown, with a link home; or the server is unreachable, and it loads by itself.
import type { ReactElement } from 'react';
import { pagePath } from '../pages/match.ts';
import type { ComponentCode } from '../renderer/registry.ts';
import { framed, type ViewProps } from '../renderer/view-props.ts';
import { useFrame } from '../session/frame.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import styles from './shell.module.css';
import { appText } from './app-texts.ts';
import { RetryButton } from './retry-button.tsx';

function FailedPageView({ frame }: ViewProps): ReactElement {
  const { info, language, page } = useFrame();
  const say = appText(language);
  return (
    <section {...framed(frame, styles.screen)} data-motif="" role="alert">
      <h1>{say('pageFailed')}</h1>
      <p>{say('pageFailedHint')}</p>
      <div className={styles.actions}>
        <Button onClick={() => location.reload()}>{say('retry')}</Button>
        {page !== 'HomePage' && (
          <a className={buttonClass({})} href={pagePath('HomePage', { instance: info.Instance, event: info.Shortname, language })}>
            {say('home')}
          </a>
        )}
      </div>
    </section>
  );
}

function AwayPageView({ frame }: ViewProps): ReactElement {
  const { language } = useFrame();
  const say = appText(language);
  return (
    <section {...framed(frame, styles.screen)} data-motif="" role="alert">
      <h1>{say('offline')}</h1>
      <p>{say('awayHint')}</p>
      <div>
        <RetryButton language={language} />
      </div>
    </section>
  );
}

/** The components in the registry's form. */
export const failedPageCode: ComponentCode = { View: FailedPageView, check: () => true, migrations: [] };
export const awayPageCode: ComponentCode = { View: AwayPageView, check: () => true, migrations: [] };
