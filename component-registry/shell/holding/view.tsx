// The page in place of the event before it opens and after it is over: one sentence, one action.
import type { ReactNode } from 'react';
import {
  buttonClass,
  classNames,
  framed,
  Link,
  Picture,
  TimeLeft,
  timeLeft,
  useDates,
  useDocument,
  useEvent,
  useMedia,
  useMissing,
  useNow,
  useText,
  useTexts,
  type ViewProps,
  useChosenPattern,
} from '#sdk';
import { useMoment } from '../time/moment.ts';
import type { Props } from './props.ts';
import { phaseAt } from './phase.ts';
import { texts } from './texts.ts';
import screen from '../screen/screen.module.css';
import styles from './view.module.css';

export default function Holding({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const text = useText();
  const moment = useMoment();
  const { name, startDate, endDate, timeZone } = useEvent();
  const media = useMedia();
  const { longDate } = useDates(timeZone);
  /** Kept on one line: a day without its month reads like a fault. */
  const day = (at: number): string => longDate(at).replaceAll(' ', '\u00a0');
  const when = useWhen();
  const isProgrammeOpen = useMissing('PagSearchPage').length === 0;
  // To the minute: when the congress opens, the guards redirect by themselves.
  const now = useNow();
  const phase = phaseAt(now, startDate, endDate, timeZone);
  const page = (title: string, overline: string, lead: string, rest: ReactNode) => (
    <section {...framed(frame, classNames(screen.root, styles.root))} data-motif="">
      {props.cover && (
        <div className={styles.cover} data-print="none">
          <Picture
            src={media(props.image) ?? ''}
            alt={text(props.alt)}
            name={name}
            ratio="auto"
            fit="cover"
            eager
            className={styles.picture}
          />
        </div>
      )}
      {overline && <p className={screen.overline}>{overline}</p>}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {rest}
    </section>
  );
  const words = (written: string) => written && <p className={screen.words}>{written}</p>;
  if (phase.kind === 'before') {
    const { event, own } = moment(phase.at, phase.byDay);
    return page(
      name,
      when,
      t('opens', { when: event }),
      <>
        {own && <p className={styles.own}>{t('ownTime', { when: own })}</p>}
        {props.countdown && <Countdown then={phase.at} now={now} />}
        {words(text(props.before) || t('then'))}
        <Elsewhere props={props} />
      </>,
    );
  }
  if (phase.kind === 'after')
    return page(
      t('over'),
      name,
      t('ended', { when: phase.byDay ? day(phase.at) : moment(phase.at).event }),
      <>
        {words(text(props.after) || t('thanks'))}
        <Elsewhere props={props} />
      </>,
    );
  if (phase.kind === 'unknown') return page(name, '', t('noDates'), <Elsewhere props={props} />);
  const until = phase.at !== undefined && (phase.byDay ? day(phase.at) : moment(phase.at).event);
  return page(
    name,
    when,
    until ? t('openUntil', { when: until }) : t('open'),
    <div className={styles.actions}>
      <Link to="page:HomePage" className={buttonClass({ size: 'large', variant: 'primary' })}>
        {t('home')}
      </Link>
      {isProgrammeOpen && (
        <Link to="page:PagSearchPage" className={buttonClass({ size: 'large' })}>
          {t('programme')}
        </Link>
      )}
    </div>,
  );
}

/** Days, hours and minutes; read out on request, never announced. */
function Countdown({ then, now }: { then: number; now: number }) {
  const t = useTexts(texts);
  const { language } = useEvent();
  const number = new Intl.NumberFormat(language);
  const left = timeLeft(then, now, 'minutes') ?? [];
  return (
    <div role="timer" aria-live="off" aria-label={t('countdown')} className={styles.timer}>
      <TimeLeft
        parts={left.map(({ unit, count }) => ({
          unit,
          count: number.format(count),
          name: t(unit as Exclude<typeof unit, 'seconds'>, { count }),
        }))}
      />
    </div>
  );
}

/** The one link: the organiser's, otherwise the website of the event, otherwise none. */
function Elsewhere({ props: { link, linkText } }: { props: Props }) {
  const t = useTexts(texts);
  const text = useText();
  const { website } = useDocument('app').event;
  const to = link || website;
  if (!to) return null;
  return (
    <Link to={to} className={buttonClass({ size: 'large', variant: 'primary' })}>
      {text(linkText) || t('website')}
    </Link>
  );
}

/** Days and place of the event: `3–5 May 2027 · Auenhof, Leipzig`, each day in the organiser's format where there is one. */
function useWhen(): string {
  const text = useText();
  const { startDate, endDate } = useEvent();
  const { venue, city } = useDocument('app').event;
  const chosen = useChosenPattern();
  const { dateRange, pattern } = useDates('UTC');
  const [first, last] = [startDate, endDate || startDate].map((day) => day.slice(0, 10));
  const place = [venue, city].map(text).filter(Boolean).join(', ');
  if (!first || !last) return place;
  const days = chosen === undefined ? dateRange(first, last) : [...new Set([first, last])].map((day) => pattern(day, chosen)).join(' – ');
  return [days, place].filter(Boolean).join(' · ');
}
