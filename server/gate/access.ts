// What one caller may see of a published version, as answers to "this key, page, session, recording?" and a short name for all of them.

/** What somebody may see. Callers with the same seal get the same answers. */
export type Access = {
  /** Name of the class (contract `AccessClass`): empty for who sees what visitors see. */
  name: string;
  /** Names all that answers may depend on, the visitors' class too; caches keep answers by it. */
  seal: string;
  /** Super users and previews: nothing is left out. */
  all: boolean;
  /** Whether a key that placements ask for is open to them, now or later. */
  key: (key: string) => boolean;
  /** Whether a page is, by the policies of its key; pages of the public shell always are. */
  page: (page: string) => boolean;
  /** Whether a session is. */
  session: (id: string) => boolean;
  /** Whether the recording of a session is. */
  recording: (id: string) => boolean;
  /** Own visitor ids that the policies list; those of other people are told to nobody. */
  listed: ReadonlySet<string>;
};

/** Name of the class that sees everything: previews ask for it. */
export const PREVIEW = 'preview';

const yes = (): boolean => true;

/** Sees everything as it was written. `name` tells super users and previews apart. */
export const everything = (name: string): Access => ({
  name,
  seal: name,
  all: true,
  key: yes,
  page: yes,
  session: yes,
  recording: yes,
  listed: new Set(),
});
