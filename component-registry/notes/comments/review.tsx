// What waits for a moderator in the whole event: reported comments and messages, each with its place and a decision.
import { Disclosure, Link, PlainText, query, useDataContext, useHubChanges, useQuery, useTexts } from '#sdk';
import { notesToReview, type NoteToReview } from '#contract/moderation';
import { Moderation } from '../parts/note-item.tsx';
import styles from '../parts/notes.module.css';
import { texts } from '../parts/texts.ts';
import type { NoteActions } from '../parts/use-note-actions.ts';

export function Review({ event, actions }: { event: string; actions: NoteActions }) {
  const t = useTexts(texts);
  const { language } = useDataContext();
  const { data: waiting = [], refetch } = useQuery(query(notesToReview, { id: event, language }));
  useHubChanges('moderation', () => void refetch());
  if (waiting.length === 0) return null;
  const own: Pick<NoteActions, 'moderate'> = {
    async moderate(note, decision) {
      await actions.moderate({ ...note }, decision);
      await refetch();
    },
  };
  return (
    <Disclosure summary={t('review', { count: waiting.length })}>
      <ul role="list" className={styles.list}>
        {waiting.map((note) => (
          <li key={note.NoteId} className={styles.item}>
            <p className={styles.meta}>
              <span className={styles.name}>{note.UserName || t('gone')}</span>
              {note.ReportCount > 0 && <span>{t('reports', { count: note.ReportCount })}</span>}
              <About note={note} />
            </p>
            <PlainText text={note.Content} className={styles.text ?? ''} />
            <p className={styles.actions}>
              <Moderation note={{ ...note, ReportCount: Math.max(note.ReportCount, 1) }} who={note.UserName} actions={own} />
            </p>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** What the comment is about, as the link to it. */
function About({ note: { SessionId, PresentationId, Title, TextLanguage } }: { note: NoteToReview }) {
  const t = useTexts(texts);
  const words = Title === '' ? t('open') : <bdi lang={TextLanguage}>{Title}</bdi>;
  return PresentationId === '' ? (
    <Link to="page:PagSessionDetailPage" params={{ sessionId: SessionId }}>
      {words}
    </Link>
  ) : (
    <Link to="page:PagPresentationDetailPage" params={{ presentationId: PresentationId }}>
      {words}
    </Link>
  );
}
