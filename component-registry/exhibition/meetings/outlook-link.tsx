// A booked meeting as an appointment for Outlook, opened in a new window.
import type { ReactElement } from 'react';
import { buttonClass, useMeetingAppointment, useTexts } from '#sdk';
import { meetingTexts } from './texts.ts';

type OutlookLinkProps = {
  booking: string;
  /** For the staff of this company. */ company?: string;
  /** Whom and when, for names. */ which: string;
};

export function OutlookLink({ booking, company = '', which }: OutlookLinkProps): ReactElement {
  const t = useTexts(meetingTexts);
  const label = `${t('outlookWhat')}: ${which}`;
  return (
    <a
      href={useMeetingAppointment(booking, company)}
      target="_blank"
      rel="noopener"
      className={buttonClass({ size: 'small' })}
      title={t('outlookWhat')}
      aria-label={label}
    >
      {t('outlook')}
    </a>
  );
}
