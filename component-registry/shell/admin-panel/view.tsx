// The switches of super users (A §6): shown to whoever may be one, in the corner of every page.
import { serverVersion } from '#contract/core';
import { Checkbox, Disclosure, framed, query, useQuery, useRemembered, useTexts, useUser, useView, type ViewProps } from '#sdk';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

/** Versions that are no release have no other build to switch to (A §6). */
export const hasOtherBuild = (version: string): boolean => version !== '' && !/develop|master/i.test(version);

export default function AdminPanel({ frame }: ViewProps<Props>) {
  const { mayBeSuperUser } = useUser();
  return mayBeSuperUser ? <Panel frame={frame} /> : <div {...framed(frame, '')} hidden />;
}

function Panel({ frame }: Pick<ViewProps<Props>, 'frame'>) {
  const t = useTexts(texts);
  const { isSuperUser, setSuperUser } = useUser();
  const [lock, setLock] = useRemembered('contentLock', 'local');
  const [build, setBuild] = useRemembered('build', 'local');
  const { container, enter } = useView();
  const { data } = useQuery(query(serverVersion, {}));
  return (
    <aside {...framed(frame, styles.root)} aria-label={t('title')}>
      <Disclosure summary={t('title')}>
        <Checkbox label={t('superUser')} help={t('superUserHint')} checked={isSuperUser} onChange={setSuperUser} />
        <Checkbox label={t('contentLock')} help={t('contentLockHint')} checked={lock !== ''} onChange={(on) => setLock(on ? 'true' : '')} />
        <Checkbox label={t('app')} checked={container === 'app'} onChange={(on) => enter(on ? 'app' : 'browser')} />
        <Checkbox label={t('terminal')} checked={container === 'terminal'} onChange={(on) => enter(on ? 'terminal' : 'browser')} />
        {hasOtherBuild(data?.Version ?? '') && (
          <Checkbox label={t('build')} checked={build === 'dev'} onChange={(on) => setBuild(on ? 'dev' : '')} />
        )}
      </Disclosure>
    </aside>
  );
}
