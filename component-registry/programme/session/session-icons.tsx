// The badges of a session as icons, where there is room for no words: each is named on hovering and for screen readers.
import { calledOff, IndustryIcon, LiveIcon, type Phase, PlayIcon, PosterIcon, TagIcon, useEvent, VisuallyHidden } from '#sdk';
import { listOf } from './formats.ts';
import type { ListedSession } from './listed-session.ts';
import { hasOwnInstant, RecordedLater } from './recording-note.tsx';
import { useSessionBadges } from './session-badges.tsx';
import styles from './session-icons.module.css';

const icons = { live: LiveIcon, recording: PlayIcon, poster: PosterIcon, industry: IndustryIcon, group: TagIcon };

type SessionIconsProps = {
  session: ListedSession;
  phase: Phase;
  /** Languages are shown only if the programme has several. */
  showLanguages: boolean;
};

/** One icon for all tags, the letters of the languages, the word for what is called off; nothing for a session without badges. */
export function SessionIcons({ session, phase, showLanguages }: SessionIconsProps) {
  const { language } = useEvent();
  const badges = useSessionBadges(session, phase, showLanguages);
  const kinds = [...Map.groupBy(badges, ({ kind }) => kind)];
  const later = hasOwnInstant(session) && !calledOff(session);
  if (kinds.length === 0 && !later) return null;
  return (
    <span className={styles.icons}>
      {later && <RecordedLater session={session} />}
      {kinds.map(([kind, own]) => {
        const names = listOf(language).format(own.map(({ words, said = words }) => said));
        const Icon = kind === 'language' || kind === 'off' ? undefined : icons[kind];
        return (
          <span key={kind} title={names} data-kind={kind}>
            {Icon ? <Icon aria-hidden /> : <span aria-hidden>{own.map(({ words }) => words).join(' ')}</span>}
            <VisuallyHidden>{names}</VisuallyHidden>
          </span>
        );
      })}
    </span>
  );
}
