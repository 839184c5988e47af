// The place of a player that may be closed while somebody watches: what stands there instead is read aloud, and keeps the keyboard's place.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LiveRegion } from '#sdk';

type PlayerPlaceProps = {
  /** Whether a player stands here. */
  isOpen: boolean;
  /** What is said when it is closed. */
  closed: string;
  children: ReactNode;
};

export function PlayerPlace({ isOpen, closed, children }: PlayerPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const [was, setWas] = useState(isOpen);
  const [isClosed, setClosed] = useState(false);
  if (was !== isOpen) {
    setWas(isOpen);
    setClosed(!isOpen);
  }
  useEffect(() => {
    // The button that had the focus went with the player.
    if (isClosed && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [isClosed]);
  return (
    <div ref={place} tabIndex={-1}>
      {children}
      <LiveRegion message={isClosed ? closed : ''} />
    </div>
  );
}
