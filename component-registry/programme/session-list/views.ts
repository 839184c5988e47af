// The ways a programme is drawn: a list, cards, a grid of rooms, on a narrow screen a timeline of the day, and an overview of all days.

export const programmeViews = ['list', 'cards', 'grid', 'timeline', 'week'] as const;
export type ProgrammeView = (typeof programmeViews)[number];

/** From the smallest to the largest. */
export const viewSizes = ['compact', 'comfortable', 'large'] as const;
/** How much of each session is shown (B §2, view size); a list knows no larger one than `comfortable`. */
export type ViewSize = (typeof viewSizes)[number];

/** Height of a minute of the grid in each size, rem, as in `room-grid-view.module.css`. */
export const minuteHeights: Readonly<Record<ViewSize, number>> = { compact: 0.1, comfortable: 0.16, large: 0.26 };

/** Days from which all of them at once are worth an overview. */
export const MANY_DAYS = 4;

export type ViewFacts = {
  /** Views of the list, in their order; the first is shown at first. */
  offered: readonly ProgrammeView[];
  /** The view in the address; undefined for none. */
  wanted: ProgrammeView | undefined;
  /** Whether there is room for the grid; undefined while that is not known, as on a server. */
  isWide: boolean | undefined;
  /** Whether one day is chosen. */
  isDay: boolean;
  /** Days of the programme. */
  days: number;
};

/** Views a visitor may choose from: the grid where there is room for it, the timeline where there is not. */
export const choosable = ({ offered, days }: Pick<ViewFacts, 'offered' | 'days'>): readonly ProgrammeView[] => [
  ...new Set(offered.filter((view) => view !== 'week' || days >= MANY_DAYS)),
];

/** The view among those on offer, as it was chosen: grid and timeline stand for each other. */
export function chosenView(facts: ViewFacts): ProgrammeView {
  const views = choosable(facts);
  const wanted = facts.wanted && views.find((view) => view === facts.wanted);
  const twin = facts.wanted === 'grid' ? 'timeline' : facts.wanted === 'timeline' ? 'grid' : undefined;
  const chosen = wanted ?? views.find((view) => view === twin) ?? views[0] ?? 'list';
  if (chosen !== 'grid' && chosen !== 'timeline') return chosen;
  const fitting = facts.isWide ? 'grid' : 'timeline';
  if (views.includes(fitting)) return fitting;
  // A grid has no place on a phone; a timeline has on every screen.
  return chosen === 'timeline' ? 'timeline' : 'list';
}

/** The view that is drawn: a grid and a timeline are of one day, and nothing that needs the width is drawn before it is known. */
export function drawnView(facts: ViewFacts): ProgrammeView {
  const view = chosenView(facts);
  if (view === 'list' || view === 'cards') return view;
  if (facts.isWide === undefined) return 'list';
  return view === 'week' || facts.isDay ? view : 'list';
}

/** The size next to another, smaller (-1) or larger (1); undefined where there is none. */
export const sizeBeside = (size: ViewSize, step: -1 | 1): ViewSize | undefined => viewSizes[viewSizes.indexOf(size) + step];
