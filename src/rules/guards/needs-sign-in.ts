// Whether a page needs sign-in: the event's lists and switches, the opening ones first (A §2, A §6).
import { isListedPage, isOpenPage } from './listed.ts';
import type { Visit } from './visit.ts';

/** Whether only signed-in users may open the requested page. The public shell never needs sign-in, whatever is set. */
export function needsSignIn({ asked, context, configured }: Pick<Visit, 'asked' | 'context' | 'configured'>): boolean {
  const { container } = context.where;
  if (asked.chain === 'shell' || isOpenPage({ asked, configured })) return false;
  if (configured.alwaysPublic || configured.disableAuth || isListedPage(configured.disableAuthForPages, asked)) return false;
  if (configured.activateEvaluationUrlsWithoutUser && asked.page === 'SurveyPage' && !asked.isContent) return false;
  if (container === 'app' && (configured.disableAuthForApp || isListedPage(configured.disableAuthForAppPages, asked))) return false;
  if (container === 'terminal' && configured.disableAuthForTerminal) return false;
  if (configured.withPublicProgram && isListedPage(configured.programPages, asked)) return false;
  return configured.allPagesWithAuth || isListedPage(configured.signInPages, asked);
}
