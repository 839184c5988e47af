// Who evaluates: the signed-in person, or where the event allows it the visitor of this device, by a token made here (A §3 activateEvaluationUrlsWithoutUser).
import { useEffect } from 'react';
import { nameOfInfo } from '../contract/event-name.ts';
import { EVALUATOR } from './device-facts.ts';
import { useDocument, useHasDocuments } from './use-document.ts';
import { useFrame } from './frame.ts';
import { useRemembered } from './use-remembered.ts';

/** `may`: whether this person can evaluate at all; `id`: as whom calls are made, empty until that is known. */
export function useEvaluator(): { may: boolean; id: string } {
  const { info, person, preview } = useFrame();
  const hasSurveys = useHasDocuments('surveys');
  const { activateEvaluationUrlsWithoutUser: visitors } = useDocument('app');
  const [token, setToken] = useRemembered(`${EVALUATOR}.${nameOfInfo(info)}`, 'local');
  const user = person?.user?.UserId ?? '';
  const isVisitor = person !== undefined && user === '' && visitors;
  const may = hasSurveys && !preview && (user !== '' || isVisitor);
  useEffect(() => {
    if (may && isVisitor && token === '') setToken(newToken());
  }, [may, isVisitor, token, setToken]);
  return { may, id: user !== '' ? user : isVisitor ? token : '' };
}

const newToken = (): string =>
  `v-${Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
