// The menu of the app container, for the bar that opens it and for the menu itself.
import { useStore } from 'zustand';
import { appMenu, setAppMenu } from '../stores/app-menu.ts';

/** Whether the app menu is open, and how to open or close it; closed on a server. */
export const useAppMenu = (): { isOpen: boolean; setOpen: (isOpen: boolean) => void } => ({
  isOpen: useStore(appMenu, ({ isOpen }) => isOpen),
  setOpen: setAppMenu,
});
