// What the reader allows other participants.
import { type ReactElement, type SubmitEvent, useState } from 'react';
import {
  Button,
  Checkbox,
  framed,
  LONGEST_ABOUT,
  queryOfRequest,
  RequestState,
  Skeleton,
  TextField,
  useCall,
  useDataContext,
  useDocument,
  useEvent,
  useQuery,
  useText,
  useTexts,
  useUser,
  type ViewProps,
} from '#sdk';
import { type networkingProfile, setNetworkingProfile } from '#contract/networking';
import type { ReplyOf } from '#contract/endpoint';
import { profileRequest } from '../parts/data.ts';
import { messageTexts } from '../parts/texts.ts';
import styles from '../parts/messages.module.css';
import type { Props } from './props.ts';

type Profile = ReplyOf<typeof networkingProfile>;

export default function NetworkingSettings({ props, frame }: ViewProps<Props>) {
  const t = useTexts(messageTexts);
  const text = useText();
  const { inbox, directory } = useDocument('messages');
  const { preview } = useEvent();
  const { user } = useUser();
  const isOn = (inbox || directory) && !preview;
  const profile = useQuery({
    ...queryOfRequest(profileRequest(useDataContext())),
    enabled: isOn && user !== null,
    retry: false,
    refetchOnMount: 'always',
  });
  const label = text(props.heading) || t('settings');
  if (!isOn) return <section {...framed(frame, styles.root)} data-device="" />;
  return (
    <section {...framed(frame, styles.root)} aria-label={label} data-device="">
      <h2>{label}</h2>
      {user === null ? (
        <p className={styles.muted}>{t('signInTo')}</p>
      ) : (
        <RequestState request={profile} failed={t('failed')} retry={t('again')} loading={<Skeleton lines={5} />}>
          {(known) => (known.MayTakePart ? <Settings known={known} onSaved={() => void profile.refetch()} /> : <p>{t('closedToYou')}</p>)}
        </RequestState>
      )}
    </section>
  );
}

function Settings({ known, onSaved }: { known: Profile; onSaved: () => void }): ReactElement {
  const t = useTexts(messageTexts);
  const text = useText();
  const { inbox, directory, interests } = useDocument('messages');
  const { event } = useEvent();
  const call = useCall();
  const [chosen, setChosen] = useState<Profile>(known);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<'' | 'saved' | 'notSaved'>('');
  const change = (to: Partial<Profile>): void => {
    setChosen((before) => ({ ...before, ...to }));
    setSaid('');
  };
  const save = async (submitted: SubmitEvent): Promise<void> => {
    submitted.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const { MayTakePart: _, MailIsOff: __, ...body } = chosen;
    const answer = await call(setNetworkingProfile, { eventid: event }, body);
    setBusy(false);
    setSaid(answer.ok ? 'saved' : 'notSaved');
    if (answer.ok) onSaved();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(submitted) => void save(submitted)}>
      <p className={styles.muted}>{t('settingsLead')}</p>
      {directory && (
        <Checkbox label={t('listed')} help={t('listedHelp')} checked={chosen.IsListed} onChange={(IsListed) => change({ IsListed })} />
      )}
      {inbox && (
        <>
          <Checkbox
            label={t('takes')}
            help={t('takesHelp')}
            checked={chosen.TakesMessages}
            onChange={(TakesMessages) => change({ TakesMessages })}
          />
          {/* Without mail no letter is offered; what was chosen is kept. */}
          {!known.MailIsOff && (
            <Checkbox label={t('letters')} checked={chosen.WantsLetters} onChange={(WantsLetters) => change({ WantsLetters })} />
          )}
        </>
      )}
      {directory && interests.length > 0 && (
        <fieldset className={styles.choices}>
          <legend>{t('interests')}</legend>
          {interests.map(({ Id, Name }) => (
            <Checkbox
              key={Id}
              label={text(Name)}
              checked={chosen.Interests.includes(Id)}
              onChange={(is) => change({ Interests: is ? [...chosen.Interests, Id] : chosen.Interests.filter((one) => one !== Id) })}
            />
          ))}
        </fieldset>
      )}
      {directory && (
        <TextField
          label={t('about')}
          value={chosen.About}
          onChange={(About) => change({ About })}
          maxLength={LONGEST_ABOUT}
          dir="auto"
          multiline
        />
      )}
      <p role="status">{said !== '' && t(said)}</p>
      <Button type="submit" variant="primary" busy={isBusy}>
        {t('save')}
      </Button>
    </form>
  );
}
