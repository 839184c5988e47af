// One note or comment: who, when, the words, and what the viewer can do with it.
import { type ReactNode, useState } from 'react';
import { Badge, Button, PlainText, Time, useDates, useNow, useTexts, useUser, VisuallyHidden } from '#sdk';
import type { NoteEntry } from '#contract/notes';
import { Composer } from './composer.tsx';
import styles from './notes.module.css';
import { texts } from './texts.ts';
import type { NoteActions } from './use-note-actions.ts';

type NoteItemProps = {
  note: NoteEntry;
  actions: NoteActions;
  /** Whether the viewer takes part: likes and replies. */
  mayComment: boolean;
  onReply?: () => void;
  /** It is being changed, or no longer. */
  onEditing?: (isEditing: boolean) => void;
  /** Further parts: the place of a reply, the replies. */
  children?: ReactNode;
};

export function NoteItem({ note, actions, mayComment, onReply, onEditing, children }: NoteItemProps) {
  const t = useTexts(texts);
  const [mode, setMode] = useState<'read' | 'edit' | 'delete'>('read');
  // The words that are being changed: another device may change them meanwhile.
  const [before, setBefore] = useState(note.Content);
  const endEdit = (): void => {
    setMode('read');
    onEditing?.(false);
  };
  const { isSignedIn } = useUser();
  const who = note.IsNote ? '' : note.IsOwn ? t('you') : note.UserName || t('gone');
  if (note.State === 'deleted')
    return (
      <li tabIndex={-1} className={styles.item}>
        <p className={styles.muted}>{t('deleted')}</p>
        {children}
      </li>
    );
  return (
    <li tabIndex={-1} className={styles.item}>
      <article tabIndex={-1} className={styles.note} aria-label={who === '' ? note.Content.slice(0, 60) : who}>
        <Meta note={note} who={who} />
        {(mode !== 'edit' || before !== note.Content) && <PlainText text={note.Content} className={styles.text ?? ''} />}
        {mode === 'edit' && (
          <Composer
            label={t(note.IsNote ? 'writeNote' : 'write')}
            sendLabel={t('save')}
            draft=""
            isOpened
            initial={before}
            onSend={async (text) => {
              // A comment that has changed is shown above, and may be replaced then.
              const refusal = await actions.edit(note, text, note.IsNote ? before : note.Content);
              if (refusal === '') endEdit();
              return refusal;
            }}
            onCancel={endEdit}
          />
        )}
        {mode === 'delete' && (
          <p className={styles.actions} role="group" aria-label={t('deleteSure')}>
            <span className={styles.muted}>{t('deleteSure')}</span>
            <Button size="small" ref={takeFocus} onClick={() => setMode('read')}>
              {t('keep')}
            </Button>
            <Button size="small" variant="primary" onClick={() => void actions.remove(note)}>
              {t('delete')}
            </Button>
          </p>
        )}
        {mode === 'read' && (
          <p className={styles.actions}>
            {!note.IsNote && mayComment && (
              <Button size="small" variant="quiet" aria-pressed={note.IsLiked} onClick={() => void actions.like(note)}>
                {t('like')}
                <Of who={who} />
              </Button>
            )}
            {onReply && <Tool label={t('reply')} who={who} onClick={onReply} />}
            {note.IsOwn && (
              <Tool
                label={t('edit')}
                who={who}
                onClick={() => {
                  setBefore(note.Content);
                  setMode('edit');
                  onEditing?.(true);
                }}
              />
            )}
            {note.IsOwn && <Tool label={t('delete')} who={who} onClick={() => setMode('delete')} />}
            {isSignedIn && !note.IsOwn && !note.IsNote && (
              <Button
                size="small"
                variant="quiet"
                aria-disabled={note.IsReported}
                onClick={() => note.IsReported || void actions.report(note)}
              >
                {t(note.IsReported ? 'reported' : 'report')}
                <Of who={who} />
              </Button>
            )}
            <Moderation note={note} who={who} actions={actions} />
          </p>
        )}
      </article>
      {children}
    </li>
  );
}

/** The button that asked has gone for this one. */
const takeFocus = (button: HTMLElement | null): void => button?.focus();

const Of = ({ who }: { who: string }) => (who === '' ? null : <VisuallyHidden>: {who}</VisuallyHidden>);

function Tool({ label, who, onClick }: { label: string; who: string; onClick: () => void }) {
  return (
    <Button size="small" variant="quiet" onClick={onClick}>
      {label}
      <Of who={who} />
    </Button>
  );
}

/** Accept and remove, for moderators alone. */
export function Moderation({ note, who, actions }: { note: NoteEntry; who: string; actions: Pick<NoteActions, 'moderate'> }) {
  const t = useTexts(texts);
  const { isSuperUser } = useUser();
  if (!isSuperUser || note.IsNote) return null;
  return (
    <>
      {(note.State !== 'shown' || note.ReportCount > 0) && (
        <Tool label={t('accept')} who={who} onClick={() => void actions.moderate(note, 'accept')} />
      )}
      {note.State !== 'removed' && <Tool label={t('remove')} who={who} onClick={() => void actions.moderate(note, 'remove')} />}
    </>
  );
}

function Meta({ note, who }: { note: NoteEntry; who: string }) {
  const t = useTexts(texts);
  const dates = useDates();
  const at = Date.parse(note.CreatedAt);
  const day = dates.shortDate(at);
  const isToday = day === dates.shortDate(useNow());
  return (
    <p className={styles.meta}>
      {who !== '' && <span className={styles.name}>{who}</span>}
      <Time dateTime={note.CreatedAt}>{isToday ? dates.time(at) : `${day}, ${dates.time(at)}`}</Time>
      {note.EditedAt !== '' && <span>{t('edited')}</span>}
      {note.LikeCount > 0 && <span>{t('likes', { count: note.LikeCount })}</span>}
      {note.Visibility === 'none' && <Badge>{t('forModerators')}</Badge>}
      {note.Visibility === 'everybody' && <Badge>{t('public')}</Badge>}
      {note.State === 'hidden' && <Badge>{t('hidden')}</Badge>}
      {note.State === 'removed' && <Badge>{t('removed')}</Badge>}
      {note.ReportCount > 0 && <Badge>{t('reports', { count: note.ReportCount })}</Badge>}
    </p>
  );
}
