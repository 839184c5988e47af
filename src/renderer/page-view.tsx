// Draws the layers and grids of a page; placements update themselves.
import { Fragment, memo, type ReactElement, useSyncExternalStore } from 'react';
import { LATE_LAYER, type Layer, layers } from '../model/layers.ts';
import type { GridNode } from '../model/page.ts';
import type { LocalisedText } from '../model/fields.ts';
import { ghostOf, Placement, type PlacementContext } from './placement.tsx';
import { useLateLayer } from './use-late-layer.ts';

/** Layers for which HTML has a landmark. */
const landmarks: Partial<Record<Layer, 'header' | 'main' | 'footer'>> = { header: 'header', page: 'main', footer: 'footer' };

type PageViewProps = {
  context: PlacementContext;
  /** That of the late layer, if it is another one. */
  lateContext?: PlacementContext;
  /** Resolves a text, for the labels of grids. */
  text: (text: LocalisedText) => string;
};

/** Draws a page. Renders again only when grids appear, go, or turn empty. */
export function PageView({ context, lateContext = context, text }: PageViewProps): ReactElement {
  const { store } = context;
  useSyncExternalStore(store.onLayout, store.layout, store.layout);
  const page = store.page();
  const isLateDrawn = useLateLayer(context.later);
  return (
    <>
      {layers.map((layer) => {
        const grids = page.layers[layer];
        const Element = landmarks[layer] ?? 'div';
        if (!grids?.length && layer !== 'page') return null;
        if (layer === LATE_LAYER && !isLateDrawn) return null;
        return (
          <Element key={layer} data-layer={layer} {...(layer === 'page' ? { id: 'foyer-main', tabIndex: -1 } : {})}>
            {grids?.map((grid) => (
              <Grid
                key={grid.id}
                grid={grid}
                shown={store.isGridShown(grid)}
                context={layer === LATE_LAYER ? lateContext : context}
                label={text(grid.label)}
              />
            ))}
          </Element>
        );
      })}
    </>
  );
}

type GridProps = { grid: GridNode; shown: boolean; context: PlacementContext; label: string };

/** A grid; hidden while it shows nothing, so that it leaves no empty band. */
const Grid = memo(function Grid({ grid, shown, context, label }: GridProps) {
  const ghosts = !shown && context.ghost;
  const Element = label ? 'section' : 'div';
  return (
    <Element
      className="grid"
      data-grid={grid.id}
      data-width={grid.width}
      data-tone={grid.tone}
      data-space={grid.space}
      data-gap={grid.gap}
      hidden={!shown && !(context.ghost && grid.placements.length)}
      aria-label={label || undefined}
      style={{ '--columns': grid.columns } as Record<string, number>}
    >
      {grid.placements.map((id) =>
        ghosts ? <Fragment key={id}>{ghostOf(id, context)}</Fragment> : <Placement key={id} id={id} context={context} />,
      )}
    </Element>
  );
});
