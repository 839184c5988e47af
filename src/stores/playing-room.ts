// The room whose live stream plays on this page: advertisements of a channel wait for it (A §5).
import { createStore } from 'zustand/vanilla';

export const playingRoom = createStore<{ room: string | null }>(() => ({ room: null }));

/** Names the room that plays; null for none. */
export const setPlayingRoom = (room: string | null): void => playingRoom.setState({ room });
