// The form of new terms: one box a text, all answers kept with their version; what is mandatory must be ticked.
import { setTermsAnswer, type TermsEntry } from '#contract/own-data';
import { Checkbox, Disclosure, RichHtml, useCall, useEvent, useTexts } from '#sdk';
import { AccountForm } from '../form/account-form.tsx';
import { type Sent, useForm } from '../form/use-form.ts';
import { texts } from './texts.ts';

/** `onAnswered`: every answer is kept, or a version has changed meanwhile. */
export function DueForm({ due, onAnswered }: { due: readonly TermsEntry[]; onAnswered: () => Promise<void> }) {
  const t = useTexts(texts);
  const call = useCall();
  const { event, language } = useEvent();
  const form = useForm<Record<string, boolean>>({
    start: Object.fromEntries(due.map(({ Id }) => [Id, false])),
    check: (ticked) =>
      due.flatMap(({ Id, Title, IsMandatory }) =>
        IsMandatory && !ticked[Id] ? [{ field: Id, message: t('missing', { title: Title }) }] : [],
      ),
    async send(ticked): Promise<Sent<Record<string, boolean>>> {
      for (const { Id, Version } of due) {
        const answer = await call(setTermsAnswer, { eventid: event, language }, { Id, Version, IsAccepted: ticked[Id] ?? false });
        if (answer.ok) continue;
        const isOlder = answer.kind === 'status' && answer.code === 'another-version';
        if (isOlder) void onAnswered();
        return [{ field: '', message: t(isOlder ? 'changed' : 'failed') }];
      }
      await onAnswered();
      return [];
    },
  });
  return (
    <AccountForm form={form} submit={t('submit')} status={t('sending')}>
      {due.map(({ Id, Version, Title, Content, IsMandatory }) => (
        <div key={Id}>
          <Disclosure summary={`${Title} (${Version})`} open={due.length === 1}>
            <RichHtml html={Content} />
          </Disclosure>
          <Checkbox {...form.box(Id)} label={t(IsMandatory ? 'accept' : 'consent', { title: Title })} required={IsMandatory} />
        </div>
      ))}
    </AccountForm>
  );
}
