// Follows the chat of a company, for components: what is written and read, and whether staff are there.
import { useEffect, useRef } from 'react';
import { whenIdle } from '../../base/when-idle.ts';
import type { ChatChange } from '../../contract/chat.ts';
import { nameOfInfo } from '../../contract/event-name.ts';
import { useFrame } from '../frame.ts';

/** What comes of a chat while it is followed. */
export type ChatListeners = {
  onChanged: (changed: ChatChange) => void;
  onPresence: (isStaffPresent: boolean) => void;
  /** The connection is there, for the first time or again: what happened meanwhile has to be read. */
  onJoined: () => void;
};

/** Follows the reader's conversation with a company, or all of it for its staff; none for an empty id, in a preview, and for visitors who are not signed in. */
export function useChatChanges(company: string, listeners: ChatListeners): void {
  const { info, preview, person, hubBase = '' } = useFrame();
  const event = nameOfInfo(info);
  const user = person?.user?.uuid ?? '';
  const latest = useRef(listeners);
  useEffect(() => {
    latest.current = listeners;
  });
  const isWanted = company !== '' && !preview && user !== '';
  useEffect(() => {
    if (!isWanted) return undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    const follow = (): void =>
      void import('../hub/follow-group.ts').then(
        ({ followGroup }) => {
          if (isOver) return;
          stop = followGroup({
            base: hubBase,
            event,
            session: user,
            group: `chat/${company}`,
            on: {
              ChatChanged: (sent) => isChange(sent) && sent.CompanyAccountId === company && latest.current.onChanged(sent),
              ChatPresence: (sent) => isPresence(sent) && sent.CompanyAccountId === company && latest.current.onPresence(sent.StaffPresent),
            },
            onJoined: () => latest.current.onJoined(),
            onLost: () => undefined,
          });
        },
        // Without its code a conversation is that of the moment it was opened.
        () => undefined,
      );
    whenIdle(() => isOver || follow());
    return () => {
      isOver = true;
      stop?.();
    };
  }, [isWanted, hubBase, event, user, company]);
}

const fieldsOf = (sent: unknown): Readonly<Record<string, unknown>> => (sent ?? {}) as Record<string, unknown>;
const have = (fields: Readonly<Record<string, unknown>>, kind: string, names: readonly string[]): boolean =>
  names.every((name) => typeof fields[name] === kind);

/** Sent by the server of this site, but possibly by another release. */
function isChange(sent: unknown): sent is ChatChange {
  const fields = fieldsOf(sent);
  const message = fieldsOf(fields['Message']);
  return (
    have(fields, 'string', ['CompanyAccountId']) &&
    have(fields, 'number', ['ChatId', 'VisitorRead', 'StaffRead']) &&
    (fields['Message'] === null ||
      (have(message, 'number', ['MessageId']) && have(message, 'string', ['Name', 'Text', 'SentAt', 'ClientId'])))
  );
}

function isPresence(sent: unknown): sent is { CompanyAccountId: string; StaffPresent: boolean } {
  const fields = fieldsOf(sent);
  return have(fields, 'string', ['CompanyAccountId']) && have(fields, 'boolean', ['StaffPresent']);
}
