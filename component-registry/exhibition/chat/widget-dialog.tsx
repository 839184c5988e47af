// The dialog with the widget of a company: a page of another host, loaded only after consent to it; it may keep the id of its conversation (B §7 saveChatModel). Loaded when somebody opens it.
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Dialog, ForeignContent, useCall, useEvent, useTexts, useUser } from '#sdk';
import { type getChatModel, saveChatModel } from '#contract/chat';
import type { ReplyOf } from '#contract/endpoint';
import { chatTexts } from './texts.ts';

/** Height of the widget, px. */
const HEIGHT = 420;
/** Longest id that is kept. */
const LONGEST_ID = 200;

type WidgetDialogProps = { model: ReplyOf<typeof getChatModel>; name: string; onKept: () => void; onClose: () => void };

/** The id in a message of the widget, `{ foyerChat: { restoreId: '…' } }`; undefined for anything else. */
export function restoreIdOf(data: unknown): string | undefined {
  const said = typeof data === 'object' && data !== null && 'foyerChat' in data ? data.foyerChat : undefined;
  const id = typeof said === 'object' && said !== null && 'restoreId' in said ? said.restoreId : undefined;
  return typeof id === 'string' && id.length <= LONGEST_ID ? id : undefined;
}

export function WidgetDialog({ model, name, onKept, onClose }: WidgetDialogProps): ReactElement {
  const t = useTexts(chatTexts);
  const { event, language } = useEvent();
  const { user } = useUser();
  const call = useCall();
  const holder = useRef<HTMLIFrameElement>(null);
  // The widget that is open keeps its address: an id that it has just named would load it anew.
  const [address] = useState(() => {
    const url = new URL(model.Url);
    url.searchParams.set('language', language);
    if (model.RestoreId !== '') url.searchParams.set('restoreId', model.RestoreId);
    return url.href;
  });
  const isSignedIn = user !== null;
  const kept = useRef(model.RestoreId);
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const receive = ({ data, source }: MessageEvent): void => {
      const id = source !== null && source === holder.current?.contentWindow ? restoreIdOf(data) : undefined;
      if (id === undefined || id === kept.current) return;
      kept.current = id;
      void call(saveChatModel, { eventid: event, id: model.CompanyAccountId, restoreId: id }).then((answer) => answer.ok && onKept());
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [call, event, isSignedIn, model.CompanyAccountId, onKept]);
  const title = model.Title || t('chatWith', { name });
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('close')}>
      <ForeignContent url={model.Url} host={new URL(model.Url).host} title={title} text={model.Greeting} height={HEIGHT}>
        {() => (
          <iframe
            ref={holder}
            title={title}
            src={address}
            sandbox="allow-scripts allow-forms allow-popups"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )}
      </ForeignContent>
    </Dialog>
  );
}
