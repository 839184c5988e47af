// Texts for components in the visitor's language: those of the event, those of the component, those an organiser wrote.
import { useCallback } from 'react';
import { localise } from '../i18n/localise.ts';
import { ENGLISH } from '../i18n/platform-languages.ts';
import { addPlatformTexts, type Bundle } from '../i18n/platform-texts.ts';
import { translate, type TextValues } from '../i18n/translate.ts';
import type { LocalisedText } from '../model/fields.ts';
import { type Frame, useFrame } from './frame.ts';

/** English texts of a component, and the scope under which an event may replace them: scope `programme.session-list`, key `search` is the text `session-list.search` of the set `programme`. */
export type TextTable<E extends Bundle = Bundle> = { scope: string; texts: E };

/** A key of texts, plural forms taken together: `left` for `left_one` and `left_other`. */
export type TextKey<K> = K extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : K;

const languagesOf = ({ language, info }: Pick<Frame, 'language' | 'info'>) => ({ language, eventLanguages: info.Languages });

/** `t('search')`, `t('found', { count })`: the texts of a component in the visitor's language. */
export function useTexts<E extends Bundle>({
  scope,
  texts,
}: TextTable<E>): (key: TextKey<keyof E & string>, values?: TextValues) => string {
  const { model, language, info } = useFrame();
  addPlatformTexts(ENGLISH, scope, texts);
  return useCallback(
    (key, values = {}) => translate(`${scope}.${key}`, values, languagesOf({ language, info }), model.texts),
    [model, language, info, scope],
  );
}

/** `text(props.title)`: a text written by the organiser, in the visitor's language. */
export function useText(): (text: LocalisedText | undefined) => string {
  const { model, language, info } = useFrame();
  return useCallback((text) => localise(text, languagesOf({ language, info }), model.texts), [model, language, info]);
}
