// The web app manifest of an event in a language: name, colours, icons and where it starts, from the event and its theme.
import { directionOf } from '../../src/i18n/direction.ts';
import { theme } from '../../src/model/documents/theme.ts';
import { pagePath } from '../../src/pages/match.ts';
import { eventInfo } from '../published/event-info.ts';
import type { PublishedEvent } from '../published/event.ts';
import { iconPath, installIcons } from './install-address.ts';

/** Longest name below an icon, in characters; devices cut longer ones somewhere. */
const SHORT = 12;

/** The manifest as data. `base`: path of the site with a slash at its end. */
export function webManifest(event: PublishedEvent, language: string, base: string): Readonly<Record<string, unknown>> {
  const at = (path: string): string => base + path.slice(1);
  const { Name } = eventInfo(event, language);
  const { brand } = event.documents.read('theme', theme);
  const home = at(pagePath('HomePage', { instance: event.instance, event: event.shortName, language }));
  return {
    // One installation of an event, whatever language it was installed in.
    id: at(`/${encodeURIComponent(event.instance)}/${encodeURIComponent(event.shortName)}`),
    name: Name,
    short_name: shortName(Name),
    lang: language,
    dir: directionOf(language),
    start_url: home,
    // Pages begin with their name: the event has no folder of its own.
    scope: base,
    display: 'standalone',
    theme_color: brand,
    background_color: brand,
    icons: installIcons.map(({ file, side, purpose }) => ({
      src: at(iconPath(event, file)),
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose,
    })),
  };
}

/** The whole words that fit below an icon, or what fits of the first. */
function shortName(name: string): string {
  if (name.length <= SHORT) return name;
  const end = name.lastIndexOf(' ', SHORT);
  return name.slice(0, end > 0 ? end : SHORT).trimEnd();
}
