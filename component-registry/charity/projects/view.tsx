// The projects of the charity challenge as cards; on the page of a project that one at full width.
import {
  EmptyState,
  buttonClass,
  framed,
  Link,
  Picture,
  RequestState,
  RichHtml,
  Skeleton,
  SkeletonArea,
  useMedia,
  useTexts,
  type ViewProps,
} from '#sdk';
import type { CharityProjectEntry } from '#contract/charity-projects';
import { texts } from '../parts/texts.ts';
import { useProjectId, useProjects } from '../parts/use-project.ts';
import type { Props } from './props.ts';
import styles from './view.module.css';

export default function Projects({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const own = useProjectId();
  const answer = useProjects();
  const title = `${frame.id}-title`;
  const loading = (
    <SkeletonArea label={t('loading')} className={styles.cards}>
      {[1, 2].map((nth) => (
        <div key={nth}>
          <Skeleton shape="picture" />
          <Skeleton lines={3} />
        </div>
      ))}
    </SkeletonArea>
  );
  const isNamed = props.heading && own === '';
  return (
    <section {...framed(frame, styles.root)} {...(isNamed ? { 'aria-labelledby': title } : { 'aria-label': t('projects') })}>
      {isNamed && (
        <h2 id={title} className={styles.title}>
          {t('projects')}
        </h2>
      )}
      <RequestState request={answer} failed={t('failed')} retry={t('retry')} loading={loading}>
        {(projects) => {
          if (own !== '') return <OneProject project={projects.find(({ Id }) => Id === own)} banner={props.banner} />;
          if (projects.length === 0) return <EmptyState sentence={t('projectsEmpty')} />;
          return (
            <ul role="list" className={styles.cards}>
              {projects.map((project) => (
                <li key={project.Id} className={styles.card}>
                  <h3 className={styles.name}>
                    <Link to="page:charity" params={{ id: project.Id }} className={styles.link}>
                      {project.Name}
                    </Link>
                  </h3>
                  <Banner project={project} banner={props.banner} />
                  {project.Description !== '' && (
                    <div className={styles.short}>
                      <RichHtml html={project.Description} />
                    </div>
                  )}
                </li>
              ))}
            </ul>
          );
        }}
      </RequestState>
    </section>
  );
}

function Banner({ project: { Name, BannerFiles }, banner }: { project: CharityProjectEntry; banner: string }) {
  const media = useMedia();
  const chosen = BannerFiles.find(({ Key }) => Key === banner) ?? BannerFiles[0];
  return <Picture src={media(chosen?.Url ?? '') ?? ''} alt={chosen?.Alt ?? ''} name={Name} ratio="3 / 1" className={styles.picture} />;
}

function OneProject({ project, banner }: { project: CharityProjectEntry | undefined; banner: string }) {
  const t = useTexts(texts);
  const back = (
    <Link to="page:charity" className={buttonClass({ variant: 'quiet' })}>
      {t('allProjects')}
    </Link>
  );
  if (!project) return <EmptyState sentence={t('unknownProject')} action={back} />;
  return (
    <article className={styles.one}>
      <Banner project={project} banner={banner} />
      <h2 className={styles.title}>{project.Name}</h2>
      {project.Description !== '' && (
        <div className={styles.long}>
          <RichHtml html={project.Description} />
        </div>
      )}
      <p className={styles.ways}>
        {project.Website !== '' && (
          <Link to={project.Website} className={buttonClass()}>
            {t('website')}
          </Link>
        )}
        {back}
      </p>
    </article>
  );
}
