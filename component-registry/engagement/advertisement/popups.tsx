// One advertisement at a time, when the rules say that it is due and no other dialog is open; or the one a preview asks for.
import { type AdvertisementEntry, eventAdvertisement } from '#contract/exhibition';
import { Dialog, query, useAskedFor, useDueAd, useEvent, useNetworkingPending, useQuery, useTexts, useTrack } from '#sdk';
import { AdButton, AdContent } from './content.tsx';
import { texts } from './texts.ts';

export function Popups() {
  const track = useTrack();
  const { event, language } = useEvent();
  const { data } = useQuery(query(eventAdvertisement, { eventId: event, language }));
  const due = useDueAd(data, useNetworkingPending());
  const ad = data?.find(({ id }) => String(id) === due.id);
  const report = (Action: 'Show' | 'Click'): void => {
    if (due.id !== null) track({ Action, Entity: 'Advertisement', ActionContext: due.id });
  };
  const displayed = (): void => {
    due.displayed();
    report('Show');
  };
  const followed = (isNew: boolean): void => {
    report('Click');
    // The page stays, and the reader comes back to it.
    if (isNew) due.closed();
  };
  return (
    <>
      <Popup ad={ad} priority="advertisement" onClose={due.closed} onDisplayed={displayed} onFollow={followed} />
      {data?.map((one) => (
        <OnRequest key={one.id} ad={one} />
      ))}
    </>
  );
}

/** Nothing is remembered and nothing counted of one that a preview has asked for. */
function OnRequest({ ad }: { ad: AdvertisementEntry }) {
  const [isAsked, done] = useAskedFor(`Advertisement ${ad.id}`);
  return (
    <Popup
      ad={isAsked ? ad : undefined}
      priority="asked"
      onClose={done}
      onDisplayed={() => undefined}
      onFollow={(isNew) => isNew && done()}
    />
  );
}

type PopupProps = {
  ad: AdvertisementEntry | undefined;
  priority: 'advertisement' | 'asked';
  onClose: () => void;
  onDisplayed: () => void;
  onFollow: (isNew: boolean) => void;
};

function Popup({ ad, priority, onClose, onDisplayed, onFollow }: PopupProps) {
  const t = useTexts(texts);
  return (
    <Dialog
      open={ad !== undefined}
      priority={priority}
      onClose={onClose}
      title={<span>{t('label')}</span>}
      closeLabel={t('close')}
      actions={ad && <AdButton ad={ad} onFollow={onFollow} />}
    >
      {ad && <AdContent key={String(ad.id)} ad={ad} onDisplayed={onDisplayed} />}
    </Dialog>
  );
}
