// The dialog of a frame: 800 px where the window has room, the whole window on a phone; another host only with consent.
import type { ReactElement } from 'react';
import { Dialog, ForeignContent, useTexts } from '#sdk';
import type { FramedLink } from './framed-link.ts';
import { texts } from './texts.ts';
import styles from './frame-body.module.css';

/** The framed page may do everything except replace this one. */
const rights = 'allow-scripts allow-same-origin allow-forms allow-popups';

export function FrameBody({ shown, onClose }: { shown: FramedLink; onClose: () => void }): ReactElement {
  const t = useTexts(texts);
  const { address, href, host, title } = shown;
  const page = (
    <iframe
      className={styles.page}
      sandbox={rights}
      src={href}
      title={title}
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={(event) => closeByEscape(event.currentTarget, onClose)}
    />
  );
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('close')} size="frame">
      {host ? (
        <div className={styles.place}>
          <ForeignContent url={address} host={host} title={title}>
            {() => page}
          </ForeignContent>
        </div>
      ) : (
        <>
          <div className={styles.place}>{page}</div>
          <a className={styles.way} href={address} target="_blank" rel="noopener">
            {t('open')}
          </a>
        </>
      )}
    </Dialog>
  );
}

/** Keys in a frame do not reach the dialog around it; of another host they cannot be heard. */
function closeByEscape(frame: HTMLIFrameElement, onClose: () => void): void {
  try {
    frame.contentWindow?.addEventListener('keydown', (press) => press.key === 'Escape' && !press.defaultPrevented && onClose());
  } catch {
    // Another host.
  }
}
