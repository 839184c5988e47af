// The rating of a place: five stars as a radio group and a few words, changeable; the average where the event shows it.
import { type SubmitEvent, useId, useState } from 'react';
import {
  Button,
  isCallOf,
  LONGEST_NOTE,
  type OutboxEntry,
  query,
  Skeleton,
  SkeletonArea,
  StarChoice,
  TextField,
  useCallOrKeep,
  useHubChanges,
  useOutbox,
  useQuery,
  useRefetchOnceSent,
  useTexts,
} from '#sdk';
import { createSessionRating, getSessionRating, type Rating } from '#contract/ratings';
import { ClosedLine } from '../parts/closed-line.tsx';
import type { PageNotePlace } from '../parts/note-place.ts';
import styles from '../parts/notes.module.css';
import { texts } from '../parts/texts.ts';
import { AverageWords } from './average.tsx';

export function RatingPanel({ place }: { place: PageNotePlace }) {
  const t = useTexts(texts);
  const id = useId();
  const { data, isLoading, isFetching, refetch } = useQuery({
    ...query(getSessionRating, { id: place.event, ...place.item }),
    // While another page was open, what waited may have been sent.
    staleTime: 0,
    retry: false,
  });
  const [sent, setSent] = useState<Rating>();
  const { entries, discard } = useOutbox();
  const unsent = entries.filter((entry) => isCallOf(entry, createSessionRating.path, place.item));
  const waits = unsent.filter(({ state }) => state !== 'refused').length;
  useRefetchOnceSent(waits, { isFetching, refetch }, () => setSent(undefined));
  // Another device of the account has rated, or this one; the newest is what the server has.
  useHubChanges('ratings', () => void refetch().then(() => setSent(undefined)));
  const rating = sent ?? data;
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{t('rating')}</h2>
      <AverageWords rating={rating} />
      {isLoading ? (
        <SkeletonArea label={t('rating')}>
          <Skeleton lines={2} />
        </SkeletonArea>
      ) : rating?.IsClosed ? (
        <ClosedLine group={place.group} part={t('rating')} words={t('closedRating')} signIn={t('signInRating')} />
      ) : (
        <RatingForm
          place={place}
          rating={rating}
          unsent={unsent.at(-1)}
          onSend={() => unsent.filter(({ state }) => state === 'refused').forEach(({ id: refused }) => discard(refused))}
          onSent={setSent}
        />
      )}
    </section>
  );
}

type RatingFormProps = {
  place: PageNotePlace;
  rating: Rating | undefined;
  /** The last that was made without a connection and is not with the server. */
  unsent: OutboxEntry | undefined;
  /** Called before it is sent. */
  onSend: () => void;
  onSent: (rating: Rating) => void;
};

/** What is on screen before the reader has changed it: what waits, else what the server knows. */
function valuesOf(unsent: OutboxEntry | undefined, rating: Rating | undefined): { stars: number; text: string } {
  if (!unsent) return { stars: rating?.RatingValue ?? 0, text: rating?.Content ?? '' };
  const { pContent = '' } = (unsent.body ?? {}) as { pContent?: string };
  return { stars: Number(new URLSearchParams(unsent.address.split('?', 2)[1]).get('pRatingValue')), text: pContent };
}

function RatingForm({ place, rating, unsent, onSend, onSent }: RatingFormProps) {
  const t = useTexts(texts);
  const callOrKeep = useCallOrKeep();
  const [edited, edit] = useState<{ stars: number; text: string }>();
  const { stars, text } = edited ?? valuesOf(unsent, rating);
  const written = text.trim().length;
  const isTooLong = written > LONGEST_NOTE;
  const [said, say] = useState<'' | 'rated' | 'choose' | 'notSent'>('');
  const [isBusy, setBusy] = useState(false);
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy || isTooLong) return;
    if (stars === 0) return say('choose');
    setBusy(true);
    onSend();
    const params = { id: place.event, ...place.item, pRatingValue: stars };
    const answer = await callOrKeep(createSessionRating, params, { pContent: text.trim() }, t('stars', { count: stars }));
    setBusy(false);
    // Once what is kept is sent, it is rated.
    say(answer.ok ? 'rated' : 'notSent');
    if (answer.ok === true) onSent(answer.reply);
    if (answer.ok) edit(undefined);
  };
  const state = unsent ? (unsent.state === 'refused' ? 'notSent' : 'kept') : said;
  return (
    <form className={styles.composer} onSubmit={(event) => void send(event)}>
      <StarChoice
        legend={t('rating')}
        value={stars}
        onChange={(value) => edit({ stars: value, text })}
        words={(count) => t('stars', { count })}
      />
      <TextField
        label={t('ratingText')}
        multiline
        dir="auto"
        error={isTooLong ? t('tooLong', { written, most: LONGEST_NOTE }) : undefined}
        value={text}
        onChange={(words) => edit({ stars, text: words })}
      />
      <div className={styles.composerEnd}>
        <p role="status" className={styles.muted}>
          {state !== '' && t(state)}
        </p>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('change')}
        </Button>
      </div>
    </form>
  );
}
