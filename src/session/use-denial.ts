// Why a page was refused: for the no-access page, and for the dialog over the page on screen (A §4 Access denial).
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import englishNames from 'virtual:foyer/page-names';
import { pageName } from '../i18n/page-name.ts';
import { ENGLISH } from '../i18n/platform-languages.ts';
import { addPlatformTexts } from '../i18n/platform-texts.ts';
import { matchAddress, pagePath } from '../pages/match.ts';
import { isBehindPages, pageTable } from '../pages/table.ts';
import type { Effect } from '../rules/guards/verdict.ts';
import type { UnmetRequirement } from '../rules/policies/unmet-requirement.ts';
import { type Frame, useFrame } from './frame.ts';
import { useDevice } from './use-device.ts';
import { sitePath } from './site-path.ts';

/** Why a person with the wrong ticket, or none, was refused (A §4 Ticket checks). */
export type DenyReason = StoredReason | 'TicketWithdrawn';
type StoredReason = Extract<Effect, { kind: 'store-deny-reason' }>['reason'];

const reasons: readonly StoredReason[] = ['TicketSyncError', 'NoTicket', 'NotOnThisDay'];

/** What the no-access page shows. */
export type DenialDetails = {
  /** Key of the refused page; empty if the address names no existing page. */
  page: string;
  /** Name of the refused page in the viewer's language; empty if unknown. */
  title: string;
  /** Address of the refused page, for a link that reloads; undefined if its key alone is not an address. */
  address: string | undefined;
  /** What the viewer lacks; empty if unknown. */
  missing: readonly UnmetRequirement[];
  reason: DenyReason | undefined;
  /** Goes back to the previous page; undefined for somebody who came from outside. */
  back: (() => void) | undefined;
};

/**
 * The denial that the address of the no-access page names (`?prevPage=`, `?reason=`) or, where it appears in place of the refused
 * page, the parameters of that page. Their values are never shown themselves.
 */
export function useDenial(): DenialDetails {
  const frame = useFrame();
  const { search } = useLocation();
  const navigate = useNavigate();
  const isInside = useDevice(() => isEntry(history.state) && history.state.idx > 0, false);
  return useMemo(() => {
    const query = new URLSearchParams(search);
    const named = query.get('prevPage') ?? frame.params['prevPage'] ?? '';
    const page = isPageKey(named, frame) ? named : '';
    const stored = reasons.find((reason) => reason === query.get('reason'));
    return {
      page,
      title: page && titleOfPage(page, frame),
      address: page ? addressOf(page, frame) : undefined,
      missing: (page && frame.denial?.(page)) || [],
      // The sync did not fail: it reported that every ticket is withdrawn (410), and another attempt would not help.
      reason: stored === 'TicketSyncError' && frame.person?.ticketStatus === 410 ? 'TicketWithdrawn' : stored,
      // The router counts its own entries; before the first one lies another site.
      back: isInside ? () => void navigate(-1) : undefined,
    };
  }, [frame, search, navigate, isInside]);
}

/** The denial to show over the page on screen; undefined if there is none. `close` removes it. */
export function useDeniedPage(): (Pick<DenialDetails, 'page' | 'title' | 'missing'> & { close: () => void }) | undefined {
  const frame = useFrame();
  const { denied, onDenialClosed } = frame;
  return useMemo(
    () =>
      denied && { ...denied, title: isPageKey(denied.page, frame) ? titleOfPage(denied.page, frame) : '', close: () => onDenialClosed?.() },
    [denied, onDenialClosed, frame],
  );
}

/** Whether a key is that of a page of the platform or the event. */
export const isPageKey = (key: string, { model }: Frame): boolean =>
  /^[A-Za-z][A-Za-z0-9_-]*$/.test(key) &&
  !isBehindPages(key) &&
  (pageTable.some(({ page }) => page === key) || model.raw.has(`pages/${key}`));

/** What a page is called, visited or not: in English a page of the platform brings its words only with its document. */
export function titleOfPage(page: string, { model, language, info }: Frame): string {
  addPlatformTexts(ENGLISH, 'pages', englishNames);
  const named = pageTable.find((row) => row.page === page)?.title;
  const own = model.raw.get(`pages/${page}`)?.value['title'] ?? (named && { key: `pages.${named}` });
  return pageName(page, own, model, { language, eventLanguages: info.Languages });
}

/** A page with parameters of its own (a session) has no address by its key. */
function addressOf(page: string, { info, language }: Frame): string | undefined {
  const path = pagePath(page, { instance: info.Instance, event: info.Shortname, language });
  return matchAddress(path)?.page === page ? sitePath(path) : undefined;
}

const isEntry = (state: unknown): state is { idx: number } =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number';
