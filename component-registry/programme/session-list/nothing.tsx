// No session matches search and filters: what to do about it.
import { Button, EmptyState, useTexts } from '#sdk';
import { texts } from './texts.ts';

type NothingProps = {
  question: string | undefined;
  /** Matching sessions on other days. */
  elsewhere: number;
  onAllDays: () => void;
  onClear: () => void;
};

export function Nothing({ question, elsewhere, onAllDays, onClear }: NothingProps) {
  const t = useTexts(texts);
  if (elsewhere > 0)
    return (
      <EmptyState sentence={t('nothingThatDay', { count: elsewhere })} action={<Button onClick={onAllDays}>{t('showAllDays')}</Button>} />
    );
  return (
    <EmptyState
      sentence={question ? t('nothingFor', { question }) : t('nothing')}
      action={<Button onClick={onClear}>{t('clearAll')}</Button>}
    />
  );
}
