// A submission as it is kept when it is submitted: trimmed, without empty lines of lists and without answers to what is not asked.
import type { AskedContent } from '../../src/rules/submissions/check-content.ts';
import type { SubmissionContent } from '../../src/contract/submission-shapes.ts';

const lines = (list: readonly string[]): string[] => [...new Set(list.map((text) => text.trim()).filter(Boolean))];

export function tidyContent(call: AskedContent, content: SubmissionContent): SubmissionContent {
  const asked = new Set(call.Fields.map(({ Id }) => Id));
  const declared = new Set(call.Declarations.map(({ Id }) => Id));
  return {
    Title: content.Title.replaceAll(/\s+/g, ' ').trim(),
    Abstract: content.Abstract.replaceAll('\r\n', '\n').trim(),
    TopicId: content.TopicId,
    KindId: content.KindId,
    Keywords: call.MostKeywords === 0 ? [] : lines(content.Keywords),
    Fields: content.Fields.flatMap(({ Id, Value }) => (asked.has(Id) && Value.trim() !== '' ? [{ Id, Value: Value.trim() }] : [])),
    Authors: content.Authors.map((author) => ({
      Firstname: author.Firstname.trim(),
      Surname: author.Surname.trim(),
      Email: author.Email.trim(),
      Institutions: lines(author.Institutions),
      IsPresenting: author.IsPresenting,
    })),
    Conflicts: call.AsksConflicts
      ? { Answer: content.Conflicts.Answer, Text: content.Conflicts.Answer === 'some' ? content.Conflicts.Text.trim() : '' }
      : { Answer: '', Text: '' },
    Declarations: lines(content.Declarations).filter((id) => declared.has(id)),
  };
}
