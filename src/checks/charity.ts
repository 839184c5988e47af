// Checks the charity document of an event: ids are unique; projects, surveys and companies that challenges name are there (B §3 Charity).
import { keySource, type RawDocument } from '../model/documents-of-rows.ts';
import { survey } from '../model/documents/survey.ts';
import { type Finding, finding } from '../model/finding.ts';
import { isObject } from '../model/is-object.ts';
import { below, type Source } from '../model/source.ts';
import { questionsToScore } from '../rules/surveys/right-answers.ts';
import type { EventContext } from './event-context.ts';
import { suggest } from './suggest.ts';

type Raw = Readonly<Record<string, unknown>>;
type Placed = { value: Raw; at: Source };

/** Findings of the charity document; none where there is none. */
export function charityFindings(context: EventContext): Finding[] {
  const document = context.model.raw.get('charity');
  if (!document) return [];
  const projects = placedIn(document, 'projects');
  const challenges = placedIn(document, 'challenges');
  const known: Known = {
    projects: new Set(projects.map(({ value }) => String(value['Id']))),
    surveys: surveysOfChallenges(context),
    companies: companiesNamed(context),
  };
  return [
    ...repeatedIds(projects, 'project'),
    ...repeatedIds(challenges, 'challenge'),
    ...challenges.flatMap((challenge) => challengeFindings(challenge, known)),
  ];
}

const placedIn = (document: RawDocument, key: string): Placed[] => {
  const list = document.value[key];
  const at = keySource(document, key);
  return Array.isArray(list) ? list.flatMap((value, index) => (isObject(value) ? [{ value, at: below(at, String(index)) }] : [])) : [];
};

function repeatedIds(placed: readonly Placed[], what: string): Finding[] {
  const seen = new Set<unknown>();
  return placed.flatMap(({ value: { Id }, at }) => {
    const isRepeated = seen.has(Id);
    seen.add(Id);
    return isRepeated ? [finding('charity-id-repeated', 'error', below(at, 'Id'), `another ${what} has the id ${String(Id)}, too`)] : [];
  });
}

/** `companies` undefined: the event names none, so nothing can be said. */
type Known = {
  projects: ReadonlySet<string>;
  surveys: ReadonlyMap<string, number>;
  companies: ReadonlySet<string> | undefined;
};

function challengeFindings({ value, at }: Placed, { projects, surveys, companies }: Known): Finding[] {
  const { ProjectId: project = '', survey: questions, CompanyAccountId: company = '' } = value;
  const found: Finding[] = [];
  const lacks = (code: string, severity: 'error' | 'warning', key: string, id: unknown, names: ReadonlySet<string>, what: string): void =>
    void found.push(finding(code, severity, below(at, key), `no ${what} has the id ${String(id)}`, suggest(String(id), names).word));
  if (project !== '' && !projects.has(String(project)))
    lacks('charity-unknown-project', 'error', 'ProjectId', project, projects, 'project');
  if (typeof questions === 'string') {
    const scored = surveys.get(questions);
    if (scored === undefined)
      lacks('charity-unknown-survey', 'error', 'survey', questions, new Set(surveys.keys()), 'survey that evaluates a challenge');
    else if (scored === 0)
      found.push(
        finding(
          'charity-without-right-answer',
          'warning',
          below(at, 'survey'),
          `no question of the survey ${questions} has a correctAnswer`,
        ),
      );
  }
  if (company !== '' && companies && !companies.has(String(company)))
    lacks('charity-unknown-company', 'warning', 'CompanyAccountId', company, companies, 'company');
  return found;
}

/** Surveys of challenges by id, with how many questions earn points. */
const surveysOfChallenges = ({ model }: EventContext): ReadonlyMap<string, number> =>
  new Map(
    [...model.raw.values()].flatMap(({ kind, name, value }): [string, number][] => {
      if (kind !== 'survey' || value['evaluates'] !== 'challenge') return [];
      const read = survey.safeParse(value);
      // One that cannot be read has findings of its own.
      return [[name.slice('surveys/'.length), read.success ? questionsToScore(read.data) : 1]];
    }),
  );

/** The companies an event lists; where it has no list, those of its sessions; undefined for neither. */
function companiesNamed({ data }: EventContext): ReadonlySet<string> | undefined {
  const files: ReadonlyMap<string, { rows: readonly unknown[] }> = data;
  for (const name of ['companies', 'sessions']) {
    const ids = (files.get(name)?.rows ?? []).flatMap((row) => {
      const id = isObject(row) ? (row['CompanyAccountId'] ?? (name === 'companies' ? row['Id'] : undefined)) : undefined;
      return typeof id === 'string' || typeof id === 'number' ? [String(id)] : [];
    });
    if (ids.length > 0) return new Set(ids);
  }
  return undefined;
}
