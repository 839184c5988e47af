// The viewer's own notes on a place: written with a draft on the device, kept there without a connection, read by nobody else.
import { useId, useState } from 'react';
import type { NoteEntry } from '#contract/notes';
import { NoteTools, type NoteToolFacts, useHubChanges, useKeptFocus, useTexts, useUser, NOTE_DRAFTS } from '#sdk';
import { ClosedLine } from '../parts/closed-line.tsx';
import { Composer } from '../parts/composer.tsx';
import { NoteItem } from '../parts/note-item.tsx';
import type { PageNotePlace } from '../parts/note-place.ts';
import { NoteStates } from '../parts/note-states.tsx';
import styles from '../parts/notes.module.css';
import { texts } from '../parts/texts.ts';
import { useArrived } from '../parts/use-arrived.ts';
import { useNoteActions } from '../parts/use-note-actions.ts';
import { type NoteList, useNoteList } from '../parts/use-note-list.ts';
import { WaitingNotes } from '../parts/waiting-notes.tsx';

export function OwnNotesPanel({ place }: { place: PageNotePlace }) {
  const { user } = useUser();
  return user ? <OwnNotesList place={place} userId={user.UserId} /> : null;
}

function OwnNotesList({ place, userId }: { place: PageNotePlace; userId: string }) {
  const list = useNoteList(place, true);
  return (
    <NoteTools group={place.group} waits={{ path: '/api/App/Create', params: { ...place.item, pIsNote: 'true' } }}>
      {(facts) => <Notes place={place} userId={userId} list={list} {...facts} />}
    </NoteTools>
  );
}

type NotesProps = { place: PageNotePlace; userId: string; list: NoteList } & NoteToolFacts;

function Notes({ place, userId, list, ...facts }: NotesProps) {
  const t = useTexts(texts);
  const id = useId();
  const part = useKeptFocus<HTMLElement>();
  const actions = useNoteActions(place, list);
  useArrived(facts.unsent, list.readAgain);
  const draft = `${NOTE_DRAFTS}${place.event}.${userId}.${place.group}.note`;
  const [edited, setEdited] = useState<NoteEntry>();
  const listed = list.threads.map(({ first }) => first);
  // What is being changed stays on screen, though another device has deleted it: saved, it is a new note.
  const notes = edited && !listed.some(({ NoteId }) => NoteId === edited.NoteId) ? [edited, ...listed] : listed;
  // Written, changed or deleted on another device.
  useHubChanges('notes', () => void list.readAgain());
  return (
    <section ref={part} tabIndex={-1} aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{t('ownNotes')}</h2>
      {list.isClosed ? (
        <ClosedLine group={place.group} part={t('ownNotes')} words={t('closed')} signIn={t('signIn')} draft={draft} />
      ) : (
        <Composer
          label={t('writeNote')}
          help={t('noteHelp')}
          sendLabel={t('save')}
          draft={draft}
          onSend={(text) => actions.write(text, { isNote: true })}
        />
      )}
      <WaitingNotes {...facts} />
      {!list.isClosed && !(edited && notes.length > 0) && <NoteStates list={list} empty={t('emptyNotes')} />}
      {notes.length > 0 && (
        <ul role="list" className={styles.list}>
          {notes.map((note) => (
            <NoteItem
              key={note.NoteId}
              note={note}
              actions={actions}
              mayComment={false}
              onEditing={(isEditing) => setEdited(isEditing ? note : undefined)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
