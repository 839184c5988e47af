// People whom a page marks by class or microdata: `<span class="speaker">`, `<b itemprop="performer">`; read as lines with a role before them.
import { fieldOfName } from '../vocabulary/field-of-name.ts';
import { roleOf } from '../vocabulary/people-named.ts';
import { oneLine } from './fields.ts';

/** What a mark says of the text within it. */
export type PeopleMark = 'persons' | 'chairs' | 'institution';

/** A text that grows: of a cell, or of the whole page. */
type Grown = { text: string };

/** What may stand before a kind of people: `session-speaker`, `talk__speaker`. */
const ofWhat = /^(?:session|talk|event|item|programme|program|schedule|lecture|paper|agenda|presentation)[-_]{1,2}/i;
const kinds: readonly (readonly [PeopleMark, RegExp])[] = [
  ['chairs', /^(?:chairs?|chairpersons?|moderators?)$/i],
  ['persons', /^(?:speakers?|authors?|presenters?|performers?|speaker[-_]names?|author[-_]names?|contributors?)$/i],
  ['institution', /^(?:(?:speaker|author)[-_])?(?:affiliations?|institutions?|organi[sz]ations?|company|worksfor)$/i],
];

/** What the class or the property of an element says of the people in it; undefined for nothing. */
export function markedAs(attributes: Readonly<Record<string, string>>): PeopleMark | undefined {
  const words = `${attributes['class'] ?? ''} ${attributes['itemprop'] ?? ''}`.slice(0, 300).split(/\s+/).filter(Boolean);
  return kinds.find(([, known]) => words.some((word) => known.test(word.replace(ofWhat, ''))))?.[0];
}

/** More is not the name of somebody but a text about them: signs, lines, and signs with all blanks between them. */
const MOST = { signs: 200, lines: 4, written: 1000 };
/** A text that is rewritten within stays shorter than this, so that thousands of marks on a page cost what they are long; no cell is longer. */
const LONG = 20_000;

/** What may stand between two people. */
const between = /^[\s,;&·|/•]{0,20}(?:(?:and|und|et|y|e|i|a|en|og|och)\s{1,9})?$/iu;
const label = { persons: 'Speakers: ', chairs: 'Chairs: ' } as const;

type Last = { kind: 'persons' | 'chairs'; end: number };

/**
 * Follows the elements of a page. `open` is told of each element, `close` of its end; the text since then becomes a line such as `Speakers: Ada
 * Sample (Harbour Institute)`, of the cell and of the page alike. `close` returns the text of the page. `isDone` says whether the text of the
 * page is long and nothing of it is rewritten any more: the next call may begin with an empty one.
 */
export function marksOfPeople(): {
  open: (mark: PeopleMark | undefined, cell: Grown | undefined, page: string) => void;
  close: (cell: Grown | undefined, page: string) => string;
  isDone: (page: string) => boolean;
} {
  type Marked = { mark: PeopleMark; cell: Grown | undefined; inCell: number; inPage: number; isWithin: boolean };
  const elements: (Marked | undefined)[] = [];
  /** The marked ones that may still be a name. */
  let open: Marked[] = [];
  const lasts = new WeakMap<Grown, Last>();
  const whole: Grown = { text: '' };
  return {
    open(mark, cell, page) {
      const around = open.at(-1);
      const isWithin = around !== undefined && (around.isWithin || around.mark !== 'institution');
      const element = mark && { mark, cell, inCell: cell?.text.length ?? 0, inPage: page.length, isWithin };
      elements.push(element);
      if (element) open.push(element);
    },
    close(cell, page) {
      const element = elements.pop();
      if (!element || element !== open.at(-1)) return page;
      open.pop();
      if (element.cell !== cell || page.length - element.inPage > MOST.written) return page;
      whole.text = page;
      marked(whole, element.inPage, element.mark, element.isWithin, lasts);
      if (cell && cell.text.length < LONG) marked(cell, element.inCell, element.mark, element.isWithin, lasts);
      return whole.text;
    },
    isDone(page) {
      if (page.length < LONG) return false;
      open = open.filter(({ inPage }) => page.length - inPage <= MOST.written);
      // Who was named last may still get an affiliation.
      const last = lasts.get(whole);
      const isFollowed = last !== undefined && page.length - last.end < 100 && page.length < 2 * LONG;
      if (open.length > 0 || isFollowed) return false;
      lasts.delete(whole);
      return true;
    },
  };
}

/** Rewrites what a text has from `start` on. */
function marked(grown: Grown, start: number, mark: PeopleMark, isWithin: boolean, lasts: WeakMap<Grown, Last>): void {
  const written = grown.text.slice(start);
  const lines = written.split('\n').map(oneLine).filter(Boolean);
  const isName = lines.length > 0 && lines.length <= MOST.lines && oneLine(written).length <= MOST.signs && /\p{L}/u.test(written);
  // A list whose people are marked themselves, or that says what they do, is in order.
  if (!isName || lines.some((line) => roleOf(line) !== undefined)) return;
  const last = lasts.get(grown);
  const follows = last !== undefined && last.end <= start && between.test(grown.text.slice(last.end, start));
  if (mark === 'institution') {
    // Behind a name it is that of the person; anywhere else it is a text like others.
    if (follows) append(grown, last, ` (${lines.join(', ').replaceAll(/[()]/g, '').trim()})`, lasts);
    else if (isWithin) grown.text = `${grown.text.slice(0, start).trimEnd()} (${lines.join(', ').replaceAll(/[()]/g, '').trim()})`;
    return;
  }
  const names = lines.join(', ').replace(/^(?:by|von|par|por|di)\s/iu, '');
  // The name of a column is nobody.
  if (fieldOfName(names)) return;
  if (follows && last.kind === mark) append(grown, last, `; ${names}`, lasts);
  else {
    grown.text = `${grown.text.slice(0, start).trimEnd()}\n${label[mark]}${names}`;
    lasts.set(grown, { kind: mark, end: grown.text.length });
    grown.text += '\n';
  }
}

/** Puts more behind the line of people that ends last. */
function append(grown: Grown, last: Last, more: string, lasts: WeakMap<Grown, Last>): void {
  grown.text = `${grown.text.slice(0, last.end)}${more}`;
  lasts.set(grown, { ...last, end: grown.text.length });
  grown.text += '\n';
}
