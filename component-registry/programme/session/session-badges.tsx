// Badges of a session: live, recorded, industry, its groups, its languages.
import { Badge, isRecordingOut, type Phase, VisuallyHidden, useEvent, useNow, useTexts } from '#sdk';
import type { ListedSession } from './listed-session.ts';
import { languageName } from './language-name.ts';
import { sessionWords } from './session-words.ts';
import styles from './session-badges.module.css';

type SessionBadgesProps = {
  session: ListedSession;
  phase: Phase;
  /** Languages are shown only if the programme has several. */
  showLanguages: boolean;
};

/** The badges; nothing for a session that has none. */
export function SessionBadges({ session, phase, showLanguages }: SessionBadgesProps) {
  const t = useTexts(sessionWords);
  const { language } = useEvent();
  const live = phase === 'ongoing' && session.HasStream;
  const hasOwnInstant = session.HasRecording && session.RecordingFrom !== undefined;
  const recorded = (phase === 'past' || phase === 'unscheduled') && session.HasRecording && !hasOwnInstant;
  const sponsored = session.CompanyAccountName !== '' || session.SponsorType !== '';
  const languages = showLanguages ? [...new Set(session.Languages ?? [])] : [];
  const shown = [live && t('live'), recorded && t('recording'), session.IsPoster && t('poster'), sponsored && t('industry')].filter(
    (words) => words !== false,
  );
  const groups = new Set(session.Groups.map(({ Name }) => Name).filter((name) => !shown.some((words) => repeats(name, words))));
  if (!live && !recorded && !hasOwnInstant && !sponsored && !session.IsPoster && languages.length + groups.size === 0) return null;
  return (
    <span className={styles.badges}>
      {live && <Badge tone="live">{t('live')}</Badge>}
      {recorded && <Badge tone="success">{t('recording')}</Badge>}
      {hasOwnInstant && <RecordedLater session={session} />}
      {session.IsPoster && <Badge>{t('poster')}</Badge>}
      {sponsored && <Badge tone="warning">{t('industry')}</Badge>}
      {[...groups].map((group) => (
        <Badge key={group}>{group}</Badge>
      ))}
      {languages.map((code) => (
        <Badge key={code}>
          <span aria-hidden>{code.toUpperCase()}</span>
          <VisuallyHidden>{t('language', { language: languageName(code, language) })}</VisuallyHidden>
        </Badge>
      ))}
    </span>
  );
}

/** The badge of a recording for which the organiser names another instant than the end: rows follow the clock by their phase alone. */
function RecordedLater({ session }: { session: ListedSession }) {
  const t = useTexts(sessionWords);
  return isRecordingOut(session, useNow()) && <Badge tone="success">{t('recording')}</Badge>;
}

/** Whether a group repeats one of the badges: `Live` next to `Live now`. */
const repeats = (group: string, words: string): boolean => words.toLowerCase().startsWith(group.toLowerCase());
