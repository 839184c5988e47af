// Checks the text alternatives of what is seen: pictures without words, links without a name.
import { type Finding, finding } from '../model/finding.ts';
import type { Source } from '../model/source.ts';
import type { ValueRole, Shape } from './shape.ts';
import type { At } from './walk-values.ts';
import { isObject } from '../model/is-object.ts';

/** Whether a text says something in any language. */
const says = (text: unknown): boolean =>
  typeof text === 'string'
    ? text.trim() !== ''
    : isObject(text) && Object.values(text).some((words) => typeof words === 'string' && words.trim() !== '');

/** Keys of a shape by what they mean, worked out once a shape. */
type Parts = { links: readonly string[]; pictures: readonly string[]; names: readonly string[]; titles: readonly string[] };
const known = new WeakMap<Shape, Parts>();

function partsOf(shape: Shape): Parts {
  let parts = known.get(shape);
  if (!parts) {
    const keys = (role: ValueRole): string[] => [...shape.properties].flatMap(([key, part]) => (part.role === role ? [key] : []));
    parts = {
      links: keys('link'),
      pictures: shape.properties.has('alt') ? keys('media') : [],
      names: keys('text').filter((key) => shape.required.has(key) && key !== 'alt'),
      titles: keys('text').filter((key) => ['title', 'name', 'label', 'text'].includes(key)),
    };
    known.set(shape, parts);
  }
  return parts;
}

/** Findings of one object: the schema says which of its keys is a picture, its words, a link, and the name of the link. */
export function objectFindings(value: Readonly<Record<string, unknown>>, shape: Shape, at: At): Finding[] {
  const { links, pictures, names, titles } = partsOf(shape);
  const filled = (key: string): boolean => says(value[key]);
  const warn = (code: 'empty-link' | 'missing-alt', key: string, message: string): Finding[] => {
    const { file, pointer }: Source = at();
    return [finding(code, 'warning', { file, pointer: `${pointer}/${key}` }, message)];
  };
  const link = links.some(filled);
  const picture = pictures.length && !filled('alt') ? pictures.find(filled) : undefined;
  // Next to a title the picture only decorates the link.
  if (picture && link && !titles.some(filled))
    return warn('empty-link', picture, 'the picture is a link, so its alt must say where it leads');
  // Written empty is a statement: the picture only decorates.
  if (picture && !('alt' in value))
    return warn('missing-alt', picture, 'the picture has no alt; write what it shows, or "alt": "" for decoration');
  const name = link ? names.find((key) => key in value && !filled(key)) : undefined;
  return name ? warn('empty-link', name, `${name} is empty, so nobody can read or hear where the link leads`) : [];
}

/** Menu entries by definition, and the keys of which one must say what it does. */
const entries: Readonly<Record<string, readonly string[]>> = {
  MenuItem: ['url', 'subMenu'],
  BannerMenuItem: ['url', 'module'],
  AppBarItem: ['url'],
};

/** A menu entry that does nothing when it is pressed. */
export function menuFindings(value: Readonly<Record<string, unknown>>, { name }: Shape, at: At): Finding[] {
  const keys = Object.hasOwn(entries, name) ? entries[name]! : [];
  const leads = (part: unknown): boolean => (Array.isArray(part) ? part.length > 0 : isObject(part) || says(part));
  if (!keys.length || value['showMenuItem'] === false || keys.some((key) => leads(value[key]))) return [];
  if (name === 'AppBarItem' && (value['action'] ?? 'url') !== 'url') return [];
  return [finding('menu-item-without-target', 'warning', at(), `the entry leads nowhere: it has no ${keys.join(' and no ')}`)];
}
