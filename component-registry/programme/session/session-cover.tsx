// The cover of a session without picture: the colour of its track, the line of the event, and who is on.
import { Avatar, classNames, useMedia } from '#sdk';
import type { Session } from '#contract/programme';
import { personName } from '../person/people.ts';
import { coverStyle } from './track-style.ts';
import styles from './session-cover.module.css';

/** Somebody on a cover; without picture their initials stand there. */
export type CoverFace = Session['Speakers'][number] & { ImagePath?: string | undefined };

/** Most faces of a cover. */
export const COVER_FACES = 3;

/** The cover; what it shows is said in words beside it, so it is silent. */
export function SessionCover({
  session,
  faces,
  className,
}: {
  session: Session;
  faces: readonly CoverFace[];
  className?: string | undefined;
}) {
  const media = useMedia();
  return (
    <div aria-hidden className={classNames(styles.cover, className)} style={coverStyle(session)} data-print="none">
      <span className={styles.faces}>
        {faces.slice(0, COVER_FACES).map((face, index) => (
          <span key={face.Id || index} className={styles.face}>
            <Avatar name={personName(face)} src={media(face.ImagePath ?? '') ?? ''} size="large" />
          </span>
        ))}
      </span>
    </div>
  );
}
