// Names of content modes that the event does not have.
import { type Finding, finding } from '../model/finding.ts';
import { isObject } from '../model/is-object.ts';
import { nearest } from '../model/nearest.ts';
import { below, type Source } from '../model/source.ts';

const unknown = (name: string, at: Source, modes: readonly string[]): Finding =>
  finding('unknown-content-mode', 'warning', at, `the event has no content mode ${name}`, nearest(name, modes));

/** Findings of a placement that is limited to modes. */
export const modeFindings = (names: readonly string[], source: Source, modes: readonly string[]): Finding[] =>
  names.flatMap((name, index) => (modes.includes(name) ? [] : [unknown(name, below(source, `contentModes/${index}`), modes)]));

/** Findings of the `display` of a menu item. */
export const displayFindings = (display: unknown, at: Source, modes: readonly string[]): Finding[] =>
  isObject(display)
    ? Object.keys(display).flatMap((name) => (modes.includes(name) ? [] : [unknown(name, below(at, `display/${name}`), modes)]))
    : [];
