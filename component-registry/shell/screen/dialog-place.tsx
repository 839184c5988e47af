// The place of a dialog in the overlay layer: the dialog is in the top layer, so its placement takes no space.
import type { ReactNode } from 'react';
import { framed, type ViewProps } from '#sdk';
import styles from './dialog-place.module.css';

export const DialogPlace = ({ frame, children }: Pick<ViewProps, 'frame'> & { children: ReactNode }) => (
  <div {...framed(frame, styles.place)}>{children}</div>
);
