// What a conversation is called.
import type { MessageThread } from '#contract/messages';

/** The other side of it; for who asks the help desk its subject. `t` says the words for somebody who is gone. */
export const threadName = ({ Kind, IsDesk, Name, Subject }: MessageThread, t: (key: 'gone') => string): string =>
  Kind === 'help' && !IsDesk ? Subject : Name || t('gone');
