// The button that loads the address on screen again, busy while it does.
import type { ReactElement } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../ui/button.tsx';
import { appText } from './app-texts.ts';

export function RetryButton({ language, size }: { language: string; size?: 'small' }): ReactElement {
  const { revalidate, state } = useRevalidator();
  return (
    <Button size={size} busy={state === 'loading'} onClick={() => void revalidate()}>
      {appText(language)('retry')}
    </Button>
  );
}
