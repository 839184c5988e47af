// The page on screen: its frame, its store, its title; a new configuration updates it in place.
import { type ReactElement, Suspense, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { nameOfInfo } from '../contract/event-name.ts';
import { directionOf } from '../i18n/direction.ts';
import type { LocalisedText } from '../model/fields.ts';
import type { Finding } from '../model/finding.ts';
import { createPageStore, type PageStoreInput, type PageStore } from '../renderer/page-store.ts';
import { PageView } from '../renderer/page-view.tsx';
import type { LaterParts } from '../renderer/later-parts.ts';
import type { PlacementContext } from '../renderer/placement.tsx';
import { type Frame, FrameContext, type ViewerAccount, type Takeover } from '../session/frame.ts';
import { useFontKit } from '../session/use-font-kit.ts';
import { useTrackedView } from '../session/use-track.ts';
import { CopyNotice } from './copy-notice.tsx';
import { placementAt } from './diagnostics/placement-at.ts';
import { guardedRegistry, WaitingPage } from './guarded-registry.tsx';
import type { ReadyPage } from './ready-page.ts';
import { pageTitle } from './navigation/page-title.ts';
import { windowTitle } from './navigation/window-title.ts';
import type { Preview } from '../preview/open-preview.tsx';
import type { Services } from './services.ts';
import { ThemeLink } from './theme-link.tsx';
import { useEmptyPage, withNotice } from './use-empty-page.ts';
import { useRouteChange } from './use-route-change.ts';
import { useWatch } from './use-watch.ts';

/** Identifies a page: with another identity nothing of the old one is kept. */
export const pageIdentity = ({ info, page, params, language, context }: ReadyPage): string =>
  JSON.stringify([nameOfInfo(info), page.page, params, language, context.where.container, context.where.preview]);

/** Identifies for whom a page is drawn: with other facts other things may be on it. */
export const personIdentity = ({ context, viewer }: ReadyPage): string => JSON.stringify([context.who, viewer.User?.uuid]);

const inputOf = ({ page, route, context, info }: ReadyPage, nothingLeft: boolean): PageStoreInput => ({
  page: nothingLeft ? withNotice(page) : page,
  ...route.rules,
  context,
  timeZone: info.TimeZone,
});

/** Sets attributes of the document. Browsers restyle the whole page for one that is set to what it is already. */
function markRoot(attributes: Readonly<Record<string, string>>): void {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(attributes)) if (root.getAttribute(name) !== value) root.setAttribute(name, value);
}

/** Draws a page. Give it a `key` of `pageIdentity`. */
type PageScreenProps = {
  ready: ReadyPage;
  services: Services;
  preview: Preview | undefined;
  /** The question after another device took over this session. */
  takeover?: Takeover | undefined;
  /** Placements that are taken over after the rest of the page; those of the first drawing count. */
  later?: LaterParts | undefined;
};

export function PageScreen({ ready, services, preview, takeover, later: drawnLater }: PageScreenProps): ReactElement {
  const { info, language, localise, model, page, params, context, problems, fromCopy, extras, route, viewer } = ready;
  const [later] = useState(drawnLater);
  const [isGuarded, setGuarded] = useState(services.isGuarded);
  const guard = useCallback(() => setGuarded(true), []);
  const [nothingLeft, setNothingLeft] = useState(false);
  // Viewers who see the cards of broken placements need no notice.
  const store = useStore(ready, nothingLeft && !extras.card, services);
  const broke = useEmptyPage(store, page, setNothingLeft);
  const report = useCallback(
    (problem: Finding) => {
      preview?.report(problem, store);
      broke(problem);
      services.diagnostics.report(problem, placementAt(store.page(), problem));
    },
    [store, services, preview, broke],
  );
  const guarded = useMemo(() => guardedRegistry(services.registry), [services]);
  const placementContext = useMemo<PlacementContext>(
    () => ({ store, registry: isGuarded ? guarded : services.registry, later, report, ...extras }),
    [store, services, extras, report, isGuarded, guarded, later],
  );
  // What comes after the page may wait for documents the page itself does not need; that must not take the page away.
  const lateContext = useMemo<PlacementContext>(() => ({ ...placementContext, registry: guarded }), [placementContext, guarded]);
  const { current, open, close, onChange } = services.denials;
  const denied = useSyncExternalStore(onChange, current, current);
  // A policy of one address does not close the page as a whole: then the verdict of that address counts.
  const denial = useCallback(
    (wanted: string) => {
      const lacking = route.denial(wanted, services.clock.now());
      return lacking.length > 0 ? lacking : services.denials.refused(wanted);
    },
    [route, services],
  );
  const person = useMemo<ViewerAccount | undefined>(
    () =>
      services.boot.isStatic
        ? undefined
        : {
            user: preview ? null : viewer.User,
            who: context.who,
            mayBeSuperUser: !preview && viewer.MayBeSuperUser,
            termsDue: preview ? undefined : viewer.TermsDue,
            ticketStatus: !preview && viewer.User ? viewer.TicketStatus : undefined,
            presence: services.presence,
            takeover,
          },
    [services, preview, viewer, context.who, takeover],
  );
  const [subject, setSubject] = useState('');
  const frame = useMemo<Frame>(
    () => ({
      info,
      origin: services.origin,
      language,
      page: page.page,
      params,
      container: context.where.container,
      preview: context.where.preview,
      ...(services.boot.isConsentMissing && { isConsentMissing: true }),
      ...(services.boot.zone && { zone: services.boot.zone }),
      model,
      api: services.api,
      hubBase: services.boot.hubBase,
      ...(services.boot.insight !== undefined && { insight: services.boot.insight }),
      ...(services.boot.certificates !== undefined && { certificates: services.boot.certificates }),
      clock: services.clock,
      report,
      access: route.rules.access,
      denial,
      denied,
      onDenied: open,
      onDenialClosed: close,
      onSubject: setSubject,
      handOver: services.handOver,
      ...(person && { person }),
    }),
    [info, language, page.page, params, context, model, services, report, route, denial, denied, open, close, person],
  );
  const text = useMemo(
    () => (words: LocalisedText) => localise(words, { language, eventLanguages: info.Languages }, model.texts),
    [localise, language, info, model],
  );
  useWatch(services, ready, store);
  useRouteChange(ready, services);
  useEffect(() => preview?.attach({ ...ready, visit: ready.route.visit, store }), [preview, ready, store]);
  useEffect(() => {
    for (const problem of problems) services.diagnostics.report(problem, placementAt(page, problem));
  }, [services, page, problems]);
  const title = windowTitle(info.Name, subject || pageTitle(ready, language));
  useEffect(() => {
    document.title = `${preview ? 'Preview: ' : ''}${title}`;
    markRoot({ lang: language, dir: directionOf(language), 'data-container': context.where.container });
  }, [title, language, context.where.container, preview]);
  return (
    <FrameContext value={frame}>
      <ThemeLink info={info} />
      {fromCopy && <CopyNotice language={language} />}
      <Suspense fallback={<WaitingPage seen={guard} />}>
        <PageView context={placementContext} lateContext={lateContext} text={text} />
        <TakenOver services={services} page={page.page} later={later} />
      </Suspense>
    </FrameContext>
  );
}

/** Is drawn with the page: once that is taken over from the server, time passes, the device counts, the page is viewed, and the fonts the visitor has accepted come. */
function TakenOver({ services, page, later }: { services: Services; page: string; later: LaterParts | undefined }): null {
  useEffect(() => {
    services.reacts();
    if (later) later.whenAll(() => services.takenOver());
    else services.takenOver();
  }, [services, later]);
  useTrackedView('Page', page);
  useFontKit();
  return null;
}

/** One store as long as the page keeps its identity; a new configuration is applied to it. */
function useStore(ready: ReadyPage, nothingLeft: boolean, { clock }: Services): PageStore {
  const input = useMemo(() => inputOf(ready, nothingLeft), [ready, nothingLeft]);
  const held = useRef<{ store: PageStore; input: PageStoreInput } | null>(null);
  held.current ??= { store: createPageStore(input, clock), input };
  const { store } = held.current;
  useEffect(() => {
    if (held.current && held.current.input !== input) {
      held.current.input = input;
      store.update(input);
    }
  }, [store, input]);
  useEffect(() => store.start(), [store]);
  return store;
}
