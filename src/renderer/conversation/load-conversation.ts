// The log of a conversation and where a message is written, loaded by the components that need them.
import { lazy } from 'react';

export const MessageList = lazy(() => import('./message-list.tsx').then((code) => ({ default: code.MessageListView })));
export const ChatComposer = lazy(() => import('./composer.tsx').then((code) => ({ default: code.ChatComposerView })));
