// The organiser's message to signed-in visitors: each version once, until it is confirmed (A §2 User-information modal).
import {
  Button,
  decideInformation,
  Dialog,
  framed,
  RichHtml,
  useAskedFor,
  useClosed,
  useDocument,
  useEvent,
  useNow,
  useRemembered,
  useText,
  useTexts,
  useUser,
  type ViewProps,
} from '#sdk';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

export default function UserInformation({ frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const text = useText();
  const { userInformation } = useDocument('app');
  const { event, timeZone } = useEvent();
  const { isSignedIn, user } = useUser();
  const now = useNow();
  // Several people may share a device: each has their own answer.
  const name = `userInformation.${event}.${user?.UserId ?? ''}`;
  const [confirmed, confirm] = useRemembered(name, 'local');
  // Closed without an answer it comes back with the next visit.
  const [isPutOff, putOff] = useClosed(`${name}.${userInformation.version}`);
  const html = text(userInformation.html);
  const { outcome } = decideInformation(userInformation, { isSignedIn, confirmed, hasWords: html !== '' }, { now, timeZone });
  const [isAsked, done] = useAskedFor(html === '' ? '' : 'User information');
  return (
    <div {...framed(frame, styles.place)}>
      <Dialog
        open={isAsked || (outcome === 'show' && !isPutOff)}
        priority={isAsked ? 'asked' : 'information'}
        onClose={isAsked ? done : putOff}
        title={text(userInformation.title) || t('title')}
        closeLabel={t('close')}
        actions={
          <Button variant="primary" onClick={() => (isAsked ? done() : confirm(userInformation.version))}>
            {text(userInformation.button) || t('confirm')}
          </Button>
        }
      >
        <RichHtml html={html} />
      </Dialog>
    </div>
  );
}
