// The expected result of each shared case on the page, and the events that contain them.
import { hasShared, readShared } from '../../support/shared.ts';
import type { Bomb } from './bombs.ts';
import { broken, type PublishedRows } from './harness.ts';

const casesOf = (path: string): readonly unknown[] =>
  hasShared ? (JSON.parse(readShared(`cases/${path}`)) as { cases: readonly unknown[] }).cases : [];

/** A case of `resources/malformed.json`. */
export type Malformed = { id: string; note: string; resourcename: string; resourcevalue: string; survivors: 0 | 2 };
export const malformed = casesOf('resources/malformed.json') as readonly Malformed[];
export const bombs = casesOf('json/bombs.json') as readonly Bomb[];
export const polluting = casesOf('json/prototype-pollution.json') as readonly { id: string; json: string }[];

/** The report of a case: code and JSON pointer. */
type Told = readonly [code: string, pointer: string];
const second = '/grids/0/components/1';

/** By note. Omitted if the runtime cannot detect a problem. */
export const reportsOf: Readonly<Record<string, Told>> = {
  'empty text': ['json-syntax', ''],
  'null text': ['not-an-object', ''],
  string: ['not-an-object', ''],
  'trailing comma': ['json-syntax', ''],
  comment: ['json-syntax', ''],
  'html instead of json': ['json-syntax', ''],
  // Places of what is no grid are those of the migrated document.
  'grids is an object': ['wrong-type', '/layers/page'],
  'grid null': ['wrong-type', '/layers/page/grids/0'],
  'component null': ['wrong-type', second],
  'unknown component name': ['unknown-component', `${second}/name`],
  'component name is a path': ['unknown-component', `${second}/name`],
  'props is text': ['wrong-type', `${second}/props`],
  'text is an object': ['wrong-type', `${second}/props/text`],
  'size negative': ['out-of-range', `${second}/size`],
  'size text': ['wrong-type', `${second}/size`],
  'menu item url null': ['wrong-type', '/menu/menuItems/0/url'],
  'component that throws on render': ['component-threw', second],
  'component whose code fails to load': ['component-not-loaded', second],
  'component with endless state updates': ['component-threw', second],
};

/** What a visitor reads besides A and B: only where the middle one is all right. */
export const alsoRead: Readonly<Record<string, string>> = { 'lone surrogate': '\ufffd', 'colour injects css': 'X' };

export const sharedEvents: readonly PublishedRows[] = [
  ...malformed.map(({ id, resourcename, resourcevalue }) => broken(id, resourcevalue, resourcename)),
  ...polluting.map(({ id, json }) => broken(id, json)),
];
