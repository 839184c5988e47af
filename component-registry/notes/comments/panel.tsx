// The comments of a place: threads with replies, kept current, and where one is written.
import { useId, useState } from 'react';
import { Button, LiveRegion, NoteTools, type NoteToolFacts, useEvent, useKeptFocus, useTexts, useUser, NOTE_DRAFTS } from '#sdk';
import { ClosedLine } from '../parts/closed-line.tsx';
import { Composer, type NoteReach } from '../parts/composer.tsx';
import { NoteItem } from '../parts/note-item.tsx';
import type { PageNotePlace } from '../parts/note-place.ts';
import { NoteStates } from '../parts/note-states.tsx';
import styles from '../parts/notes.module.css';
import { SignInLine } from '../parts/sign-in-line.tsx';
import { texts } from '../parts/texts.ts';
import { useArrived } from '../parts/use-arrived.ts';
import { type NoteActions, useNoteActions } from '../parts/use-note-actions.ts';
import { type NoteList, type NoteThread, useNoteList } from '../parts/use-note-list.ts';
import { WaitingNotes } from '../parts/waiting-notes.tsx';
import { Review } from './review.tsx';

export function CommentsPanel({ place }: { place: PageNotePlace }) {
  const list = useNoteList(place, false);
  return (
    <NoteTools
      group={place.group}
      listeners={{ onChanged: list.put, onRemoved: list.drop, onJoined: () => void list.readAgain() }}
      waits={{ path: '/api/App/Create', params: { ...place.item, pIsNote: 'false' } }}
    >
      {(facts) => <Comments place={place} list={list} {...facts} />}
    </NoteTools>
  );
}

type CommentsProps = { place: PageNotePlace; list: NoteList } & NoteToolFacts;

function Comments({ place, list, ...facts }: CommentsProps) {
  const t = useTexts(texts);
  const id = useId();
  const part = useKeptFocus<HTMLElement>();
  const { isSignedIn, isSuperUser, offersSignIn } = useUser();
  const { preview } = useEvent();
  const actions = useNoteActions(place, list);
  const mayComment = facts.mayComment && !preview;
  const mayMessage = facts.mayMessage && !preview;
  const { draft } = useDraftKey(place);
  useArrived(facts.unsent, list.readAgain);
  const reaches: NoteReach[] = [
    ...(mayComment
      ? [
          { value: 'participants' as const, label: t('toParticipants') },
          { value: 'everybody' as const, label: t('toEverybody') },
        ]
      : []),
    ...(mayMessage ? [{ value: 'none' as const, label: t('toModerators') }] : []),
  ];
  return (
    <section ref={part} tabIndex={-1} aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{t('comments')}</h2>
      <LiveRegion message={list.phase === 'ready' && list.total > 0 ? t('count', { count: list.total }) : ''} />
      {list.isClosed ? (
        <ClosedLine group={place.group} part={t('comments')} words={t('closed')} signIn={t('signIn')} draft={`${draft}.comment`} />
      ) : reaches.length > 0 ? (
        <Composer
          label={t('write')}
          sendLabel={t('send')}
          draft={`${draft}.comment`}
          reaches={reaches}
          onSend={(text, reach) => actions.write(text, { isNote: false, reach })}
        />
      ) : isSignedIn ? (
        <p className={styles.muted}>{t('mayNot')}</p>
      ) : (
        offersSignIn && <SignInLine why={t('signInWhy')} label={t('signIn')} />
      )}
      {isSuperUser && <Review event={place.event} actions={actions} />}
      <WaitingNotes {...facts} />
      {/* What others have written is not sent: it is not empty. */}
      {!list.isClosed && <NoteStates list={list} empty={t('empty')} />}
      {list.threads.length > 0 && (
        <ul role="list" className={styles.list}>
          {list.threads.map((thread) => (
            <ThreadItem
              key={thread.first.NoteId}
              thread={thread}
              actions={actions}
              mayReply={mayComment}
              mayMessage={mayMessage}
              draft={draft}
            />
          ))}
        </ul>
      )}
      {list.hasMore && <Button onClick={() => void list.more()}>{t('more')}</Button>}
    </section>
  );
}

/** Key of drafts on the device: of this person, at this place. */
function useDraftKey({ event, group }: PageNotePlace): { draft: string } {
  const { user } = useUser();
  return { draft: `${NOTE_DRAFTS}${event}.${user?.UserId ?? ''}.${group}` };
}

type ThreadItemProps = { thread: NoteThread; actions: NoteActions; mayReply: boolean; mayMessage: boolean; draft: string };

function ThreadItem({ thread: { first, replies }, actions, mayReply, mayMessage, draft }: ThreadItemProps) {
  const t = useTexts(texts);
  const [isReplying, setReplying] = useState(false);
  const may = (first.Visibility === 'none' ? mayMessage : mayReply) && first.State !== 'deleted' && first.State !== 'removed';
  return (
    <NoteItem note={first} actions={actions} mayComment={mayReply} {...(may && { onReply: () => setReplying(true) })}>
      {(replies.length > 0 || isReplying) && (
        <div className={styles.replies}>
          {replies.length > 0 && (
            <ul role="list" className={styles.list}>
              {replies.map((reply) => (
                <NoteItem key={reply.NoteId} note={reply} actions={actions} mayComment={mayReply} />
              ))}
            </ul>
          )}
          {isReplying && (
            <Composer
              label={t('writeReply')}
              isOpened
              sendLabel={t('send')}
              draft={`${draft}.reply.${first.NoteId}`}
              onSend={async (text) => {
                const refusal = await actions.write(text, { isNote: false, parentId: first.NoteId });
                if (refusal === '') setReplying(false);
                return refusal;
              }}
              onCancel={() => setReplying(false)}
            />
          )}
        </div>
      )}
    </NoteItem>
  );
}
