// Whether the networking widget is on and its agreements have not been accepted; advertisements wait for that (A §5).
import { useNetworkingAgreed } from './use-consent.ts';
import { useDocument } from './use-document.ts';

/** True until the reader has accepted, where the event has the widget. */
export function useNetworkingPending(): boolean {
  const { networkingWidget, networkingWidgetV2 } = useDocument('app');
  const [isAgreed] = useNetworkingAgreed();
  return (networkingWidget || networkingWidgetV2) && !isAgreed;
}
