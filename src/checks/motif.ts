// Checks the motif of a theme: a line of one's own that would not repeat is not drawn.
import type { EventModel } from '../model/event.ts';
import { type Finding, finding } from '../model/finding.ts';
import { keySource } from '../model/documents-of-rows.ts';
import { MOTIF, motifFault, motifKinds } from '../base/motif-line.ts';

/** Findings of the motif of an event; what has other signs than path data is told by the schema. */
export function motifFindings({ raw }: EventModel): Finding[] {
  const document = raw.get('theme');
  const motif = document?.value['motif'];
  if (!document || typeof motif !== 'string' || motif === '' || !MOTIF.test(motif)) return [];
  const fault = motifKinds.some((kind) => kind === motif) ? undefined : motifFault(motif);
  if (fault === undefined) return [];
  return [finding('motif-not-repeating', 'warning', keySource(document, 'motif'), `the line ${fault}; a drawn one takes its place`)];
}
