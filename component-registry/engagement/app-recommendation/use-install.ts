// The browser's own offer to add the site to the home screen, held until the reader asks for it.
import { useEffect, useState } from 'react';

/** What Chromium sends before it offers to install a site; other browsers send nothing. */
type InstallOffer = Event & { prompt: () => Promise<unknown> };

/** Makes the browser ask; undefined where it does not offer that. */
export function useInstall(isWanted: boolean): (() => void) | undefined {
  const [offer, setOffer] = useState<InstallOffer | undefined>();
  useEffect(() => {
    if (!isWanted) return undefined;
    const hold = (event: Event): void => {
      if (!('prompt' in event)) return;
      event.preventDefault();
      setOffer(event as InstallOffer);
    };
    window.addEventListener('beforeinstallprompt', hold);
    return () => window.removeEventListener('beforeinstallprompt', hold);
  }, [isWanted]);
  return (
    offer &&
    (() => {
      // An offer works once.
      setOffer(undefined);
      void offer.prompt();
    })
  );
}
