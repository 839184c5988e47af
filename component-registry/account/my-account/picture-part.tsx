// The picture of a person: chosen, cropped on the device, sent, or taken away.
import { lazy, Suspense, useState } from 'react';
import { setProfilePicture } from '#contract/own-data';
import { Avatar, Button, FileButton, useCall, useEvent, useTexts } from '#sdk';
import type { ChosenPicture } from './crop-dialog.tsx';
import { decodePicture } from './decode-picture.ts';
import { texts } from './texts.ts';
import { useChange } from './use-change.ts';
import styles from './view.module.css';

const CropDialog = lazy(() => import('./crop-dialog.tsx').then((code) => ({ default: code.CropDialog })));

type PicturePartProps = { picture: string; mayAdd: boolean; name: string; onChanged: () => void };

export function PicturePart({ picture, mayAdd, name, onChanged }: PicturePartProps) {
  const t = useTexts(texts);
  const call = useCall();
  const { event } = useEvent();
  const { busy, said, say, run } = useChange(onChanged);
  const [chosen, setChosen] = useState<ChosenPicture>();
  // Once loaded it stays: a dialog that is closed gives the focus back, one that is gone does not.
  const [isWanted, setWanted] = useState(false);
  const send = (Data: string) =>
    run(
      () => call(setProfilePicture, { eventid: event }, { Data }),
      (code) => (code === 'no-picture' ? t('noPicture') : undefined),
    );
  const choose = async (file: File) => {
    const read = await decodePicture(file);
    say(read ? '' : t('noPicture'));
    if (!read) return;
    setWanted(true);
    setChosen({ picture: read, name: file.name });
  };
  const close = () => {
    setChosen(undefined);
    chosen?.picture.close();
  };
  return (
    <section className={styles.part}>
      <h2>{t('picture')}</h2>
      <p className={styles.muted}>{t('pictureText')}</p>
      <div className={styles.picture}>
        {picture === '' ? <Avatar name={name} src="" size="large" /> : <img src={picture} alt={name} width={112} height={112} />}
        <div className={styles.actions}>
          {mayAdd && (
            <FileButton accept="image/jpeg,image/png,image/webp,image/gif,image/avif" busy={busy} onChoose={(file) => void choose(file)}>
              {t('choosePicture')}
            </FileButton>
          )}
          {picture !== '' && (
            <Button busy={busy} onClick={() => void send('')}>
              {t('removePicture')}
            </Button>
          )}
        </div>
      </div>
      <p role="status" className={styles.status}>
        {said}
      </p>
      {isWanted && (
        <Suspense>
          <CropDialog
            chosen={chosen}
            onClose={close}
            onUse={(data) => {
              close();
              if (data === undefined) say(t('noPicture'));
              else void send(data);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
