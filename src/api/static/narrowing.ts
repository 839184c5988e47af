// Parameters with unlimited values (an instant, a number): a static site keeps the whole answer in one file, and the browser narrows it as the server does.
import type { Author, Session, SessionLine } from '../../contract/programme.ts';
import { currentSessions, endOf } from './current-sessions.ts';

type Given = Readonly<Record<string, string | undefined>>;
type Narrowing = {
  /** Names of the parameters that do not make another file. */
  params: readonly string[];
  /** Narrows the whole answer to these parameters. */
  narrow: (answer: unknown, given: Given) => unknown;
};

const byPath: Readonly<Record<string, Narrowing>> = {
  // The whole of an event serves every page of it.
  '/api/modules/getresources': { params: ['page'], narrow: (answer) => answer },
  '/api/modules/pagsessionsv2': {
    params: ['from', 'limit'],
    narrow: (answer, { from, limit }) => {
      const sessions = answer as Session[];
      const after = from === undefined ? undefined : Date.parse(from);
      return sessions
        .filter((session) => after === undefined || endOf(session) > after)
        .slice(0, limit === undefined ? undefined : Number(limit));
    },
  },
  '/api/modules/pagauthors': {
    params: ['ids'],
    narrow: (answer, { ids }) => {
      const people = new Map((answer as Author[]).map((person) => [person.Id, person]));
      return ids === undefined ? answer : [...new Set(ids.split(','))].flatMap((id) => people.get(id) ?? []);
    },
  },
  '/api/modules/pagnowandnext': {
    params: ['from', 'limit'],
    narrow: (answer, { from, limit = '6' }) =>
      from === undefined ? answer : currentSessions(answer as SessionLine[], Date.parse(from), Number(limit)),
  },
  '/api/public/highlightedsessions': {
    params: ['programGrade'],
    narrow: (answer, { programGrade = 'Scientific' }) => {
      const grade = programGrade.trim().toLowerCase();
      return (answer as Session[]).filter((session) => grade === 'all' || session.ProgramGrade.toLowerCase() === grade);
    },
  },
};

/** How an endpoint's answer is narrowed; undefined if its files are used as they are. */
export function narrowing(path: string): Narrowing | undefined {
  const key = path.toLowerCase();
  return Object.hasOwn(byPath, key) ? byPath[key] : undefined;
}
