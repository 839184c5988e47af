// The dialog with the guide through a booth: nothing is asked of its host before the visitor agrees (decision 0031). Loaded when it is opened.
import { type ReactElement, useState } from 'react';
import { Dialog, ForeignContent, useEvent, useTexts } from '#sdk';
import { texts } from '../company/texts.ts';

/** Height of the guide, px. */
const HEIGHT = 480;

type GuruDialogProps = { url: string; name: string; onClose: () => void };

export function GuruDialog({ url, name, onClose }: GuruDialogProps): ReactElement {
  const t = useTexts(texts);
  const { language } = useEvent();
  const title = t('guideOf', { name });
  // The guide learns the language and nothing of who is there.
  const [address] = useState(() => {
    const asked = new URL(url);
    asked.searchParams.set('language', language);
    return asked.href;
  });
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('close')}>
      <ForeignContent url={url} host={new URL(url).host} title={title} text={t('guideWhy')} height={HEIGHT}>
        {() => (
          <iframe
            title={title}
            src={address}
            sandbox="allow-scripts allow-forms allow-popups"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )}
      </ForeignContent>
    </Dialog>
  );
}
