// Whose registration waits on this device: the code another page of the organiser left, and the name it stands for (A §7 ExternalUserData).
import { useEffect, useState } from 'react';
import { externalUserData } from '#contract/people';
import { authorisationCode, useCall, useEvent } from '#sdk';

/** `code` is empty where none waits; `name` is undefined until it is known, and where the code names nobody. */
export type Registration = { code: string; name: { Firstname: string; Surname: string } | undefined };

/** Asks once for the name; a visitor without a code asks nothing. `wanted` false: the name is of no use. */
export function useRegistration(wanted = true): Registration {
  const [code] = useState(authorisationCode);
  const [name, setName] = useState<Registration['name']>();
  const call = useCall();
  const { event } = useEvent();
  useEffect(() => {
    if (code === '' || !wanted) return undefined;
    let isGone = false;
    void call(externalUserData, { eventid: event, externalAuthorizationCode: code }).then((answer) => {
      if (answer.ok && !isGone) setName(answer.reply);
    });
    return () => void (isGone = true);
  }, [call, code, event, wanted]);
  return { code, name };
}
