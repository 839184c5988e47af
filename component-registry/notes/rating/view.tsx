// Rating on the session or presentation of the page, where the event has them; loaded when the reader comes near.
import { lazy, type ReactElement, Suspense, useId } from 'react';
import { useDevice, useDocument, useTexts, useUser, type ViewProps } from '#sdk';
import type { PageNotePlace } from '../parts/note-place.ts';
import { NotedPart } from '../parts/noted-part.tsx';
import styles from '../parts/notes.module.css';
import { SignInLine } from '../parts/sign-in-line.tsx';
import { texts } from '../parts/texts.ts';
import type { Props } from './props.ts';

const Panel = lazy(() => import('./panel.tsx').then((code) => ({ default: code.RatingPanel })));
const Average = lazy(() => import('./average.tsx').then((code) => ({ default: code.AverageOfPlace })));

export default function Rating({ props, frame }: ViewProps<Props>) {
  const { ratings } = useDocument('app').notes;
  return (
    <NotedPart frame={frame} isActive={ratings} sessionId={props.sessionId} forVisitors={wayIn}>
      {(place) => <Panel key={place.group} place={place} />}
    </NotedPart>
  );
}

const wayIn = (place: PageNotePlace): ReactElement => <WayIn key={place.group} place={place} />;

/** The way to sign in; the average comes beside it, on its line. */
function WayIn({ place }: { place: PageNotePlace }) {
  const t = useTexts(texts);
  const id = useId();
  const { averages } = useDocument('app').notes;
  const isLive = useDevice(() => true, false);
  const { offersSignIn } = useUser();
  // Where nobody signs in nobody has rated.
  if (!offersSignIn) return null;
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{t('rating')}</h2>
      <SignInLine why="" label={t('signInRating')}>
        {averages && isLive && (
          <Suspense fallback={null}>
            <Average place={place} />
          </Suspense>
        )}
      </SignInLine>
    </section>
  );
}
