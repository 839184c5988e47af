// The properties every changed event must keep, as sentences about what was broken; none is the good answer.
import type { Finding } from '../../src/model/finding.ts';
import type { Look } from './look.ts';
import type { Mutated } from './mutations.ts';
import { PAGE, type Specimen } from './specimens.ts';
import { promisesOf } from './touched.ts';

/** Everything a mutant broke. `before` is the event unchanged, `file` the file changed, `after` what was seen. */
export function judge(specimen: Specimen, before: Look, file: { path: string; text: string }, mutated: Mutated, after: Look): string[] {
  return [
    ...lostNeighbours(specimen, before, file, mutated, after),
    ...blankPage(specimen, before, after),
    ...disagreements(after),
    ...(after.shown.thrown.length > 0 ? [`a component threw: ${String(after.shown.thrown[0])}`] : []),
  ];
}

/** An id as written, or with the number a second one of it gets. */
const isCalled = (id: string, wanted: string): boolean =>
  id === wanted || (id.startsWith(`${wanted}-`) && /^\d+$/.test(id.slice(wanted.length + 1)));

function lostNeighbours(specimen: Specimen, before: Look, file: { path: string; text: string }, mutated: Mutated, after: Look): string[] {
  if (after.elsewhere !== '') return ledAway(specimen, file, after);
  const promised = promisesOf(before.shown.ready!.page, file, mutated, specimen.folder);
  return before.seen.flatMap(({ id, text }) => {
    const promise = promised(id);
    if (promise === 'free') return [];
    const found = after.seen.filter((one) => isCalled(one.id, id));
    if (found.length === 0) return [`the neighbour ${id} is lost`];
    return promise === 'there' || found.some((one) => one.text === text)
      ? []
      : [`the neighbour ${id} says ${JSON.stringify(found[0]!.text.slice(0, 80))}, not ${JSON.stringify(text.slice(0, 80))}`];
  });
}

/** Only the event's days and lists, and its policies, lead elsewhere; there something is seen. */
function ledAway({ folder }: Specimen, { path }: { path: string }, { elsewhere, seen }: Look): string[] {
  const deciding = ['app.json', 'access.json'].some((name) =>
    [`${folder.instance}/${folder.event}/${name}`, `${folder.instance}/${name}`].includes(path),
  );
  return [
    ...(deciding ? [] : [`the guards lead to ${elsewhere}, though ${path} has nothing to do with them`]),
    ...(seen.length > 0 ? [] : [`${elsewhere} is empty`]),
  ];
}

/** A page of which nothing is left says so; one that is empty on purpose may be empty. */
function blankPage({ folder }: Specimen, before: Look, after: Look): string[] {
  const { notice, runtime } = after;
  const own = ownOf(after);
  // What shows nothing at this instant as it was written is not emptied by a fault.
  if (ownOf(before).length === 0) return [];
  // What is wrong with another layer leaves the page's own content as empty as it was written.
  const isOwn = (pointer: string): boolean => !/^\/layers\/(?!page(\/|$))/.test(pointer);
  const path = `${folder.instance}/${folder.event}/${PAGE}`;
  const faulty = runtime.some(({ file, severity, pointer }) => severity === 'error' && file === path && isOwn(pointer));
  if (own.length > 0 || notice || !faulty) return [];
  return ['nothing of the page is shown, and nothing says so'];
}

/** What is seen of the page's own layer. */
const ownOf = ({ shown, seen }: Look): Look['seen'] => seen.filter(({ id }) => shown.ready?.page.nodes.get(id)?.layer === 'page');

/** Codes that say more than the plain one of the runtime at the same place. */
const better: Readonly<Record<string, readonly string[]>> = {
  'wrong-format': ['forbidden-scheme', 'time-unreadable'],
  'wrong-type': ['unreadable-version'],
};

const placeOf = ({ file, pointer, code }: Pick<Finding, 'file' | 'pointer' | 'code'>): string => `${code} ${file}${pointer}`;

/** What the runtime leaves out the check calls an error, what it shows with a doubt at least a warning; what the check accepts is shown without a word. */
function disagreements({ runtime, checked }: Look): string[] {
  const errors = checked.filter(({ severity }) => severity === 'error');
  const refused = new Set(errors.map(placeOf));
  const doubted = new Set(checked.filter(({ severity }) => severity !== 'info').map(placeOf));
  // In a text that is no JSON there are no places: the file is what counts.
  const unreadable = new Set(errors.flatMap(({ code, file }) => (code === 'json-syntax' || code === 'nested-too-deep' ? [file] : [])));
  return runtime.flatMap((found) => {
    const reported = found.severity === 'error' ? refused : doubted;
    const codes = [found.code, ...(better[found.code] ?? [])];
    const agreed = unreadable.has(found.file) || codes.some((code) => reported.has(placeOf({ ...found, code })));
    return agreed ? [] : [`validate does not say ${found.severity} ${placeOf(found)} (${found.message})`];
  });
}
