// Questions with their answers out of lists: flat, or grouped by section.
import type { Question } from '../content.ts';
import { asFields, asList, type Fields, field, longText, oneLine } from '../reading/fields.ts';
import type { SourceRecord } from '../reading/source-records.ts';
import type { Report } from '../report.ts';
import { plainText } from '../values/plain-text.ts';
import { richText } from '../values/rich-text.ts';

/** The questions of a list in its order; `Question`/`question`/`q`, `Answer`/`answer`/`a`. What has no question is quarantined. */
export function questionsOf(records: readonly SourceRecord[], report: Report): Question[] {
  return records.flatMap((record) => {
    const fields = asFields(record.value);
    const members = fields && field(fields, 'QA', 'qa', 'questions', 'items', 'entries');
    if (!fields || !Array.isArray(members)) return questionOf(fields, record.key, record, report);
    const section = oneLine(field(fields, 'Section', 'section', 'title', 'name', 'category'));
    return members.flatMap((value: unknown) => questionOf(asFields(value), section, { ...record, value, raw: () => value }, report));
  });
}

function questionOf(fields: Fields | undefined, section: string, record: SourceRecord, report: Report): Question[] {
  const question = plainText(oneLine(fields && field(fields, 'Question', 'question', 'q', 'title')));
  if (fields && question !== '') {
    const answer = asList(field(fields, 'Answer', 'answer', 'a', 'text', 'html'))
      .map(longText)
      .join('\n\n');
    return [{ section: section || oneLine(field(fields, 'Section', 'section', 'category')), question, html: richText(answer) }];
  }
  report.quarantine(record.place, 'a question without words', record.raw());
  return [];
}
