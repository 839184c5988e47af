// What the picture of a session has of its own: the colour of its track, else of its room or kind, and its people.
import { trackNumber } from '../../src/base/track-number.ts';
import { initialsOf } from '../../src/ui/initials.ts';
import { theme } from '../../src/model/documents/theme.ts';
import { trackColours } from '../../src/ui/theme/derive-theme.ts';
import { fileAt } from '../access/filter-file.ts';
import { momentPeople } from '../published/moment-lines.ts';
import type { PublishedEvent } from '../published/event.ts';
import { CARD_FACES, type CardFace, panelColour } from './card-faces.ts';

/** A panel of the picture: its colour as `#rrggbb`, and who is on it. */
export type CardCover = { colour: string; faces: readonly CardFace[] };

/** Gives the bytes of an asset that everybody may have; undefined for any other. */
export type ReadAsset = (path: string) => Promise<Buffer | undefined>;

/** The cover of a session; undefined for an id of nothing. Portraits from other servers are not fetched: initials stand there. */
export async function coverOfSession(
  event: PublishedEvent,
  { language, id }: { language: string; id: string },
  read: ReadAsset,
): Promise<CardCover | undefined> {
  const { session: find, author } = event.programme.inLanguage(language);
  const session = find(id);
  if (!session) return undefined;
  const written = event.documents.read('theme', theme);
  const { TrackColor, TrackId, TrackName, RoomColor, SessionType } = session;
  const own = TrackName !== '' && /^#[\da-f]{6}$/i.test(TrackColor) ? TrackColor : undefined;
  const number = TrackName === '' ? (RoomColor ?? trackNumber(SessionType)) : trackNumber(TrackId || TrackName);
  const colour = own ?? trackColours(written)[number - 1] ?? written.brand;
  const faces = momentPeople(author, session)
    .slice(0, CARD_FACES)
    .map(async ({ DisplayName, Firstname, Surname, ImagePath }): Promise<CardFace> => {
      const path = ImagePath === '' ? undefined : fileAt(event, ImagePath);
      return {
        initials: initialsOf(DisplayName || `${Firstname} ${Surname}`),
        portrait: path === undefined ? undefined : await read(path),
      };
    });
  return { colour: panelColour(colour, written.brand), faces: await Promise.all(faces) };
}
