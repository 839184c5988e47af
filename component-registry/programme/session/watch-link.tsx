// The way to a live stream or a recording: the page that plays it; for those who may not watch it, what it needs in addition.
import { buttonClass, Link, useEvent, useMissing, useTexts } from '#sdk';
import type { SessionLine } from '#contract/programme';
import { sessionWords } from './session-words.ts';
import styles from './watch-link.module.css';

type WatchLinkProps = {
  session: Pick<SessionLine, 'RoomId' | 'StreamUrl' | 'RecordingUrl'>;
  kind: 'live' | 'recording';
  /** The presentation whose film is meant; empty where the session has none. */
  presentationId?: string;
  children: string;
  label?: string;
  variant?: 'primary' | 'secondary';
  size?: 'small' | 'large';
};

export function WatchLink({ session, kind, presentationId = '', children, label, variant = 'primary', size = 'large' }: WatchLinkProps) {
  const address = kind === 'live' ? session.StreamUrl : session.RecordingUrl;
  const isOpen = address !== '';
  const way = wayTo(session, kind, presentationId);
  const to = way?.to ?? address;
  return (
    <span className={styles.watch}>
      {to !== '' && (
        <Link
          to={to}
          {...(way?.params && { params: way.params })}
          className={buttonClass({ variant: isOpen ? variant : 'secondary', size })}
          aria-label={label}
        >
          {children}
        </Link>
      )}
      {!isOpen && <Needs page={kind === 'live' ? 'LivePage' : 'PresentationPlayerPage'} />}
    </span>
  );
}

type Way = { to: string; params?: Readonly<Record<string, string>> };

/** The page that plays it; undefined for a stream without room and a recording without presentation. */
function wayTo({ RoomId }: WatchLinkProps['session'], kind: WatchLinkProps['kind'], presentationId: string): Way | undefined {
  if (kind === 'live') return RoomId === '' ? undefined : { to: `page:LivePage?roomid=${encodeURIComponent(RoomId)}` };
  return presentationId === '' ? undefined : { to: 'page:PresentationPlayerPage', params: { presentationId } };
}

/** `Needs one of these tickets: Full Congress or Online`. */
function Needs({ page }: { page: string }) {
  const t = useTexts(sessionWords);
  const { language } = useEvent();
  const missing = useMissing(page);
  const tickets = [...new Set(missing.flatMap((one) => (one.kind === 'ticket' ? one.names : [])))];
  const names = new Intl.ListFormat(language, { type: 'disjunction' }).format(tickets);
  const words =
    names !== ''
      ? t('needsTicket', { names })
      : missing.some(({ kind }) => kind === 'ticket')
        ? t('needsAnyTicket')
        : missing.some(({ kind }) => kind === 'sign-in')
          ? t('needsSignIn')
          : t('notForYou');
  return <span className={styles.needs}>{words}</span>;
}
