// Problems of the configuration and the page: what, in which file, and the suggestion.
import type { ReactElement } from 'react';
import type { Finding } from '../../model/finding.ts';
import { placeWords } from '../words.ts';

export function ProblemRows({ problems }: { problems: readonly Finding[] }): ReactElement {
  if (problems.length === 0) return <p className="empty">Nothing is wrong with this page, as far as it can be seen here.</p>;
  return (
    <div className="scroll">
      <ul>
        {problems.map((problem, index) => (
          <li key={index} className="problem" data-severity={problem.severity}>
            <span className="row-head">
              <span className="row-id">{problem.code}</span> <span className="verdict">{problem.severity}</span>
            </span>
            <span>{problem.message}</span>
            {problem.suggestion && <span>Perhaps: {problem.suggestion}</span>}
            <span className="place">
              {placeWords(problem)}
              {problem.line > 0 && ` line ${problem.line}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
