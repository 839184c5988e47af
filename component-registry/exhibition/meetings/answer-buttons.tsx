// The buttons that answer a proposed time, for whose turn it is.
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { Button, useTexts } from '#sdk';
import type { CompanyRequest } from '#contract/meeting-requests';
import type { AnswerKind } from './answer-dialog.tsx';
import { meetingTexts } from './texts.ts';
import { useWhen } from './when.tsx';

const AnswerDialog = lazy(() => import('./answer-dialog.tsx').then((code) => ({ default: code.AnswerDialog })));

type AnswerButtonsProps = { request: CompanyRequest; staffOf: string; name: string; onDone: () => void };

/** Of an offer to all, staff take it or leave it. */
export function AnswerButtons({ request, staffOf, name, onDone }: AnswerButtonsProps): ReactElement {
  const t = useTexts(meetingTexts);
  const when = useWhen();
  const [kind, open] = useState<AnswerKind>();
  const isOffer = request.State === 'offered';
  const choices = [
    ['accept', isOffer ? 'take' : 'accept'],
    ...(isOffer
      ? []
      : ([
          ['propose', 'otherTime'],
          ['decline', 'decline'],
        ] as const)),
  ] as const;
  return (
    <>
      {choices.map(([one, words]) => (
        <Button
          key={one}
          size="small"
          variant={one === 'accept' ? 'primary' : one === 'decline' ? 'quiet' : 'secondary'}
          data-needs="script"
          aria-label={`${t(words)}: ${name}, ${when(request)}`}
          onClick={() => open(one)}
        >
          {t(words)}
        </Button>
      ))}
      {kind && (
        <Suspense>
          <AnswerDialog
            request={request}
            answer={kind}
            staffOf={staffOf}
            name={name}
            onDone={() => {
              open(undefined);
              onDone();
            }}
            onClose={() => open(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
