// A survey drawn by SurveyJS: a chunk of its own, loaded when somebody evaluates.
import { useEffect, useRef, useState } from 'react';
import { Model } from 'survey-core';
import { ReactQuestionFactory, Survey } from 'survey-react-ui';
import 'survey-core/survey-core.fontless.min.css';
import { RichHtml } from '../rich-html.tsx';
import { fillIcons } from './survey-icons.ts';
import { markAnsweredPages } from './survey-progress.ts';
import { applySurveyTheme } from './survey-theme.ts';
import styles from './survey-questions.module.css';

/** What somebody has answered so far, and on which page they are. */
export type Draft = { page: number; data: Record<string, unknown> };

export type SurveyFormProps = {
  /** The survey, in one language, as the server sends it. */
  json: Record<string, unknown>;
  locale: string;
  words: { submit: string; back: string; next: string; complete: string; mandatory: string };
  showHeader: boolean;
  /** Where to go on; undefined begins anew. */
  draft: Draft | undefined;
  onDraft: (draft: Draft) => void;
  /** Called with the answers once everything mandatory is answered. */
  onSend: (answers: Record<string, unknown>) => void;
};

// HTML between the questions passes the sanitiser like any other.
// Its types say that it is called with a name; it is called with the props of the element.
ReactQuestionFactory.Instance.registerQuestion('html', (given: unknown) => (
  <RichHtml html={(given as { question: { locHtml: { renderedHtml: string } } }).question.locHtml.renderedHtml} />
));

/** The model of a survey with the words and habits of Foyer. */
function modelOf({ json, locale, words, showHeader, draft }: SurveyFormProps): Model {
  applySurveyTheme();
  markAnsweredPages();
  const model = new Model({ ...json, questionErrorLocation: 'bottom', questionDescriptionLocation: 'underTitle', widthMode: 'responsive' });
  model.locale = locale;
  // Both would be written as HTML or as an element of styles, which the content policy refuses.
  model.needRenderIcons = false;
  model.generateStylesheet = false;
  model.showCompletePage = false;
  model.showTitle = showHeader;
  model.showProgressBar = model.pages.length > 1;
  model.progressBarType = 'pages';
  model.progressBarLocation = 'top';
  model.autoFocusFirstQuestion = false;
  model.pagePrevText = words.back;
  model.pageNextText = words.next;
  model.completeText = model.pages.length > 1 ? words.complete : words.submit;
  if (draft) {
    model.data = draft.data;
    model.currentPageNo = Math.min(draft.page, model.visiblePages.length - 1);
  }
  return model;
}

export function SurveyForm(props: SurveyFormProps) {
  const { words, onDraft, onSend } = props;
  const [model] = useState(() => modelOf(props));
  const [isLacking, setLacking] = useState(false);
  const icons = useRef<SVGSVGElement>(null);
  useEffect(() => (icons.current ? fillIcons(icons.current) : undefined), []);
  // SurveyJS measures what it has drawn and draws it again for a narrow window: the first drawing is not shown.
  const [isMeasured, setMeasured] = useState(false);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setMeasured(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  useEffect(() => {
    let isTurned = false;
    const turn = (): void => void (isTurned = true);
    // The button that turned the page may be gone, and the reader is to hear where they are.
    const arrive = (_: unknown, { htmlElement }: { htmlElement: HTMLElement }): void => {
      if (!isTurned) return;
      isTurned = false;
      const heading = htmlElement.querySelector<HTMLElement>('.sd-page__title') ?? htmlElement;
      heading.tabIndex = -1;
      heading.focus();
    };
    const keep = (): void => onDraft({ page: model.currentPageNo, data: { ...(model.data as Record<string, unknown>) } });
    const look = (_: unknown, { errors }: { errors: readonly unknown[] }): void => setLacking(errors.length > 0);
    const send = (_: unknown, options: { allow: boolean }): void => {
      options.allow = false;
      onSend({ ...(model.data as Record<string, unknown>) });
    };
    model.onValueChanged.add(keep);
    model.onCurrentPageChanged.add(keep);
    model.onCurrentPageChanged.add(turn);
    model.onAfterRenderPage.add(arrive);
    model.onValidatePage.add(look);
    model.onCompleting.add(send);
    return () => {
      model.onValueChanged.remove(keep);
      model.onCurrentPageChanged.remove(keep);
      model.onCurrentPageChanged.remove(turn);
      model.onAfterRenderPage.remove(arrive);
      model.onValidatePage.remove(look);
      model.onCompleting.remove(send);
    };
  }, [model, onDraft, onSend]);
  return (
    <>
      <svg ref={icons} className={styles.icons} aria-hidden="true" />
      <p role="alert" data-tone="danger">
        {isLacking ? words.mandatory : ''}
      </p>
      <div className={styles.drawn} data-measured={isMeasured}>
        <Survey model={model} />
      </div>
    </>
  );
}
