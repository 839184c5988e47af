// Where a survey goes on: at the draft of this device, which a page that is taken over from the server has only after its first drawing.
import { useEffect, useState } from 'react';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { surveyjs } from '../../contract/surveys.ts';
import type { SurveyDraft } from '../../session/use-survey-draft.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { withoutSizes } from '../../../tests/support/without-sizes.ts';
import { SurveyQuestions, type SurveyQuestionsProps } from './survey-questions.tsx';

withoutSizes();

const request = { SurveyItemSetId: 'event', SurveyEnitity: { Id: '1' }, UserId: '7' } as SurveyQuestionsProps['request'];
const words = { loading: 'Loading', failed: '', retry: '', submit: 'Submit', back: '', next: '', complete: '', mandatory: '' };
const json = { pages: [{ name: 'one', elements: [{ type: 'comment', name: 'remarks', title: 'Remarks' }] }] };

/** A page whose draft is known from the second drawing on. */
function TakenOver() {
  const [draft, setDraft] = useState<SurveyDraft>();
  useEffect(() => setDraft({ page: 0, data: { remarks: 'More coffee' } }), []);
  const nothing = (): void => undefined;
  return <SurveyQuestions request={request} words={words} showHeader draft={draft} onDraft={nothing} onSend={nothing} isSending={false} />;
}

test('a draft that arrives with the second drawing is where the survey goes on', async () => {
  renderView(TakenOver, {}, { answers: { [surveyjs.path]: json } });
  const field = await screen.findByRole('textbox', { name: /Remarks/ }, { timeout: 10_000 });
  expect((field as HTMLTextAreaElement).value).toBe('More coffee');
});
