// The compiled checks of documents and nodes that the attendee's app needs; the server checks the others before it publishes.
import app from 'virtual:foyer/check/document/app';
import footerModel from 'virtual:foyer/check/document/footer-model';
import gridFrame from 'virtual:foyer/check/document/gridFrame';
import headerModel from 'virtual:foyer/check/document/header-model';
import header from 'virtual:foyer/check/document/header';
import pageFrame from 'virtual:foyer/check/document/pageFrame';
import placementFrame from 'virtual:foyer/check/document/placementFrame';
import theme from 'virtual:foyer/check/document/theme';
import visibilityEntry from 'virtual:foyer/check/document/visibilityEntry';
import type { PageChecks } from '../model/build-page.ts';
import type { EventChecks } from '../model/event.ts';

export const eventChecks: EventChecks = { app, 'footer-model': footerModel, header, 'header-model': headerModel, theme, visibilityEntry };
export const pageChecks: PageChecks = { gridFrame, pageFrame, placementFrame };
