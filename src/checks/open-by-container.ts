// Finds switches that open content in one container, and so to everybody: the container is only what the client claims.
import { keySource, type RawDocument } from '../model/documents-of-rows.ts';
import { type Finding, finding } from '../model/finding.ts';
import { below, type Source } from '../model/source.ts';
import type { EventContext } from './event-context.ts';
import { readAccess } from './policies-read.ts';
import { isObject } from '../model/is-object.ts';

/** Findings of the settings, as warnings, and of the matrix of the app, which often means it, as notes. */
export function containerFindings({ model, days }: EventContext): Finding[] {
  const app = model.raw.get('app');
  const access = model.raw.get('access');
  return [...(app ? switchFindings(app) : []), ...(access ? matrixFindings(access, days.zone) : [])];
}

const WORD = 'anybody who opens the address with ?container=';

function switchFindings(app: RawDocument): Finding[] {
  const { value } = app;
  const at = (key: string): Source => keySource(app, key);
  const opened = (place: Source, container: string, opens: string): Finding =>
    finding('open-by-container', 'warning', place, `${WORD}${container} counts as being there: ${opens}`);
  const held = value['holdingBefore'] !== false || value['holdingAfter'] !== false;
  const holding = (['App', 'Terminal'] as const).flatMap((one) =>
    held && value[`holdingDisabledIn${one}`] === true
      ? [opened(at(`holdingDisabledIn${one}`), one.toLowerCase(), 'the holding page keeps nothing from anybody')]
      : [],
  );
  const defaults = isObject(value['defaults']) ? value['defaults'] : {};
  const isListed = (key: string): boolean => Array.isArray(defaults[key]) && defaults[key].length > 0;
  const asksSignIn = defaults['disableAuth'] !== true && (defaults['allPagesWithAuth'] === true || isListed('signInPages'));
  if (!asksSignIn) return holding;
  const place = (key: string): Source => below(at('defaults'), key);
  return [
    ...holding,
    ...(['App', 'Terminal'] as const).flatMap((one) =>
      defaults[`disableAuthFor${one}`] === true ? [opened(place(`disableAuthFor${one}`), one.toLowerCase(), 'no page needs sign-in')] : [],
    ),
    ...(isListed('disableAuthForAppPages') ? [opened(place('disableAuthForAppPages'), 'app', 'these pages need no sign-in')] : []),
  ];
}

/** Things named by the policies of the site, and by none of the app: there they are open, and so everywhere. */
function matrixFindings(raw: RawDocument, zone: string): Finding[] {
  const { scopes, matrix, broken } = readAccess(raw, zone);
  // Without any policy another code reports it; what a broken one would name is not known.
  if (!matrix?.active || broken) return [];
  const named = (scope: 'site' | 'app'): string[] =>
    scopes
      .filter(({ name }) => name === scope)
      .flatMap(({ statements }) => statements.flatMap(({ Type, identifiers }) => identifiers.map((one) => `${Type} ${one}`)));
  const inApp = new Set(named('app'));
  const open = inApp.size === 0 ? [] : [...new Set(named('site'))].filter((thing) => !inApp.has(thing));
  if (open.length === 0) return [];
  const more = open.length > MOST ? ` and ${open.length - MOST} more` : '';
  const message = `${WORD}app counts as being there, where no policy names ${open.slice(0, MOST).join(', ')}${more}: open to everybody`;
  return [finding('open-by-container', 'info', matrix.at, message)];
}

/** Things named in one message. */
const MOST = 5;
