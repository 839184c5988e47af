// The form of every account screen: errors at its head, one primary action, and what is going on in words.
import type { ReactNode } from 'react';
import { Button, ErrorSummary, sitePath, useDevice, useTexts } from '#sdk';
import type { useForm } from './use-form.ts';
import { accountWords } from './words.ts';
import styles from './account-form.module.css';

type AccountFormProps = {
  form: Pick<ReturnType<typeof useForm>, 'onSubmit' | 'errors' | 'attempt' | 'busy'>;
  /** Words of the primary action. */
  submit: string;
  /** What is said while it is sent (status texts of A §4). */
  status: string;
  /** Where it is sent without a script, and what goes along; a form without it needs the script. */
  action?: { path: string; fields: Readonly<Record<string, string>> };
  /** `secondary` where another form is the main one. */
  variant?: 'primary' | 'secondary';
  children: ReactNode;
};

/** A form that is checked in words of its own, never by the browser's bubbles, and can always be sent. */
export function AccountForm({ form, submit, status, action, variant = 'primary', children }: AccountFormProps) {
  const t = useTexts(accountWords);
  // Before the script is there the browser checks and sends, or nobody does.
  const isOwn = useDevice(() => true, false);
  return (
    <form
      className={styles.form}
      method="post"
      action={action && sitePath(action.path)}
      noValidate={isOwn || undefined}
      onSubmit={form.onSubmit}
    >
      {Object.entries(action?.fields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ErrorSummary title={t('problems', { count: form.errors.length })} errors={form.errors} attempt={form.attempt} />
      {children}
      <div className={styles.send}>
        {!action && (
          <noscript>
            <p>{t('needsScript')}</p>
          </noscript>
        )}
        <Button type="submit" variant={variant} size="large" wide busy={form.busy} disabled={!action && !isOwn}>
          {submit}
        </Button>
        <p role="status" className={styles.status}>
          {form.busy && `${status} …`}
        </p>
      </div>
    </form>
  );
}
