// The page on screen: its frame, its store, its title; a new configuration changes it in place.
import { type ReactElement, useEffect, useMemo, useRef } from 'react';
import { localise } from '../i18n/localise.ts';
import { directionOf } from '../i18n/dates.ts';
import type { LocalisedText } from '../model/fields.ts';
import { createPageStore, type PageInput, type PageStore } from '../renderer/page-store.ts';
import { PageView } from '../renderer/page-view.tsx';
import type { Stage } from '../renderer/placement.tsx';
import { type Frame, FrameContext } from '../session/frame.ts';
import type { ReadyPage } from './load-page.ts';
import { PreviewMark } from './preview-mark.tsx';
import type { Services } from './services.ts';
import { ThemeLink } from './theme-link.tsx';
import { usePreviewCard } from './use-preview-card.ts';
import { useWatch } from './use-watch.ts';

/** What makes a page another page: then nothing of the old one is kept. */
export const pageIdentity = ({ info, page, params, language, context }: ReadyPage): string =>
  JSON.stringify([info.Shortname, page.page, params, language, context.where.container, context.where.preview]);

const inputOf = ({ page, model, context, info }: ReadyPage): PageInput => ({
  page,
  visibility: model.visibility,
  context,
  timeZone: info.TimeZone,
});

/** Draws a page. Give it a `key` of `pageIdentity`. */
export function PageScreen({ ready, services }: { ready: ReadyPage; services: Services }): ReactElement {
  const { info, language, model, page, params, context } = ready;
  const store = useStore(ready, services);
  const card = usePreviewCard(context.where.preview);
  const stage = useMemo<Stage>(
    () => ({
      store,
      registry: services.registry,
      report: (problem) => console.warn(`Foyer: ${problem.file}${problem.pointer} ${problem.message}`),
      ...(card && { card }),
    }),
    [store, services, card],
  );
  const frame = useMemo<Frame>(
    () => ({
      info,
      language,
      page: page.page,
      params,
      container: context.where.container,
      preview: context.where.preview,
      model,
      clock: services.clock,
    }),
    [info, language, page.page, params, context, model, services],
  );
  const text = useMemo(
    () => (words: LocalisedText) => localise(words, { language, eventLanguages: info.Languages }, model.texts),
    [language, info, model],
  );
  useWatch(services, ready, store);
  const pageName = text(page.title) || page.page;
  useEffect(() => {
    document.title = `${info.Name || 'Foyer'} - ${pageName}`;
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
    document.documentElement.dataset['container'] = context.where.container;
  }, [info.Name, pageName, language, context.where.container]);
  return (
    <FrameContext value={frame}>
      <ThemeLink info={info} />
      <PageView stage={stage} text={text} />
      {context.where.preview && <PreviewMark />}
    </FrameContext>
  );
}

/** One store as long as the page stays the same page; a new configuration goes into it. */
function useStore(ready: ReadyPage, { clock }: Services): PageStore {
  const input = useMemo(() => inputOf(ready), [ready]);
  const held = useRef<{ store: PageStore; input: PageInput } | null>(null);
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
