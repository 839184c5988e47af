// The words that visitors read for the kinds and tags of sessions.
import { labelKey } from '../../src/contract/label-shapes.ts';
import type { Session } from '../../src/contract/programme.ts';
import type { LabelRow } from '../../src/model/documents/programme.ts';
import type { Reader } from './reader.ts';

/** Answers the words for a kind or tag; undefined where it is shown as it is written. */
export type Label = {
  (written: string): string | undefined;
  /** Tags with their words. */
  ofGroups: (groups: readonly { Name: string }[]) => Session['Groups'];
};

/** Labels in one language. Case and blanks around count no more than in the props that choose by tag. */
export function createLabels(rows: readonly LabelRow[], read: Reader): Label {
  const words = new Map(rows.map(({ Id, Name }) => [labelKey(Id), read.text(Name)]));
  const label = (written: string): string | undefined => {
    const found = words.get(labelKey(written));
    return found === undefined || found === '' || found === written ? undefined : found;
  };
  const ofGroups = (groups: readonly { Name: string }[]): Session['Groups'] =>
    groups.map(({ Name }) => {
      const Label = label(Name);
      return Label === undefined ? { Name } : { Name, Label };
    });
  return Object.assign(label, { ofGroups });
}
