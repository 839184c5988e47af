// The questions of a survey: asks the server for them, shows their loading and failing, and draws them when SurveyJS is there.
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { type BodyOf } from '../../contract/endpoint.ts';
import { surveyjs } from '../../contract/surveys.ts';
import { useCall } from '../../session/use-call.ts';
import { useEvent } from '../../session/use-event.ts';
import type { SurveyDraft } from '../../session/use-survey-draft.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { loadSurveyLocale } from './survey-locale.ts';
import styles from './survey-questions.module.css';

const SurveyForm = lazy(() => import('./survey-form.tsx').then(({ SurveyForm: form }) => ({ default: form })));

/** What is said around the questions. */
export type SurveyWords = {
  loading: string;
  failed: string;
  retry: string;
  submit: string;
  back: string;
  next: string;
  complete: string;
  mandatory: string;
};

export type SurveyQuestionsProps = {
  /** What the survey is about, without the language: the same object as long as it is the same. */
  request: Omit<BodyOf<typeof surveyjs>, 'Language'>;
  words: SurveyWords;
  showHeader: boolean;
  draft: SurveyDraft | undefined;
  onDraft: (draft: SurveyDraft) => void;
  /** Called with the answers once everything mandatory is answered. */
  onSend: (answers: Record<string, unknown>) => void;
  /** Nothing can be changed while they are sent. */
  isSending: boolean;
};

type Loaded = { json: Record<string, unknown>; locale: string; first: SurveyDraft | undefined };

export function SurveyQuestions({ request, words, showHeader, draft, onDraft, onSend, isSending }: SurveyQuestionsProps) {
  const { event, language } = useEvent();
  const call = useCall();
  const [loaded, setLoaded] = useState<Loaded | 'failed'>();
  const [attempt, tryAgain] = useState(0);
  // Where it goes on is decided when its questions are here: on a page taken over from the server the draft comes after the first drawing.
  const first = useRef(draft);
  useEffect(() => {
    first.current = draft;
  }, [draft]);
  const named = JSON.stringify(request);
  useEffect(() => {
    let isOver = false;
    const body = { ...(JSON.parse(named) as typeof request), Language: language };
    void Promise.all([call(surveyjs, { eventid: event }, body), loadSurveyLocale(language)]).then(([answer, locale]) => {
      if (!isOver) setLoaded(answer.ok ? { json: answer.reply, locale, first: first.current } : 'failed');
    });
    return () => {
      isOver = true;
    };
  }, [call, event, language, named, attempt]);

  if (loaded === 'failed')
    return (
      <ErrorState
        sentence={words.failed}
        retryLabel={words.retry}
        onRetry={() => {
          setLoaded(undefined);
          tryAgain(attempt + 1);
        }}
      />
    );
  const loading = (
    <SkeletonArea label={words.loading} className={styles.loading}>
      <Skeleton shape="title" width="60%" />
      <Skeleton lines={4} />
      <Skeleton shape="button" />
    </SkeletonArea>
  );
  if (loaded === undefined) return loading;
  return (
    <div className={styles.form} inert={isSending || undefined}>
      <Suspense fallback={loading}>
        <SurveyForm
          json={loaded.json}
          locale={loaded.locale}
          words={words}
          showHeader={showHeader}
          draft={loaded.first}
          onDraft={onDraft}
          onSend={onSend}
        />
      </Suspense>
    </div>
  );
}
