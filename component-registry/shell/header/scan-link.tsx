// Scan QR, in the app container alone (A §2 Header).
import type { ReactElement } from 'react';
import { Link, NamedIcon, useDocument, useEvent, useTexts, VisuallyHidden } from '#sdk';
import { texts } from './texts.ts';
import styles from './bell.module.css';

/** The link to the scanner, where the event has it. */
export function ScanLink(): ReactElement | null {
  const t = useTexts(texts);
  const { container } = useEvent();
  const { qrScanner } = useDocument('app');
  if (container !== 'app' || !qrScanner) return null;
  return (
    <Link to="page:QrScanPage" className={styles.bell}>
      <NamedIcon name="lucide-qr-code" />
      <VisuallyHidden>{t('scanQr')}</VisuallyHidden>
    </Link>
  );
}
