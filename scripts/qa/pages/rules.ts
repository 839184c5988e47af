// The pages of rules: windows around noon of 15 June 2030, containers, drafts, access, visibility. An id states what should be seen.
import type { GridInput } from '../../../src/model/documents/grid.ts';
import type { PlacementInput } from '../../../src/model/documents/placement.ts';
import { code, type PagePlan } from '../plan.ts';
import { w, type Words } from '../words.ts';

type Rules = Partial<
  Pick<PlacementInput, 'startTime' | 'endTime' | 'containers' | 'draft' | 'access' | 'contentModes' | 'inAppAppearanceActive'>
>;

const seen = w('To be seen.', 'Soll zu sehen sein.', 'يجب أن يظهر.');
const hidden = w('Not to be seen.', 'Soll nicht zu sehen sein.', 'يجب ألا يظهر.');

/** A note under its rules. The id begins with `seen-` or `hidden-`: what a visitor's browser should show at noon. */
const note = (id: string, title: string, rules: Rules, text: Words = id.startsWith('seen-') ? seen : hidden): PlacementInput => ({
  id,
  name: 'structure/notice',
  size: { base: 12, medium: 6 },
  props: { tone: id.startsWith('seen-') ? 'success' : 'warning', title: code(title), text },
  ...rules,
});
const grid = (id: string, heading: Words, placements: PlacementInput[]): GridInput => ({
  id,
  space: 'small',
  placements: [{ id: `${id}-heading`, name: 'structure/heading', props: { text: heading, level: 2 } }, ...placements],
});

/** A window; its bounds are its label. */
const window = (id: string, startTime: string | null, endTime: string | null): PlacementInput =>
  note(id, `${startTime ?? '…'} – ${endTime ?? '…'}`, { startTime, endTime });

export const windows: PagePlan = {
  page: 'Windows',
  title: w('Windows', 'Zeitfenster', 'النوافذ الزمنية'),
  lead: w(
    'At noon of 15 June 2030, Berlin time, every green note is seen and no amber one.',
    'Am 15. Juni 2030 um zwölf, Berliner Zeit, ist jeder grüne Hinweis zu sehen und kein gelber.',
    'ظهر 15 يونيو 2030 بتوقيت برلين يظهر كل تنبيه أخضر ولا يظهر أي أصفر.',
  ),
  families: [],
  after: [
    grid('window-edges', w('At the edge', 'Am Rand', 'عند الحد'), [
      window('seen-open', null, null),
      window('seen-empty', '', ''),
      window('seen-starts-now', '2030-06-15T12:00', null),
      window('hidden-starts-soon', '2030-06-15T12:30', null),
      window('seen-ends-soon', null, '2030-06-15T12:30'),
      window('hidden-ended-a-minute-ago', null, '2030-06-15T11:59'),
      window('seen-around', '2030-06-15T11:00', '2030-06-15T13:00'),
      window('hidden-between', '2030-06-15T13:00', '2030-06-15T14:00'),
    ]),
    grid('window-days', w('Whole days', 'Ganze Tage', 'أيام كاملة'), [
      window('seen-today', '2030-06-15', '2030-06-15'),
      window('seen-until-today', null, '2030-06-15'),
      window('hidden-until-yesterday', null, '2030-06-14'),
      window('hidden-from-tomorrow', '2030-06-16', null),
    ]),
    grid('window-zones', w('Offsets and summer time', 'Zonen und Sommerzeit', 'الفروق والتوقيت الصيفي'), [
      window('seen-utc', '2030-06-15T10:00:00Z', '2030-06-15T11:00:00Z'),
      window('hidden-utc', '2030-06-15T12:00:00Z', null),
      window('seen-india', '2030-06-15T15:30:00+05:30', '2030-06-15T16:30:00+05:30'),
      window('hidden-india', null, '2030-06-15T15:29:00+05:30'),
      // Clocks go forward on 31 March at 02:00 and back on 27 October at 03:00.
      window('seen-summer', '2030-03-31T03:00', '2030-10-27T02:30'),
      window('seen-summer-days', '2030-03-31', '2030-10-27'),
    ]),
  ],
};

export const rules: PagePlan = {
  page: 'Rules',
  title: w('Rules', 'Regeln', 'القواعد'),
  lead: w(
    'Containers, content modes, drafts, access, visibility. In a browser every green note is seen and no amber one.',
    'Behälter, Betriebsarten, Entwürfe, Zugang, Sichtbarkeit. Im Browser ist jeder grüne Hinweis zu sehen und kein gelber.',
    'الحاويات وأوضاع المحتوى والمسودات والوصول والظهور. في المتصفح يظهر كل تنبيه أخضر ولا يظهر أي أصفر.',
  ),
  families: [],
  after: [
    grid('rule-containers', w('Containers', 'Behälter', 'الحاويات'), [
      note('seen-browser', 'containers: browser', { containers: ['browser'] }),
      note('hidden-app', 'containers: app', { containers: ['app'] }),
      note('hidden-terminal', 'containers: terminal', { containers: ['terminal'] }),
      note('seen-not-terminal', 'containers: browser, app', { containers: ['browser', 'app'] }),
      note('seen-not-in-app', 'inAppAppearanceActive: false', { inAppAppearanceActive: false }),
    ]),
    grid('rule-modes', w('Content modes', 'Betriebsarten', 'أوضاع المحتوى'), [
      note('seen-live', 'contentModes: live', { contentModes: ['live'] }),
      note('hidden-preparation', 'contentModes: preparation', { contentModes: ['preparation'] }),
      note('hidden-on-demand', 'contentModes: ondemand', { contentModes: ['ondemand'] }),
      note('seen-live-or-on-demand', 'contentModes: live, ondemand', { contentModes: ['live', 'ondemand'] }),
    ]),
    grid('rule-access', w('Drafts and access', 'Entwürfe und Zugang', 'المسودات والوصول'), [
      note('hidden-draft', 'draft: true', { draft: true }),
      note('seen-no-draft', 'draft: false', { draft: false }),
      note('hidden-signed-in', 'access: signedIn', { access: 'signedIn' }),
      note('hidden-has-ticket', 'access: hasTicket', { access: 'hasTicket' }),
      note('hidden-key', 'access: industry-lounge', { access: 'industry-lounge' }),
      note('seen-key-time', 'access: this-week', { access: 'this-week' }),
      note('hidden-key-denied', 'access: this-afternoon', { access: 'this-afternoon' }),
    ]),
    grid('rule-visibility', w('Visibility of the layer', 'Sichtbarkeit der Schicht', 'ظهور الطبقة'), [
      note('hidden-by-switch', 'visibility: false', {}),
      note('seen-by-switch', 'visibility: true', {}),
      note('hidden-by-window', 'visibility: endTime 2030-06-14', {}),
      note('seen-by-window', 'visibility: startTime 2030-06-15', {}),
      note('hidden-by-container', 'visibility: containers app', {}),
    ]),
    grid('rule-fallback', w('A fallback nobody needs', 'Ein Ersatz, den niemand braucht', 'بديل لا حاجة إليه'), [
      {
        ...note('seen-with-fallback', 'fallback', {}),
        fallback: [note('hidden-fallback', 'fallback', {})],
      },
    ]),
  ],
};

/** Entries of the page layer for the notes above. */
export const pageVisibility = {
  $schema: '../../../../schemas/documents/layer-visibility.schema.json',
  schemaVersion: 1,
  layer: 'page',
  components: {
    'hidden-by-switch': false,
    'seen-by-switch': true,
    'hidden-by-window': { endTime: '2030-06-14' },
    'seen-by-window': { startTime: '2030-06-15' },
    'hidden-by-container': { containers: ['app'] },
  },
};
