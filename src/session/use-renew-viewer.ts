// Asks the server again who is there: after something that changes their tickets, so that pages open without being loaded anew.
import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { useFrame } from './frame.ts';

/** Never rejects; nothing for a visitor. */
export function useRenewViewer(): () => Promise<void> {
  const { person } = useFrame();
  const { revalidate } = useRevalidator();
  return useCallback(async () => {
    if (!person?.user) return;
    (await person.presence()).invalidate();
    await revalidate();
  }, [person, revalidate]);
}
