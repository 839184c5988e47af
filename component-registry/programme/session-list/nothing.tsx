// No session matches search and filters: what to do about it.
import { buttonClass, ChoiceLink, EmptyState, useTexts } from '#sdk';
import { texts } from './texts.ts';

type NothingProps = {
  question: string | undefined;
  /** Matching sessions on other days. */
  elsewhere: number;
  onAllDays: () => void;
  onClear: () => void;
  /** The addresses of the two. */
  hrefs: { allDays: string; clear: string };
};

export function Nothing({ question, elsewhere, onAllDays, onClear, hrefs }: NothingProps) {
  const t = useTexts(texts);
  if (elsewhere > 0)
    return (
      <EmptyState
        sentence={t('nothingThatDay', { count: elsewhere })}
        action={
          <ChoiceLink href={hrefs.allDays} onChoose={onAllDays} className={buttonClass()}>
            {t('showAllDays')}
          </ChoiceLink>
        }
      />
    );
  return (
    <EmptyState
      sentence={question ? t('nothingFor', { question }) : t('nothing')}
      action={
        <ChoiceLink href={hrefs.clear} onChoose={onClear} className={buttonClass()}>
          {t('clearAll')}
        </ChoiceLink>
      }
    />
  );
}
