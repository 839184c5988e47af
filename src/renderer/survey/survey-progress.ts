// Which pages of a survey its progress bar marks as done.
import { type PageModel, ProgressButtons } from 'survey-core';

const bar: { isListElementPassed: (this: ProgressButtons, index: number) => boolean } = ProgressButtons.prototype;
/** SurveyJS marks every page that was on screen, the one there now and one that was left unanswered too. */
const wasSeen = bar.isListElementPassed;

/** Marks a page once the reader has left it with everything mandatory answered. */
export function markAnsweredPages(): void {
  bar.isListElementPassed = function isDone(index) {
    const { survey } = this;
    const page: PageModel | undefined = survey.visiblePages[index];
    return page !== undefined && page !== survey.currentPage && wasSeen.call(this, index) && page.validate(false);
  };
}
