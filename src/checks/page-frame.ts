// Checks the fields of a page other than its layers: title, mode, and that its name is that of its file.
import type { Check } from '../model/check.ts';
import { problemFinding, problemsOf } from '../model/document-problems.ts';
import type { RawDocument } from '../model/documents-of-rows.ts';
import { type Finding, finding } from '../model/finding.ts';
import { copyJson } from '../model/same-json.ts';

/** Findings of the frame of a page document; `name` is the one of its file. */
export function pageFrameFindings({ value, sources }: RawDocument, name: string, checks: { pageFrame: Check }): Finding[] {
  const findings: Finding[] = [];
  const { layers: _, ...written } = value;
  if (!checks.pageFrame(copyJson(written))) {
    for (const problem of problemsOf(checks.pageFrame)) {
      const [, key = ''] = problem.instancePath.split('/');
      const source = sources[key] ?? sources['page'] ?? { file: `pages/${name}.json`, pointer: '' };
      findings.push(problemFinding({ ...problem, instancePath: problem.instancePath.slice(key.length + 1) }, source));
    }
  }
  if (typeof value['page'] === 'string' && value['page'] !== name && sources['page']) {
    findings.push(finding('wrong-page-name', 'error', sources['page'], `the file is called ${name}.json, the page ${value['page']}`, name));
  }
  return findings;
}
