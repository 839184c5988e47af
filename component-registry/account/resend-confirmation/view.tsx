// The mail of confirmation once more.
import { useText, useTexts, type ViewProps } from '#sdk';
import { Screen } from '../screen/screen.tsx';
import { useChecks } from '../form/use-account.ts';
import { AccountLinks } from '../screen/links.tsx';
import type { Props } from './props.ts';
import { ResendForm } from './resend-form.tsx';
import { texts } from './texts.ts';

export default function ResendConfirmation({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const text = useText();
  const { t: word } = useChecks();
  return (
    <Screen frame={frame} title={t('title')} lead={text(props.lead)}>
      <ResendForm />
      <AccountLinks links={[{ page: 'LoginPage', text: word('signIn') }]} />
    </Screen>
  );
}
