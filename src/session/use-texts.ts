// Words for components: texts of the organiser's resources, English defaults of the component.
import { useCallback } from 'react';
import { localise } from '../i18n/localise.ts';
import { message, type MessageValues } from '../i18n/message.ts';
import type { TextForms } from '../model/event.ts';
import type { LocalisedText } from '../model/fields.ts';
import { useFrame } from './frame.ts';

/** English texts of a component by key, and the scope under which resources may replace them: scope `programme.session-list`, key `search` is the text `session-list.search` of the set `programme`. */
export type TextTable<K extends string = string> = { scope: string; texts: Readonly<Record<K, TextForms>> };

/** `t('search')`, `t('found', { count })`: the words of a component in the visitor's language. */
export function useTexts<K extends string>(table: TextTable<K>): (key: K, values?: MessageValues) => string {
  const { model, language } = useFrame();
  return useCallback(
    (key, values = {}) => message(model.texts.get(`${table.scope}.${key}`) ?? table.texts[key], values, language),
    [model, language, table],
  );
}

/** `text(props.title)`: the words of a text the organiser wrote. */
export function useText(): (text: LocalisedText | undefined) => string {
  const { model, language, info } = useFrame();
  return useCallback((text) => localise(text, { language, eventLanguages: info.Languages }, model.texts), [model, language, info]);
}
