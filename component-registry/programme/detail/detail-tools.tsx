// What can be done with the page of a single thing: its star, an appointment for Outlook, share, print.
import { Button, buttonClass, showToast, useAppointmentLink, useTexts } from '#sdk';
import type { ReactNode } from 'react';
import { singleThingWords } from './detail-words.ts';
import styles from './detail-layout.module.css';

type DetailToolsProps = {
  /** What is shared. */
  title: string;
  /** Outlook's address: of a session or presentation that is still to come; omitted for none. */
  appointment?: { kind: 'session' | 'presentation'; id: string } | undefined;
  /** Its star. */
  children: ReactNode;
};

/** Share and print need a script. */
export function DetailTools({ title, appointment, children }: DetailToolsProps) {
  const t = useTexts(singleThingWords);
  return (
    <div className={styles.tools} data-print="none">
      {children}
      {appointment && <OutlookLink {...appointment} />}
      <Button variant="quiet" data-needs="script" onClick={() => void share(title, t('copied'))}>
        {t('share')}
      </Button>
      <Button variant="quiet" data-needs="script" onClick={() => window.print()}>
        {t('print')}
      </Button>
    </div>
  );
}

/** Opened in a new window (B §7). */
function OutlookLink({ kind, id }: { kind: 'session' | 'presentation'; id: string }) {
  const t = useTexts(singleThingWords);
  return (
    <a
      href={useAppointmentLink(kind, id)}
      target="_blank"
      rel="noopener"
      className={buttonClass({ variant: 'quiet' })}
      title={t('outlookWhat')}
      aria-label={t('outlookWhat')}
    >
      {t('outlook')}
    </a>
  );
}

/** By the device's own means; where it has none the address is copied. */
async function share(title: string, copied: string): Promise<void> {
  const url = window.location.href;
  try {
    if ('share' in navigator) await navigator.share({ title, url });
    else {
      await (navigator as Navigator).clipboard.writeText(url);
      showToast({ id: 'page-address', text: copied });
    }
  } catch {
    // Closed without a choice.
  }
}
