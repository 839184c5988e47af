// The checks of documents that components read: a chunk of its own, for a page the server has rendered comes with what they would say.
import app from 'virtual:foyer/check/document/app';
import carousel from 'virtual:foyer/check/document/carousel';
import footerModel from 'virtual:foyer/check/document/footer-model';
import headerModel from 'virtual:foyer/check/document/header-model';
import header from 'virtual:foyer/check/document/header';
import messages from 'virtual:foyer/check/document/messages';
import theme from 'virtual:foyer/check/document/theme';
import type { Check } from '../model/check.ts';

/** By the name of the document. */
export const documentChecks = {
  app,
  carousel,
  'footer-model': footerModel,
  header,
  'header-model': headerModel,
  messages,
  theme,
} as const satisfies Readonly<Record<string, Check>>;
