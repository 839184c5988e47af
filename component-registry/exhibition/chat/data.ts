// The requests of the chat with a company: what it is, and for its staff the conversations.
import { companyChats, getChatModel } from '#contract/chat';
import { type DataContext, request } from '#contract/request';

export const chatModelRequest = ({ event, language }: Pick<DataContext, 'event' | 'language'>, company: string) =>
  request(getChatModel, { eventid: event, id: company, language });
export const companyChatsRequest = ({ event }: Pick<DataContext, 'event'>, company: string) =>
  request(companyChats, { eventid: event, id: company });
