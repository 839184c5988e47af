// A code in a picture of the device: where there is no camera, a phone takes the picture with its own.
import { type ReactElement, useState } from 'react';
import { FileButton } from '../../ui/file-button.tsx';
import { readPicture } from './read-code.ts';

type PictureOfCodeProps = {
  /** What is said: on the button, and of a picture without a code. */
  words: { picture: string; noCode: string };
  onFound: (content: string) => void;
};

export function PictureOfCode({ words, onFound }: PictureOfCodeProps): ReactElement {
  const [isBusy, setBusy] = useState(false);
  const [hasNone, setNone] = useState(false);
  const read = async (picture: File): Promise<void> => {
    setNone(false);
    setBusy(true);
    const content = await readPicture(picture);
    setBusy(false);
    if (content) onFound(content);
    else setNone(true);
  };
  return (
    <div data-needs="script">
      <FileButton accept="image/*" busy={isBusy} onChoose={(file) => void read(file)}>
        {words.picture}
      </FileButton>
      <p role="status">{hasNone && words.noCode}</p>
    </div>
  );
}
