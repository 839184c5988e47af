// Whether the networking widget is on for the reader and its agreements have not been accepted; advertisements wait for that (A §5).
import { nobody } from '../rules/context.ts';
import { isNetworkingOn } from '../rules/networking.ts';
import { noRules } from '../rules/policies/plain-rules.ts';
import { useFrame } from './frame.ts';
import { useNetworkingAgreed } from './use-consent.ts';
import { useDocument } from './use-document.ts';

/** True until the reader has accepted, where the widget is offered to them. */
export function useNetworkingPending(): boolean {
  const { info, language, page, params, container, preview, person, clock, access } = useFrame();
  const app = useDocument('app');
  const [isAgreed] = useNetworkingAgreed();
  const where = { instance: info.Instance, event: info.Shortname, language, page, params, container, preview };
  const context = { who: person?.who ?? nobody, where, when: { now: clock.now(), timeZone: info.TimeZone } };
  return !isAgreed && isNetworkingOn(app, access ?? noRules, context);
}
