// Whether the menu of the app is open: the bar at the bottom opens it, the menu itself closes.
import { createStore } from 'zustand/vanilla';

export const appMenu = createStore<{ isOpen: boolean }>(() => ({ isOpen: false }));

/** Opens or closes the menu. */
export const setAppMenu = (isOpen: boolean): void => appMenu.setState({ isOpen });
