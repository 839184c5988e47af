// Covers the page on screen during maintenance (503): the page stays below it, so that no input is lost (A §4, F06). No placement: it lies over every page, and needs nothing the server would have to send.
import { type ReactElement, useEffect, useRef, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import type { Services } from './services.ts';
import styles from './shell.module.css';
import { appText } from './app-texts.ts';

/** Covers the page during maintenance; failed requests are repeated afterwards. */
export function MaintenanceCover({
  services: { maintenance, queries },
  language,
}: {
  services: Pick<Services, 'maintenance' | 'queries'>;
  language: string;
}): ReactElement {
  const isOn = useSyncExternalStore(maintenance.onChange, maintenance.isOn, maintenance.isOn);
  const { revalidate } = useRevalidator();
  const dialog = useRef<HTMLDialogElement>(null);
  const wasOn = useRef(false);
  useEffect(() => {
    if (isOn) dialog.current?.showModal();
    else if (wasOn.current) {
      dialog.current?.close();
      void revalidate();
      void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    }
    wasOn.current = isOn;
  }, [isOn, revalidate, queries]);
  const say = appText(language);
  return (
    <dialog ref={dialog} className={styles.cover} aria-labelledby="foyer-maintenance" onCancel={(event) => event.preventDefault()}>
      {isOn && (
        <div role="alert">
          <h1 id="foyer-maintenance">{say('maintenance')}</h1>
          <p>{say('maintenanceHint')}</p>
        </div>
      )}
    </dialog>
  );
}
