// The address through which a question-and-answer link of a signed-in person leads: the app writes it, the server reads it (A §2 Menu item fields).

/** Path of the server that adds a one-time code and leads on. */
export const QNA_PATH = '/auth/qna';

/** A link as a menu item names it, and what the tool is to know of the page that leads there. */
export type QnaVisitor = { event: string; url: string; instance: string; isApp: boolean; returnUrl: string };

/** The address, as a page of this site links it. */
export function qnaAddress({ event, url, instance, isApp, returnUrl }: QnaVisitor): string {
  const query = { eventShort: event, url, ...(instance && { instance }), isApp: String(isApp), returnUrl };
  return `${QNA_PATH}?${new URLSearchParams(query).toString()}`;
}
