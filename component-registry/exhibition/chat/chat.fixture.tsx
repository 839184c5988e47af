// The profile of a company with a chat, and its answers, for tests.
import { renderView } from '../../../tests/support/render-view.tsx';
import { aProfile } from '../company/company.fixture.ts';
import type { attendee } from '../company/people.fixture.ts';
import { props } from '../company-profile/props.ts';
import View from '../company-profile/view.tsx';

const path = '/api/exhibition/CompanyAccount/society/congress2027/en-GB/4711';
/** State of a conversation that has begun. */
export const chatState = { ChatId: 5, IsClosed: false, VisitorRead: 0, StaffRead: 0 };
const model = {
  CompanyAccountId: '4711',
  Kind: 'text',
  Title: '',
  Greeting: 'What would you like to know?',
  Url: '',
  Hours: [{ StartTime: '2027-05-04T09:00:00+02:00', EndTime: '2027-05-04T17:00:00+02:00' }],
  MayWrite: true,
  StaffPresent: false,
  RestoreId: '',
  ChatId: 0,
  Unread: 0,
};
/** A message of the reader, with what is given. */
export const aMessage = (MessageId: number, Text: string, more: object = {}) => ({
  MessageId,
  Text,
  IsStaff: false,
  IsOwn: true,
  Name: 'Eve Sample',
  SentAt: '2027-05-03T09:50:00.000Z',
  ClientId: '',
  ...more,
});
/** A conversation that has not begun. */
export const noConversation = {
  ...chatState,
  ChatId: 0,
  Name: 'Sample Devices',
  Messages: [] as object[],
  Next: 0,
  StaffPresent: false,
  Blocked: 'none',
};

type Asked = { address: string; method: string; body: unknown };
/** The profile of a company with a chat; `answer` is what its conversation answers. */
export function showProfile(
  ChatKind: string,
  person: object,
  { answer, ...more }: { answer?: (asked: Asked) => unknown; model?: object; page?: string } = {},
) {
  const asked: Asked[] = [];
  const conversation = (address: string, init?: RequestInit): unknown => {
    const call = { address, method: init?.method ?? 'GET', body: init?.body ? JSON.parse(init.body as string) : undefined };
    asked.push(call);
    return answer?.(call) ?? noConversation;
  };
  const view = renderView(View, props.parse({}), {
    params: { companyAccountId: '4711', ...(more.page && { page: more.page }) },
    frame: { person: person as typeof attendee },
    answers: {
      [path]: aProfile({ ChatKind }),
      '/api/Exhibition/Leads': [],
      '/api/exhibition/getChatModel': { ...model, ...more.model },
      '/api/Exhibition/Chat': conversation,
      '/api/Exhibition/ReadChat': conversation,
      '/api/Exhibition/CloseChat': conversation,
      '/api/exhibition/saveChatModel': conversation,
      '/api/Exhibition/CompanyChats': conversation,
    },
  });
  return { ...view, asked };
}
