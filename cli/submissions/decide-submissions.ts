// The work of foyer submissions decide: takes the decisions of a table over, all or nothing, and sends the letters.
import type { Kysely } from 'kysely';
import { pagePath } from '../../src/pages/match.ts';
import { letterLook } from '../../server/mail/letter-html.ts';
import { writeLetter } from '../../server/mail/letters.ts';
import type { PublishedEvent } from '../../server/published/event.ts';
import type { Tables } from '../../server/store/schema.ts';
import { commentsOf } from '../../server/submissions/submission-view.ts';
import type { ExitCode } from '../commands/command.ts';
import { loadNotedEvent } from '../notes/noted-event.ts';
import { counted } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { publicOrigin } from '../people/invitation-link.ts';
import { ACTOR, type OpenPeople, withPeople } from '../people/open-people.ts';
import { postOfEnvironment } from '../people/post-of-environment.ts';
import { type Decision, demandNone, readDecisions } from './read-decisions.ts';
import { type ReadSubmission, readSubmissions } from './read-submissions.ts';

type Options = { letters: boolean; dryRun: boolean };
type Decided = { found: ReadSubmission; decision: Decision };

/** `submissions decide`. What is decided already and stays the same is left alone, so that a table can be run again. Throws UsageError with all faults. */
export const decideSubmissions = (name: string, path: string, { letters, dryRun }: Options, terminal: Terminal): Promise<ExitCode> =>
  withPeople<ExitCode>(async (people) => {
    const { store, db, clock, audit } = people;
    const event = await loadNotedEvent(store, name);
    const read = await readDecisions(path);
    const known = new Map((await readSubmissions(db, event, {})).map((one) => [one.row.id, one]));
    demandNone(read.flatMap((decision) => faultsOf(decision, known.get(decision.number), event, path)));
    const changed = read.flatMap((decision): Decided[] => {
      const found = known.get(decision.number)!;
      return isSame(found, decision) ? [] : [{ found, decision }];
    });
    for (const { found, decision } of changed) terminal.print(`${decision.number} ${found.state} → ${decision.decision}`);
    if (dryRun) {
      terminal.say(
        `Nothing was decided (--dry-run): ${counted(changed.length, 'change')}, ${read.length - changed.length} stay as they are.`,
      );
      return 0;
    }
    await store.db.transaction().execute(async (within) => {
      for (const { found, decision } of changed) await decide(within, found, decision, clock.now());
    });
    if (changed.length > 0)
      await audit.note({ kind: 'submissions-decided', actor: ACTOR, subject: '', place: name, detail: String(changed.length) });
    terminal.say(`${counted(changed.length, 'decision')} taken over, ${read.length - changed.length} as they were.`);
    return letters && changed.length > 0 ? sendLetters(people, event, changed, terminal) : 0;
  });

function faultsOf(decision: Decision, found: ReadSubmission | undefined, event: PublishedEvent, path: string): string[] {
  const { line, number, kind, session } = decision;
  const at = `${path}:${line}`;
  if (!found) return [`${at}: the event has no submission ${number}`];
  return [
    ...(found.state === 'withdrawn' ? [`${at}: submission ${number} was withdrawn`] : []),
    ...(kind !== '' && !found.call?.Kinds.some(({ Id }) => Id === kind) ? [`${at}: the call has no kind “${kind}”`] : []),
    ...(session !== '' && !event.programme.rows.sessions.some(({ Id }) => Id === session)
      ? [`${at}: the programme has no session “${session}”`]
      : []),
  ];
}

const isSame = ({ row }: ReadSubmission, { decision, kind, session, comment }: Decision): boolean =>
  row.state === decision && row.decided_kind === kind && row.session_id === session && row.decision_comment === comment;

const decide = (
  db: Kysely<Tables>,
  { row }: ReadSubmission,
  { decision, kind, session, comment }: Decision,
  now: number,
): Promise<unknown> =>
  db
    .updateTable('submissions')
    .set({
      state: decision,
      decided_at: now,
      decided_kind: kind,
      session_id: session,
      decision_comment: comment,
      // A page that is open with it saves nothing over this.
      revision: row.revision + 1,
      changed_at: now,
    })
    .where('id', '=', row.id)
    // Its author may withdraw it at any moment.
    .where('state', '<>', 'withdrawn')
    .execute();

/** One letter for each whose state has changed; a comment alone that was mended is none. */
async function sendLetters(people: OpenPeople, event: PublishedEvent, changed: readonly Decided[], terminal: Terminal): Promise<ExitCode> {
  let failed = 0;
  const post = postOfEnvironment((line) => {
    failed += 1;
    terminal.say(line);
  });
  if (!post) {
    terminal.say('No mail is set up (FOYER_SMTP): no letters were sent. Authors see the decision on their page.');
    return 0;
  }
  const { instance, shortName } = event;
  const origin = await publicOrigin(people.store, { instance });
  const due = changed.filter(({ found, decision }) => found.row.state !== decision.decision);
  try {
    for (const { found, decision } of due) {
      const language = event.languageFor(found.row.language);
      const query = new URLSearchParams({ submission: found.row.submission_key });
      await post.send(
        writeLetter({
          kind: decision.decision,
          to: found.account.email,
          name: found.account.firstname,
          event: event.text(event.about.name, language) || shortName,
          link: `${origin}${pagePath('SubmissionPage', { instance, event: shortName, language }, {})}?${query.toString()}`,
          quoted: {
            subject: found.row.title,
            words: commentsOf({ ...found.row, decision_comment: decision.comment }, found.reviews).join('\n\n'),
          },
          look: letterLook(event),
          language,
        }),
      );
    }
  } finally {
    // Waits for letters that are under way.
    await post.close();
  }
  terminal.say(`${counted(due.length - failed, 'letter')} sent${failed > 0 ? `, ${failed} could not be` : ''}.`);
  return failed > 0 ? 1 : 0;
}
