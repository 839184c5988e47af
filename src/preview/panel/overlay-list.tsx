// The overlays of the page: each is shown at once, whatever the instant, the person and this device.
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { askForOverlay, previewOverlays } from '../../stores/preview-overlays.ts';
import { useSnapshot } from '../use-session.ts';

export function OverlayList(): ReactElement {
  const { state } = useSnapshot();
  const offered = useStore(previewOverlays, (overlays) => overlays.offered);
  return (
    <div className="scroll">
      <p className="hint">
        {state.mode === 'all'
          ? 'Each is shown at once, whoever looks, whenever, and whether this device has seen it or not. Nothing of it is remembered.'
          : 'Those that are placed for this person. “Everything” lists all of them.'}
      </p>
      {offered.length === 0 && <p className="empty">There is none on this page.</p>}
      <ul>
        {[...new Set(offered)].map((name) => (
          <li key={name}>
            <button type="button" className="row" aria-label={`${name}: show`} onClick={() => askForOverlay(name)}>
              <span className="row-head">
                <span className="row-id">{name}</span> <span className="verdict">Show</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
