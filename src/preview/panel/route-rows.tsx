// Where this address leads the selected person, and why: the guard that decided, all other guards, all evaluated policies.
import type { ReactElement } from 'react';
import { type ExplainedRoute, explainRoute } from '../../rules/guards/explain-route.ts';
import type { PageOnScreen } from '../inspection.ts';
import { usePreviewTime, useSnapshot } from '../use-session.ts';
import { detailWords, instantWords } from '../words.ts';

/** The route of the page on screen at an instant (ms). */
export const routeAt = ({ visit }: PageOnScreen, now: number): ExplainedRoute =>
  explainRoute({ ...visit, context: { ...visit.context, when: { ...visit.context.when, now } } });

/** `open`, `leads to HoldingPage`, `a dialog says no` */
export function outcomeWords({ verdict: { outcome, to } }: ExplainedRoute): string {
  if (outcome === 'redirect') return `leads to ${to?.page ?? 'another page'}`;
  return outcome === 'dialog' ? 'a dialog says no' : outcome === 'maintenance' ? 'maintenance' : 'open';
}

export function RouteRows(): ReactElement {
  const { page } = useSnapshot();
  const { now } = usePreviewTime();
  if (!page) return <p className="empty">There is no page on screen.</p>;
  const explained = routeAt(page, now);
  const { verdict, guards } = explained;
  const zone = page.info.TimeZone;
  const policies = verdict.reasons.filter(({ rule }) => !guards.some(({ guard }) => guard === rule));
  return (
    <div className="scroll">
      <p className="hint">
        {verdict.guard === '' ? 'Every guard lets this person pass.' : `${verdict.guard}: ${outcomeWords(explained)}.`}
        {verdict.nextChangeAt !== null && ` Can change ${instantWords(verdict.nextChangeAt, zone)}.`}
      </p>
      <h3>Guards</h3>
      <ul>
        {guards.map(({ guard, detail, asked, decided, outcome }) => (
          <li key={guard} className="problem" data-severity={decided ? 'error' : undefined}>
            <span className="row-head">
              <span className="row-id">{guard}</span> <span className="verdict">{decided ? outcome : asked ? 'passes' : 'not asked'}</span>
            </span>
            <span>{detailWords(detail, zone)}</span>
          </li>
        ))}
      </ul>
      {policies.length > 0 && (
        <>
          <h3>Policies</h3>
          <ul>
            {policies.map(({ rule, outcome, detail }, index) => (
              <li key={index} className="problem" data-severity={outcome === 'deny' ? 'error' : undefined}>
                <span className="row-head">
                  <span className="row-id">{rule}</span> <span className="verdict">{outcome}</span>
                </span>
                <span>{detailWords(detail, zone)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
