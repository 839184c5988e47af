// The switches of super users (A §6), in the corner of every page.
import { serverVersion } from '#contract/core';
import {
  Checkbox,
  Disclosure,
  framed,
  query,
  useAddress,
  useDocument,
  useOrigin,
  useQuery,
  useRemembered,
  useTexts,
  useUser,
  useView,
  type ViewProps,
} from '#sdk';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

/** Versions that are not releases have no other build (A §6). */
export const hasOtherBuild = (version: string): boolean => version !== '' && !/develop|master/i.test(version);

export default function AdminPanel({ frame }: ViewProps<Props>) {
  const { mayBeSuperUser } = useUser();
  return mayBeSuperUser ? <Panel frame={frame} /> : <div {...framed(frame, '')} hidden />;
}

function Panel({ frame }: Pick<ViewProps<Props>, 'frame'>) {
  const t = useTexts(texts);
  const { isSuperUser, setSuperUser } = useUser();
  const [lock, setLock] = useRemembered('contentLock', 'local');
  const { container, enter } = useView();
  return (
    <aside {...framed(frame, styles.root)} aria-label={t('title')}>
      <Disclosure summary={t('title')}>
        <Checkbox label={t('superUser')} help={t('superUserHint')} checked={isSuperUser} onChange={setSuperUser} />
        <Checkbox label={t('contentLock')} help={t('contentLockHint')} checked={lock !== ''} onChange={(on) => setLock(on ? 'true' : '')} />
        <Checkbox label={t('app')} checked={container === 'app'} onChange={(on) => enter(on ? 'app' : 'browser')} />
        <Checkbox label={t('terminal')} checked={container === 'terminal'} onChange={(on) => enter(on ? 'terminal' : 'browser')} />
        <BuildSwitch />
      </Disclosure>
    </aside>
  );
}

/** Links to the same page of the other build, if the organiser has set its address. */
function BuildSwitch() {
  const t = useTexts(texts);
  const { builds } = useDocument('app');
  const address = useAddress();
  const origin = useOrigin();
  const { data } = useQuery(query(serverVersion, {}));
  const isDevelopment = originOf(builds.development) === origin;
  const other = originOf(isDevelopment ? builds.live : builds.development);
  if (other === undefined || !hasOtherBuild(data?.Version ?? '')) return null;
  return (
    <a className={styles.build} href={other + address}>
      {t(isDevelopment ? 'live' : 'development')}
    </a>
  );
}

/** Scheme and host of an address of the web. */
const originOf = (address: string): string | undefined =>
  /^https?:/.test(address) && URL.canParse(address) ? new URL(address).origin : undefined;
