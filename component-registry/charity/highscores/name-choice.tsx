// Whether the participant is named in the highscore: their own choice, at any time.
import { useState } from 'react';
import { Checkbox, useCall, useEvent, useTexts } from '#sdk';
import { charityParticipant } from '#contract/charity';
import { texts } from '../parts/texts.ts';

export function NameChoice({ named, onSaved }: { named: boolean; onSaved: () => void }) {
  const t = useTexts(texts);
  const { event } = useEvent();
  const call = useCall();
  const [chosen, choose] = useState<boolean>();
  const [hasFailed, setFailed] = useState(false);
  const change = async (next: boolean): Promise<void> => {
    choose(next);
    setFailed(false);
    const answer = await call(charityParticipant, { eventId: event }, { Named: next });
    setFailed(!answer.ok);
    if (answer.ok) onSaved();
    else choose(undefined);
  };
  return (
    <Checkbox
      label={t('nameMe')}
      help={t('nameMeHelp')}
      error={hasFailed ? t('nameFailed') : ''}
      checked={chosen ?? named}
      onChange={(next) => void change(next)}
    />
  );
}
