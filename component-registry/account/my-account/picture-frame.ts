// Where the square frame stands on a picture: moved and zoomed so that the picture always fills it.

/** Size of a picture in its own pixels, upright. */
export type PictureSize = { width: number; height: number };
/** The middle of the frame in pixels of the picture, and how close it is: 1 is the largest square of the picture. */
export type FramePlace = { x: number; y: number; zoom: number };
/** A square of the picture, in its pixels. */
export type PictureSquare = { left: number; top: number; side: number };

/** How close it comes at most. */
export const MOST_ZOOM = 4;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** In the middle, as large as it can be. */
export const frameInMiddle = ({ width, height }: PictureSize): FramePlace => ({ x: width / 2, y: height / 2, zoom: 1 });

/** The nearest place in which the picture fills the frame. */
export function heldFrame(size: PictureSize, { x, y, zoom }: FramePlace): FramePlace {
  const held = within(zoom, 1, MOST_ZOOM);
  const half = Math.min(size.width, size.height) / held / 2;
  return { x: within(x, half, size.width - half), y: within(y, half, size.height - half), zoom: held };
}

/** What the frame shows. */
export function squareIn(size: PictureSize, place: FramePlace): PictureSquare {
  const { x, y, zoom } = heldFrame(size, place);
  const side = Math.min(size.width, size.height) / zoom;
  // Halves that are added again may miss the edge by the last digit.
  return { left: within(x - side / 2, 0, size.width - side), top: within(y - side / 2, 0, size.height - side), side };
}

/** Moves it over the picture, by parts of its own side. */
export function movedFrame(size: PictureSize, place: FramePlace, right: number, down: number): FramePlace {
  const { side } = squareIn(size, place);
  return heldFrame(size, { ...place, x: place.x + right * side, y: place.y + down * side });
}

/** Zooms; the point of the picture at `across` and `down` of the frame (0 to 1) stays there as long as the picture reaches. */
export function zoomedFrame(size: PictureSize, place: FramePlace, zoom: number, at = { across: 0.5, down: 0.5 }): FramePlace {
  const before = squareIn(size, place);
  const side = Math.min(size.width, size.height) / within(zoom, 1, MOST_ZOOM);
  const middleOf = (start: number, share: number): number => start + share * before.side - (share - 0.5) * side;
  return heldFrame(size, { x: middleOf(before.left, at.across), y: middleOf(before.top, at.down), zoom });
}

/** How far it is from the left and upper edge to the others, 0 to 1; undefined where it cannot move that way. */
export function sharesOf(size: PictureSize, place: FramePlace): { across: number | undefined; down: number | undefined } {
  const { left, top, side } = squareIn(size, place);
  const share = (start: number, room: number): number | undefined => (room > 0 ? start / room : undefined);
  return { across: share(left, size.width - side), down: share(top, size.height - side) };
}

/** Puts it at a share of the way; a direction that is not given stays. */
export function frameAtShares(size: PictureSize, place: FramePlace, { across, down }: { across?: number; down?: number }): FramePlace {
  const { side } = squareIn(size, place);
  const middleAt = (share: number, length: number): number => share * (length - side) + side / 2;
  return heldFrame(size, {
    ...place,
    ...(across !== undefined && { x: middleAt(across, size.width) }),
    ...(down !== undefined && { y: middleAt(down, size.height) }),
  });
}
