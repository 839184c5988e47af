// Sponsors and partners by tier, as logos or text.
import { distinct, Link, useEvent, useImageFailure, useMedia, useText, type ViewProps } from '#sdk';
import { Titled } from '../parts/titled.tsx';
import type { Props } from './props.ts';
import { sponsorTiers } from './tiers.ts';
import styles from './view.module.css';

export default function LogoWall({ props, frame }: ViewProps<Props>) {
  const text = useText();
  const { language } = useEvent();
  const heading = text(props.heading);
  const TierLevel = `h${heading ? props.level + 1 : props.level}` as 'h3';
  return (
    <Titled frame={frame} props={props} gap="wide">
      {distinct(sponsorTiers(props, language)).map((tier) => (
        <section key={tier.key} className={styles.tier} data-rank={Math.min(tier.rank, 2)}>
          {tier.id && <TierLevel className={styles.title}>{text(tier.title)}</TierLevel>}
          <ul role="list" className={styles.wall}>
            {tier.sponsors.map((sponsor, index) => (
              <li key={index}>
                {sponsor.link ? (
                  <Link to={sponsor.link} className={styles.tile}>
                    <Mark {...sponsor} />
                  </Link>
                ) : (
                  <span className={styles.tile}>
                    <Mark {...sponsor} />
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Titled>
  );
}

/** The logo, or the name if there is none or it does not load. */
function Mark({ name, logo }: { name: string; logo: string }) {
  const src = useMedia()(logo) ?? '';
  const [hasFailed, watched] = useImageFailure(src);
  if (!logo || !src || hasFailed) return <span className={styles.name}>{name}</span>;
  return <img {...watched} className={styles.logo} src={src} alt={name} loading="lazy" decoding="async" />;
}
