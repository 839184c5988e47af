// The icons that have arrived, by the name an organiser wrote; others are loaded with those that begin with the same letter.
import { loaders } from 'virtual:foyer/icons';

/** What an icon is drawn of: elements of SVG with their attributes, in a square of 24. */
export type IconParts = readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[];

/** Drawn for a name that no icon has. */
const UNKNOWN = 'circle-help';

const arrived = new Map<string, IconParts>();
const underWay = new Map<string, Promise<IconParts | undefined>>();

/** The icon of a name that is there; undefined for one to be loaded. */
export const knownIcon = (name: string): IconParts | undefined => arrived.get(name);

/** Adds icons that came with a page, by the name they were asked for. */
export function takeIcons(icons: Readonly<Record<string, IconParts>>): void {
  for (const [name, parts] of Object.entries(icons)) arrived.set(name, parts);
}

/** Loads the icon of a name: that of a question mark for an unknown one, undefined if it does not arrive. Asked again it gives the same promise. */
export function loadIcon(name: string): Promise<IconParts | undefined> {
  let loading = underWay.get(name);
  if (!loading) underWay.set(name, (loading = load(name)));
  return loading;
}

async function load(name: string): Promise<IconParts | undefined> {
  try {
    const parts = (await findIcon(name)) ?? (await findIcon(UNKNOWN));
    if (parts) arrived.set(name, parts);
    return parts;
  } catch {
    return undefined;
  }
}

/** The icon of a name in prefix-name form, with or without its prefix; undefined for an unknown one. Rejects if the icons do not arrive. */
export async function findIcon(name: string): Promise<IconParts | undefined> {
  // What begins so has a prefix; other prefixes could be the beginning of a name.
  const whole = name.replace(/^lucide-/, '');
  for (const key of [whole, whole.slice(whole.indexOf('-') + 1)]) {
    const letter = key.charAt(0);
    const icons = Object.hasOwn(loaders, letter) ? (await loaders[letter]!()).default : {};
    if (Object.hasOwn(icons, key)) return icons[key];
  }
  return undefined;
}
