// The number of a ticket as a QR code: what the desk reads. Black on white in every theme.
import type { ReactElement } from 'react';
import { encodeQR } from 'qr';
import styles from './view.module.css';

/** White modules around the code, as scanners need them. */
const BORDER = 2;

export function TicketCode({ number, label }: { number: string; label: string }): ReactElement {
  const rows = encodeQR(number, 'raw', { border: BORDER, ecc: 'medium' });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className={styles.code} viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
}
