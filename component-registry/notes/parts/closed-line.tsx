// Why nothing can be written or rated here: it is for those who may take part; with the way to sign in or to a ticket, and what was typed before.
// Of several such parts of a page one says it, the others name that one.
import { buttonClass, Link, PlainText, useHasRegistration, useRemembered, useTexts, useUser } from '#sdk';
import styles from './notes.module.css';
import { SignInLine } from './sign-in-line.tsx';
import { texts } from './texts.ts';
import { useSaidFirst } from './use-said-first.ts';

type ClosedLineProps = {
  /** What the part is about (`PageNotePlace.group`). */
  group: string;
  /** Heading of the part. */
  part: string;
  /** The one sentence. */
  words: string;
  /** Words of the link to sign in. */
  signIn: string;
  /** Key of the draft on the device; omitted for none. */
  draft?: string;
};

export function ClosedLine({ group, part, words, signIn, draft }: ClosedLineProps) {
  const t = useTexts(texts);
  const { user, offersSignIn } = useUser();
  const first = useSaidFirst(group, part);
  return (
    <>
      {first !== '' ? (
        <p className={styles.muted}>{t('closedAs', { part: first })}</p>
      ) : !user && offersSignIn ? (
        <SignInLine why={words} label={signIn} />
      ) : (
        <p className={styles.signIn}>
          <span className={styles.muted}>{words}</span>
          {user && !user.hasTicket && <WayToTicket />}
        </p>
      )}
      {draft !== undefined && <Draft name={draft} />}
    </>
  );
}

/** For somebody without any ticket: get one, or bring the one that was booked into this account. */
function WayToTicket() {
  const t = useTexts(texts);
  const canRegister = useHasRegistration();
  return (
    <Link to={canRegister ? 'page:RegistrationPage' : 'page:AuthPage'} className={buttonClass({ size: 'small' })}>
      {t(canRegister ? 'register' : 'findTicket')}
    </Link>
  );
}

/** What was typed while it was open can still be read and copied. */
function Draft({ name }: { name: string }) {
  const t = useTexts(texts);
  const [text] = useRemembered(name, 'local');
  if (text.trim() === '') return null;
  return (
    <div className={styles.item}>
      <p className={styles.meta}>{t('unsentDraft')}</p>
      <PlainText text={text} className={styles.text ?? ''} />
    </div>
  );
}
