// The survey of one session of the list, in a dialog.
import { Dialog, Skeleton, SkeletonArea, useTexts } from '#sdk';
import { useState } from 'react';
import { SurveyPanel } from '../form/survey-panel.tsx';
import { texts } from '../form/texts.ts';
import { useEvaluation } from '../form/use-evaluation.ts';

type SessionDialogProps = { session: string; showHeader: boolean; onSaved: () => void; onClose: () => void };

export function SessionDialog({ session, showHeader, onSaved, onClose }: SessionDialogProps) {
  const t = useTexts(texts);
  const { answer, userid } = useEvaluation(session);
  const { data, isError } = answer;
  const [shown, setShown] = useState(data?.SurveyRequest ?? null);
  if (!shown && data?.SurveyRequest) setShown(data.SurveyRequest);
  return (
    <Dialog open onClose={onClose} title={`${t('evaluationTitleText')}: ${data?.Name ?? ''}`} closeLabel={t('close')} size="large">
      {shown ? (
        <SurveyPanel request={shown} userid={userid} name={data?.Name ?? ''} showHeader={showHeader} onSaved={onSaved} />
      ) : data || isError ? (
        <p>{t(data?.State === 'done' ? 'userIsDoneText' : isError ? 'failed' : 'closed')}</p>
      ) : (
        <SkeletonArea label={t('loading')}>
          <Skeleton lines={4} />
        </SkeletonArea>
      )}
    </Dialog>
  );
}
