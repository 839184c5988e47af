// Why one is asked to sign in: the page that was wanted, and the ticket that opens it.
import { type ReactElement } from 'react';
import { useAskedPage, useEvent, useTexts } from '#sdk';
import { texts } from './texts.ts';
import styles from './view.module.css';

/** Nothing where no page was asked for, or where it is open to everybody. */
export function AskedPage(): ReactElement | null {
  const t = useTexts(texts);
  const { language } = useEvent();
  const asked = useAskedPage();
  if (!asked) return null;
  const tickets = asked.missing.filter((one) => one.kind === 'ticket');
  const names = [...new Set(tickets.flatMap((one) => one.names))];
  return (
    <div className={styles.asked}>
      {/* A page of the event need not have a name. */}
      <p>{asked.title ? t('askedFor', { title: asked.title }) : t('askedForPage')}</p>
      {tickets.length > 0 && (
        <p>
          {names.length > 0
            ? t(names.length === 1 ? 'askedNamedTicket' : 'askedTickets', {
                names: new Intl.ListFormat(language, { type: 'disjunction' }).format(names),
              })
            : t('askedTicket')}
        </p>
      )}
    </div>
  );
}
