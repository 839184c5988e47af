// The choice of a view of the programme, and of how much of each session it shows.
import { Button, IconButton, useTexts, ZoomInIcon, ZoomOutIcon } from '#sdk';
import { Segments } from './segments.tsx';
import { texts } from './texts.ts';
import type { ProgrammeAddress } from './use-programme-address.ts';
import { type ProgrammeView, sizeBeside } from './views.ts';
import styles from './filter-bar.module.css';

type ViewChoiceProps = {
  address: ProgrammeAddress;
  /** Views offered; a single one is not. */
  views: readonly ProgrammeView[];
  view: ProgrammeView;
};

/** Grid and timeline are both in the page; its styles show the one there is room for. */
export function ViewChoice({ address, views, view }: ViewChoiceProps) {
  const t = useTexts(texts);
  const isCompact = address.size === 'compact';
  return (
    <div className={styles.views} data-needs="script">
      {views.length > 1 && (
        <Segments
          label={t('view')}
          inForm="view"
          options={views.map((value) => ({ value, label: t(value) }))}
          selected={view}
          onSelect={(value) => address.change(value === 'week' ? { viewType: 'week', view: '' } : { viewType: '', view: value })}
        />
      )}
      {(view === 'grid' || view === 'timeline') && <Zoom address={address} />}
      {(view === 'list' || view === 'cards') && (
        <Button size="small" aria-pressed={isCompact} onClick={() => address.change({ viewSize: isCompact ? '' : 'compact' })}>
          {t('compact')}
        </Button>
      )}
    </div>
  );
}

/** Three sizes of the grid. At its end a button stays, so that the focus does; it says that it does nothing. */
function Zoom({ address }: { address: ProgrammeAddress }) {
  const t = useTexts(texts);
  return (
    <span className={styles.zoom}>
      {([-1, 1] as const).map((step) => {
        const next = sizeBeside(address.size, step);
        return (
          <IconButton
            key={step}
            label={t(step === 1 ? 'larger' : 'smaller')}
            icon={step === 1 ? <ZoomInIcon /> : <ZoomOutIcon />}
            aria-disabled={next === undefined}
            onClick={() => next && address.change({ viewSize: next === 'comfortable' ? '' : next })}
          />
        );
      })}
    </span>
  );
}
