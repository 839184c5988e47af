// The rating of a place: five stars as a radio group and a few words, changeable; the average where the event shows it.
import { type SubmitEvent, useId, useState } from 'react';
import {
  Button,
  LONGEST_NOTE,
  query,
  Skeleton,
  SkeletonArea,
  StarChoice,
  TextField,
  useCallOrKeep,
  useDocument,
  useEvent,
  useQuery,
  useTexts,
  useUser,
} from '#sdk';
import { createSessionRating, getSessionRating, type Rating } from '#contract/ratings';
import type { PageNotePlace } from '../parts/note-place.ts';
import { SignInLine } from '../parts/note-states.tsx';
import styles from '../parts/notes.module.css';
import { texts } from '../parts/texts.ts';

export function RatingPanel({ place }: { place: PageNotePlace }) {
  const t = useTexts(texts);
  const id = useId();
  const { user } = useUser();
  const { preview } = useEvent();
  // A visitor has no rating of their own: without averages there is nothing to ask.
  const { averages } = useDocument('app').notes;
  const { data, isLoading } = useQuery({
    ...query(getSessionRating, { id: place.event, ...place.item }),
    enabled: averages || (user !== null && !preview),
    retry: false,
  });
  const [sent, setSent] = useState<Rating>();
  const rating = sent ?? data;
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{t('rating')}</h2>
      {rating && rating.Count > 0 && <p className={styles.muted}>{t('average', { average: rating.Average, count: rating.Count })}</p>}
      {isLoading ? (
        <SkeletonArea label={t('rating')}>
          <Skeleton lines={2} />
        </SkeletonArea>
      ) : !user || preview ? (
        <SignInLine why="" label={t('signInRating')} />
      ) : (
        <RatingForm key={data ? 'known' : ''} place={place} rating={rating} onSent={setSent} />
      )}
    </section>
  );
}

type RatingFormProps = { place: PageNotePlace; rating: Rating | undefined; onSent: (rating: Rating) => void };

function RatingForm({ place, rating, onSent }: RatingFormProps) {
  const t = useTexts(texts);
  const callOrKeep = useCallOrKeep();
  const [stars, setStars] = useState(rating?.RatingValue ?? 0);
  const [text, setText] = useState(rating?.Content ?? '');
  const [said, say] = useState<'' | 'rated' | 'kept' | 'choose' | 'notSent'>('');
  const [isBusy, setBusy] = useState(false);
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    if (stars === 0) return say('choose');
    setBusy(true);
    const params = { id: place.event, ...place.item, pRatingValue: stars };
    const answer = await callOrKeep(createSessionRating, params, { pContent: text.trim() }, t('stars', { count: stars }));
    setBusy(false);
    say(answer.ok === 'kept' ? 'kept' : answer.ok ? 'rated' : 'notSent');
    if (answer.ok === true) onSent(answer.reply);
  };
  return (
    <form className={styles.composer} onSubmit={(event) => void send(event)}>
      <StarChoice legend={t('rating')} value={stars} onChange={setStars} words={(count) => t('stars', { count })} />
      <TextField label={t('ratingText')} multiline dir="auto" maxLength={LONGEST_NOTE} value={text} onChange={setText} />
      <div className={styles.composerEnd}>
        <p role="status" className={styles.muted}>
          {said !== '' && t(said)}
        </p>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('change')}
        </Button>
      </div>
    </form>
  );
}
