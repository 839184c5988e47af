// The form of every account screen: errors at its head, one primary action, and what is going on in words.
import type { ReactNode } from 'react';
import { Button, ErrorSummary, useTexts } from '#sdk';
import type { useForm } from './use-form.ts';
import { accountWords } from './words.ts';
import styles from './account-form.module.css';

type AccountFormProps = {
  form: Pick<ReturnType<typeof useForm>, 'onSubmit' | 'errors' | 'attempt' | 'busy'>;
  /** Words of the primary action. */
  submit: string;
  /** What is said while it is sent (status texts of A §4). */
  status: string;
  /** `secondary` where another form is the main one. */
  variant?: 'primary' | 'secondary';
  children: ReactNode;
};

/** A form that is checked in words of its own, never by the browser's bubbles, and can always be sent. */
export function AccountForm({ form, submit, status, variant = 'primary', children }: AccountFormProps) {
  const t = useTexts(accountWords);
  return (
    <form className={styles.form} method="post" noValidate onSubmit={form.onSubmit}>
      <ErrorSummary title={t('problems', { count: form.errors.length })} errors={form.errors} attempt={form.attempt} />
      {children}
      <div className={styles.send}>
        <Button type="submit" variant={variant} size="large" wide busy={form.busy}>
          {submit}
        </Button>
        <p role="status" className={styles.status}>
          {form.busy && `${status} …`}
        </p>
      </div>
    </form>
  );
}
