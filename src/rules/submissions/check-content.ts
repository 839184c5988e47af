// What a submission still lacks for its call, the same on the page and on the server.
import type { extraKinds } from '../../base/submission-limits.ts';

type Option = { Id: string };

/** What a call asks, as far as content is concerned; 0 is no limit. */
export type AskedContent = {
  Topics: readonly Option[];
  Kinds: readonly Option[];
  /** Most characters of the title. */
  LongestTitle: number;
  /** Most characters of the abstract, or words where `CountsWords`. */
  LongestAbstract: number;
  CountsWords: boolean;
  LeastKeywords: number;
  MostKeywords: number;
  MostAuthors: number;
  NeedsFile: boolean;
  MostFiles: number;
  AsksConflicts: boolean;
  Fields: readonly { Id: string; Kind: (typeof extraKinds)[number]; IsRequired: boolean; Longest: number; Choices: readonly Option[] }[];
  Declarations: readonly { Id: string; IsRequired: boolean }[];
};

/** What a submission says: the content of the contract. */
export type CheckedContent = {
  Title: string;
  Abstract: string;
  TopicId: string;
  KindId: string;
  Keywords: string[];
  Fields: { Id: string; Value: string }[];
  Authors: { Firstname: string; Surname: string; Email: string; Institutions: string[]; IsPresenting: boolean }[];
  Conflicts: { Answer: '' | 'none' | 'some'; Text: string };
  Declarations: string[];
};

/** Where something is wrong: a field of the content; `Authors.2.Surname`, `Fields.funding`, `Declarations.unpublished` within lists. */
export type ContentFault = {
  field: string;
  fault: 'missing' | 'too-long' | 'not-listed' | 'no-number' | 'too-few' | 'too-many' | 'no-mail' | 'no-presenter';
};

/** Longest text of a field that says no limit, characters. */
export const USUAL_LENGTH = 500;
const MAIL = /^[^\s@,;<>]{1,64}@[^\s@,;<>.]+(?:\.[^\s@,;<>.]+)+$/;
const NUMBER = /^[+-]?\d{1,15}(?:[.,]\d{1,10})?$/;

/** Words of a text: whatever blanks separate. */
export const countWords = (text: string): number => text.split(/\s+/u).filter(Boolean).length;

/** Characters as readers count them, not as they are stored. */
export const countCharacters = (text: string): number => Array.from(text).length;

/** What the limit of the abstract counts. */
export const abstractLength = ({ CountsWords }: Pick<AskedContent, 'CountsWords'>, text: string): number =>
  CountsWords ? countWords(text) : countCharacters(text.trim());

/** A content with nothing in it. */
export const emptyContent: CheckedContent = {
  Title: '',
  Abstract: '',
  TopicId: '',
  KindId: '',
  Keywords: [],
  Fields: [],
  Authors: [],
  Conflicts: { Answer: '', Text: '' },
  Declarations: [],
};

/** Everything that keeps a content from being submitted, in the order of the form; `files` is how many it has. */
export function contentFaults(call: AskedContent, content: CheckedContent, files: number): ContentFault[] {
  const { Title, Abstract, TopicId, KindId, Keywords, Conflicts, Declarations } = content;
  const found: ContentFault[] = [];
  const add = (is: boolean, field: string, fault: ContentFault['fault']): void => {
    if (is && !found.some((one) => one.field === field)) found.push({ field, fault });
  };
  const choice = (field: string, value: string, list: readonly { Id: string }[], isRequired: boolean): void => {
    add(isRequired && value === '', field, 'missing');
    add(value !== '' && !list.some(({ Id }) => Id === value), field, 'not-listed');
  };
  add(isBlank(Title), 'Title', 'missing');
  add(call.LongestTitle > 0 && countCharacters(Title.trim()) > call.LongestTitle, 'Title', 'too-long');
  choice('TopicId', TopicId, call.Topics, call.Topics.length > 0);
  choice('KindId', KindId, call.Kinds, call.Kinds.length > 0);
  add(isBlank(Abstract), 'Abstract', 'missing');
  add(call.LongestAbstract > 0 && abstractLength(call, Abstract) > call.LongestAbstract, 'Abstract', 'too-long');
  add(call.MostKeywords > 0 && Keywords.length < Math.min(call.LeastKeywords, call.MostKeywords), 'Keywords', 'too-few');
  add(Keywords.length > call.MostKeywords, 'Keywords', 'too-many');
  authorFaults(call, content, add);
  fieldFaults(call, content, add);
  add(call.AsksConflicts && Conflicts.Answer === '', 'Conflicts', 'missing');
  add(call.AsksConflicts && Conflicts.Answer === 'some' && isBlank(Conflicts.Text), 'Conflicts.Text', 'missing');
  add(call.NeedsFile && call.MostFiles > 0 && files === 0, 'Files', 'missing');
  for (const { Id, IsRequired } of call.Declarations) add(IsRequired && !Declarations.includes(Id), `Declarations.${Id}`, 'missing');
  return found;
}

type Add = (is: boolean, field: string, fault: ContentFault['fault']) => void;

const isBlank = (text: string): boolean => text.trim() === '';

function authorFaults({ MostAuthors }: AskedContent, { Authors }: CheckedContent, add: Add): void {
  add(Authors.length === 0, 'Authors', 'missing');
  add(Authors.length > MostAuthors, 'Authors', 'too-many');
  add(!Authors.some(({ IsPresenting }) => IsPresenting), 'Authors', 'no-presenter');
  Authors.forEach(({ Surname, Email, Institutions, IsPresenting }, index) => {
    const at = `Authors.${index}`;
    add(isBlank(Surname), `${at}.Surname`, 'missing');
    add(Institutions.every(isBlank), `${at}.Institutions`, 'missing');
    add(IsPresenting && isBlank(Email), `${at}.Email`, 'missing');
    add(!isBlank(Email) && !MAIL.test(Email.trim()), `${at}.Email`, 'no-mail');
  });
}

function fieldFaults(call: AskedContent, content: CheckedContent, add: Add): void {
  for (const { Id, Kind, IsRequired, Longest, Choices } of call.Fields) {
    const field = `Fields.${Id}`;
    const value = content.Fields.find((one) => one.Id === Id)?.Value.trim() ?? '';
    add(IsRequired && value === '', field, 'missing');
    if (value === '') continue;
    if (Kind === 'text') add(countCharacters(value) > (Longest || USUAL_LENGTH), field, 'too-long');
    if (Kind === 'number') add(!NUMBER.test(value), field, 'no-number');
    if (Kind === 'choice') add(!Choices.some((one) => one.Id === value), field, 'not-listed');
    if (Kind === 'yes-no') add(value !== 'yes' && value !== 'no', field, 'not-listed');
  }
}
