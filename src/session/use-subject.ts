// The single thing a page is about, named by the component that shows it: the window's title says it.
import { useEffect } from 'react';
import { useFrame } from './frame.ts';

/** Names the thing of the address; undefined or empty as long as it is unknown. */
export function useSubject(name: string | undefined): void {
  const { onSubject } = useFrame();
  useEffect(() => {
    if (name) onSubject?.(name);
  }, [onSubject, name]);
}
