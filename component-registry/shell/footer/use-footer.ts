// Everything the footer shows, combined from its documents (A §2, A §3 Footer model).
import type { CSSProperties } from 'react';
import { readableInk, useAddress, useDates, useDocument, useEvent, useNow, useText, useTexts } from '#sdk';
import { groundColours } from '../screen/ground.ts';
import { texts } from './texts.ts';

/** How a link opens: here, in a new window, or in a frame above the page. */
export type Opening = 'here' | 'window' | 'frame';

export type FooterLink = { name: string; url: string; icon: string; opening: Opening };
export type FooterGroup = { name: string; description: string; links: readonly FooterLink[] };

export type FooterFacts = {
  name: string;
  /** HTML of the organiser. */
  html: string;
  copyright: string;
  groups: readonly FooterGroup[];
  /** Legal notice and privacy. */
  legal: readonly FooterLink[];
  icons: readonly FooterLink[];
};

const openings: Readonly<Record<string, Opening>> = { _blank: 'window', modal: 'frame' };

export function useFooter(): FooterFacts {
  const text = useText();
  const t = useTexts(texts);
  const model = useDocument('footer-model');
  const { event } = useDocument('app');
  const { legal, privacy } = useDocument('header').appNavigationItems;
  const { name, startDate } = useEvent();
  const dates = useDates();
  const now = useNow(86_400_000);
  const year = startDate.slice(0, 4) || dates.pattern(now, 'YYYY');
  const groups = model.Links.map((group) => ({
    name: text(group.Name),
    description: text(group.Description),
    links: group.Links.map((link) => ({ name: text(link.Name), url: link.Url, icon: link.Icon, opening: openings[link.Open] ?? 'here' })),
  }));
  const link = (words: 'legal' | 'privacy', url: string): FooterLink[] =>
    url === '' ? [] : [{ name: t(words), url, icon: '', opening: 'here' }];
  return {
    name,
    html: text(model.Text),
    copyright: text(model.TextCopyright) || t('copyright', { year, name: text(event.organiser) || name }),
    groups: groups.filter((group) => group.links.length > 0),
    legal: [...link('legal', legal), ...link('privacy', privacy)],
    icons: model.Icons.map(({ Name, Url, Icon }) => ({ name: text(Name), url: Url, icon: Icon, opening: 'here' })),
  };
}

/** Whether there is no footer: the app document disables it, or the page is in a frame above another. */
export function useFooterHidden(): boolean {
  const { disableVMXFooter, hideFooterInApp } = useDocument('app');
  const { container } = useEvent();
  const address = useAddress();
  return disableVMXFooter || (hideFooterInApp && container === 'app') || address.includes('nofooter');
}

/**
 * The organiser's colours as custom properties. Without a background the footer keeps the theme's ink:
 * a colour chosen for one background could be unreadable on the other scheme. The ink follows the background unless it is set.
 */
export function useFooterColours(): CSSProperties {
  const { Background, TextColor, LinkColor } = useDocument('footer-model');
  if (Background === '') return {};
  const ground = groundColours(Background) as Record<string, string>;
  const onGround = (ink: string): string => readableInk(ink, ground['--ground'] ?? Background);
  return {
    ...ground,
    ...(TextColor && { '--text': onGround(TextColor), '--text-muted': onGround(TextColor) }),
    ...(LinkColor && { '--link': onGround(LinkColor) }),
  } as CSSProperties;
}
