// The menu of the app container: nothing until somebody opens it, then its own code (A §2).
import { lazy, Suspense, useEffect } from 'react';
import { useAddress, useAppMenu, useDocument, useEvent, type ViewProps } from '#sdk';
import { DialogPlace } from '../screen/dialog-place.tsx';
import type { Props } from './props.ts';

const SlidingMenu = lazy(() => import('./sliding-menu.tsx').then((code) => ({ default: code.SlidingMenu })));

export default function AppMenu({ frame }: ViewProps<Props>) {
  const { isOpen, setOpen } = useAppMenu();
  const { appNavigationActive } = useDocument('header');
  const { container } = useEvent();
  const address = useAddress();
  // It closes on route change, as the menu of the header does (A §2).
  useEffect(() => () => setOpen(false), [address, setOpen]);
  return (
    <DialogPlace frame={frame}>
      {isOpen && appNavigationActive && container === 'app' && (
        <Suspense>
          <SlidingMenu onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </DialogPlace>
  );
}
