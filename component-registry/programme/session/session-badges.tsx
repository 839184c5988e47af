// Badges of a session: called off, live, recorded, industry, its groups, its languages.
import { Badge, calledOff, calledOffTag, type Phase, VisuallyHidden, useEvent, useTexts } from '#sdk';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { ListedSession } from './listed-session.ts';
import { fitBadges } from './fold-badges.ts';
import { listOf, numberOf } from './formats.ts';
import { languageName } from './language-name.ts';
import { useOffWord } from './off-title.tsx';
import { saidPosters } from './poster-word.ts';
import { hasOwnInstant, RecordedLater } from './recording-note.tsx';
import { sessionWords } from './session-words.ts';
import styles from './session-badges.module.css';

type SessionBadgesProps = {
  session: ListedSession;
  phase: Phase;
  /** Languages are shown only if the programme has several. */
  showLanguages: boolean;
  /** On phones one line, and a button with the number of the others, which shows them. */
  isOneLine?: boolean;
};

/** `words` are seen, `said` is read aloud; `kind` has an icon where there is little room. */
type Shown = {
  kind: 'off' | 'live' | 'recording' | 'poster' | 'industry' | 'group' | 'language';
  words: string;
  said?: string;
  tone?: ComponentProps<typeof Badge>['tone'];
};

/** The badges; nothing for a session that has none. */
export function SessionBadges({ session, phase, showLanguages, isOneLine = false }: SessionBadgesProps) {
  // Beside the title and the type, which an icon in the grid is not.
  const badges = useSessionBadges(session, phase, showLanguages).filter(
    ({ kind, words }) => kind !== 'poster' || !saidPosters(session, words),
  );
  const fit = isOneLine ? fitBadges(badges.map(({ words }) => words)) : [];
  const rest = badges.filter((_, index) => fit[index] === false);
  const later = hasOwnInstant(session) && !calledOff(session) && <RecordedLater session={session} />;
  if (badges.length === 0 && !later) return null;
  if (rest.length === 0)
    return (
      <span className={styles.badges}>
        {later}
        {badges.map((one) => drawn(one))}
      </span>
    );
  return (
    <Folded rest={rest.map(({ words, said = words }) => said)}>
      {later}
      {badges.map((one, index) => drawn(one, fit[index] === false ? styles.rest : undefined))}
    </Folded>
  );
}

const drawn = ({ words, said, tone = 'neutral' }: Shown, className?: string): ReactNode => {
  const badge = (
    <Badge key={words} tone={tone}>
      {said === undefined ? (
        words
      ) : (
        <>
          <span aria-hidden>{words}</span>
          <VisuallyHidden>{said}</VisuallyHidden>
        </>
      )}
    </Badge>
  );
  return className === undefined ? (
    badge
  ) : (
    <span key={words} className={className}>
      {badge}
    </span>
  );
};

/** Badges of which a phone shows one line until somebody wants the others. */
function Folded({ rest, children }: { rest: readonly string[]; children: ReactNode }) {
  const t = useTexts(sessionWords);
  const { language } = useEvent();
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={styles.badges} data-open={isOpen || undefined}>
      {children}
      <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span>
          {isOpen ? '−' : '+'}
          {numberOf(language).format(rest.length)}{' '}
          <VisuallyHidden>{t('moreBadges', { names: listOf(language).format(rest) })}</VisuallyHidden>
        </span>
      </button>
    </span>
  );
}

/** What is to be shown, in its order. */
export function useSessionBadges(session: ListedSession, phase: Phase, showLanguages: boolean): Shown[] {
  const t = useTexts(sessionWords);
  const { language } = useEvent();
  const off = useOffWord(session);
  const isHeld = off === undefined;
  const live = isHeld && phase === 'ongoing' && session.HasStream;
  const recorded = isHeld && (phase === 'past' || phase === 'unscheduled') && session.HasRecording && !hasOwnInstant(session);
  const sponsored = session.CompanyAccountName !== '' || session.SponsorType !== '';
  const languages = showLanguages ? [...new Set(session.Languages ?? [])] : [];
  const states: Shown[] = [
    ...(isHeld ? [] : [{ kind: 'off' as const, words: off, tone: 'warning' as const }]),
    ...(live ? [{ kind: 'live' as const, words: t('live'), tone: 'live' as const }] : []),
    ...(recorded ? [{ kind: 'recording' as const, words: t('recording'), tone: 'success' as const }] : []),
    ...(session.IsPoster ? [{ kind: 'poster' as const, words: t('poster') }] : []),
    ...(sponsored ? [{ kind: 'industry' as const, words: t('industry'), tone: 'warning' as const }] : []),
  ];
  const tags = session.Groups.map(wordsOfTag).filter((tag) => tag !== undefined);
  const groups = new Set(tags.filter((tag) => !states.some(({ words }) => repeats(tag, words))));
  return [
    ...states,
    ...[...groups].map((words) => ({ kind: 'group' as const, words })),
    // One for all of them: several short boxes would break over two lines and say no more.
    ...(languages.length === 0
      ? []
      : [
          {
            kind: 'language' as const,
            words: languages.map((code) => code.toUpperCase()).join(' '),
            said: t('language', { language: listOf(language).format(languages.map((code) => languageName(code, language))) }),
          },
        ]),
  ];

  /** A tag as it is true now: two of them (B §4) tell of a time. Nothing for what is over, or said by a badge. */
  function wordsOfTag({ Name, Label }: ListedSession['Groups'][number]): string | undefined {
    const isOver = phase === 'past';
    const tag = Name.toLowerCase();
    if (calledOffTag(Name) || (!isHeld && (tag === 'live' || tag === 'recorded'))) return undefined;
    if (tag === 'live') return isOver ? undefined : (Label ?? Name);
    if (tag !== 'recorded') return Label ?? Name;
    if (recorded || (isOver && hasOwnInstant(session))) return undefined;
    return isOver ? t('recorded') : (Label ?? t('toBeRecorded'));
  }
}

/** Whether a tag repeats words of one of the badges: `Live` next to `Live now` or `Jetzt live`. */
const repeats = (tag: string, words: string): boolean => ` ${words} `.toLowerCase().includes(` ${tag.toLowerCase()} `);
