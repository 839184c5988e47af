// What visitors propose to a company, and the times they offer to all, for its staff. Loaded for staff alone.
import type { ReactElement } from 'react';
import { Badge, EmptyState, Link, queryOfRequest, RequestState, Skeleton, useDataContext, useHubChanges, useQuery, useTexts } from '#sdk';
import type { CompanyRequest } from '#contract/meeting-requests';
import { AnswerButtons } from './answer-buttons.tsx';
import { companyRequestsRequest } from './data.ts';
import { meetingTexts } from './texts.ts';
import { When } from './when.tsx';
import styles from './meetings.module.css';

export function CompanyRequests({ id, onChange }: { id: string; onChange: () => void }): ReactElement {
  const t = useTexts(meetingTexts);
  const requests = useQuery({
    ...queryOfRequest(companyRequestsRequest(useDataContext(), id)),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    retry: false,
  });
  useHubChanges('meetings', () => void requests.refetch());
  const changed = (): void => {
    void requests.refetch();
    onChange();
  };
  return (
    <RequestState request={requests} failed={t('failed')} retry={t('again')} loading={<Skeleton lines={4} />}>
      {({ Requests, Offers }) => (
        <>
          <List id={id} heading={t('requestsToYou')} none={t('noRequests')} requests={Requests} onChange={changed} />
          <List id={id} heading={t('offersOfVisitors')} none={t('noOffers')} requests={Offers} onChange={changed} />
        </>
      )}
    </RequestState>
  );
}

type ListProps = { id: string; heading: string; none: string; requests: readonly CompanyRequest[]; onChange: () => void };

function List({ id, heading, none, requests, onChange }: ListProps): ReactElement {
  return (
    <section className={styles.mine} aria-label={heading}>
      <h3>{heading}</h3>
      {requests.length === 0 ? (
        <EmptyState sentence={none} />
      ) : (
        <ul role="list" className={styles.list}>
          {requests.map((request) => (
            <Request key={request.RequestId} id={id} request={request} onChange={onChange} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Request({ id, request, onChange }: { id: string; request: CompanyRequest; onChange: () => void }): ReactElement {
  const t = useTexts(meetingTexts);
  const { Firstname, Surname, Email, Message, Topic, Place, State, Turn, Reason, Consent } = request;
  const name = `${Firstname} ${Surname}`;
  const isOwnTurn = State === 'offered' || (State === 'proposed' && Turn === 'company');
  const words =
    State === 'declined'
      ? Turn === 'company'
        ? t('youDeclined')
        : t('theyDeclined', { name })
      : isOwnTurn
        ? ''
        : t('waitingFor', { name });
  return (
    <li className={styles.meeting} data-state={State}>
      <p className={styles.when}>
        <When meeting={request} />
        {words && <Badge>{words}</Badge>}
      </p>
      <h4 className={styles.name} dir="auto">
        {name}
      </h4>
      <p className={styles.facts}>
        {Topic && <span dir="auto">{Topic}</span>}
        {Place && <span>{Place}</span>}
        {Email && <Link to={`mailto:${Email}`}>{Email}</Link>}
      </p>
      {[Message, Reason].filter(Boolean).map((text) => (
        <p key={text} className={styles.message} dir="auto">
          {text}
        </p>
      ))}
      <p className={styles.muted}>{t('agreedTo', { words: Consent })}</p>
      {isOwnTurn && (
        <div className={styles.actions} data-print="none">
          <AnswerButtons request={request} staffOf={id} name={name} onDone={onChange} />
        </div>
      )}
    </li>
  );
}
