// Handlers of src/contract/abstracts.ts: all abstracts, and one of them.
import type * as contract from '../../src/contract/abstracts.ts';
import { notFound } from '../http/errors.ts';
import { abstractWithItsSession } from '../published/abstracts.ts';
import { sessionTexts } from '../published/session-texts.ts';
import { type HandlersOf, published } from './handlers.ts';

export const abstracts: HandlersOf<typeof contract> = {
  pagAbstracts: published((event, { language }) => {
    const { lines, detail } = event.programme.inLanguage(language).abstracts;
    return lines.flatMap(({ Id }) => detail(Id) ?? []).filter(({ Abstract }) => Abstract !== '');
  }),
  pagSessionTexts: published((event, { language }) => sessionTexts(event.programme.inLanguage(language))),
  pagAbstract: published((event, { language, abstractid }) => {
    const found = abstractWithItsSession(event.programme.inLanguage(language), abstractid);
    if (!found) throw notFound('This event has no abstract with this id.', 'abstractid');
    return found;
  }),
};
