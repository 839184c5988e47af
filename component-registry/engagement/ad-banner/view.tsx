// An ad banner in its room: at the top of a phone's page, or fixed at the bottom of the window.
import { framed, Link, useAddress, useAtBottom, useDocument, useMedia, useText, useTexts, useTrack, type ViewProps } from '#sdk';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

/** Between the page's end, or the button back to the top, and the banner, in pixels (A §9). */
const ABOVE_BANNER = 50;

export default function AdBanner({ props, frame, slots }: ViewProps<Props>) {
  const t = useTexts(texts);
  const text = useText();
  const media = useMedia();
  const track = useTrack();
  const app = useDocument('app');
  const written = props.image ? props : props.place === 'top' ? app.mobileBannerTop : app.mobileBannerBottom;
  const atBottom = useAtBottom('--ad-banner');
  // A page in a frame above another shows those of the page around it.
  const isFramed = useAddress().includes('nofooter');
  if (written === false || isFramed) return <div {...frame} hidden />;
  const { image = '', alt = '', link = '' } = written === true ? {} : written;
  const src = media(image);
  const isOnWide = props.place === 'bottom' && app.showDesktopBottomBanner;
  const place = framed(frame, styles.root);
  const heights = {
    '--phone': `${app.mobileBannerHeight}px`,
    '--wide': `${app.desktopBannerHeight}px`,
    '--above': `${ABOVE_BANNER}px`,
  } as Record<string, string>;
  const picture = src && <img className={styles.picture} src={src} alt={text(alt)} decoding="async" />;
  return (
    <aside
      {...place}
      style={{ ...place.style, ...heights }}
      aria-label={t('label')}
      data-place={props.place}
      data-print="none"
      data-wide={isOnWide || undefined}
    >
      <div ref={props.place === 'bottom' ? atBottom : undefined} className={styles.banner}>
        {picture && link ? (
          <Link to={link} className={styles.link} onClick={() => track({ Action: 'Click', Entity: 'BannerLink', ActionContext: link })}>
            {picture}
          </Link>
        ) : (
          picture || slots['default']
        )}
      </div>
    </aside>
  );
}
