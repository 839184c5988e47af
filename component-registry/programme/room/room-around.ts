// What the page of a session knows of its room.
import type { Room, SessionLine } from '#contract/programme';

/** A room, and the sessions before and after in it. */
export type RoomAround = { room: Room | undefined; before: SessionLine | null; after: SessionLine | null };

export type RoomProps = Omit<RoomAround, 'room'> & { room: Room; session: SessionLine };
