// The picture of a person: chosen, cropped on the device, sent, or taken away.
import { setProfilePicture } from '#contract/own-data';
import { Avatar, Button, buttonClass, useCall, useEvent, useTexts } from '#sdk';
import { cropPicture } from './crop-picture.ts';
import { texts } from './texts.ts';
import { useChange } from './use-change.ts';
import styles from './view.module.css';

type PicturePartProps = { picture: string; mayAdd: boolean; name: string; onChanged: () => void };

export function PicturePart({ picture, mayAdd, name, onChanged }: PicturePartProps) {
  const t = useTexts(texts);
  const call = useCall();
  const { event } = useEvent();
  const { busy, said, say, run } = useChange(onChanged);
  const send = (Data: string) =>
    run(
      () => call(setProfilePicture, { eventid: event }, { Data }),
      (code) => (code === 'no-picture' ? t('noPicture') : undefined),
    );
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const data = await cropPicture(file);
    if (data === undefined) say(t('noPicture'));
    else await send(data);
  };
  return (
    <section className={styles.part}>
      <h2>{t('picture')}</h2>
      <p className={styles.muted}>{t('pictureText')}</p>
      <div className={styles.picture}>
        {picture === '' ? <Avatar name={name} src="" size="large" /> : <img src={picture} alt={name} width={112} height={112} />}
        <div className={styles.actions}>
          {mayAdd && (
            <label className={`${buttonClass()} ${styles.file}`}>
              {t('choosePicture')}
              <input
                type="file"
                accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
                disabled={busy}
                onChange={({ target }) => {
                  void choose(target.files?.[0]);
                  target.value = '';
                }}
              />
            </label>
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
    </section>
  );
}
