// One action of a page notice.
import { Button, buttonClass, Link, useDenial, useTexts } from '#sdk';
import type { Props } from './props.ts';
import { texts } from './texts.ts';

/** Leads home, to the search of the programme, or to the page that failed. */
export function WayOn({ action, variant }: { action: Props['actions'][number]; variant: 'primary' | 'secondary' }) {
  const t = useTexts(texts);
  const { address } = useDenial();
  const look = { variant, size: 'large' } as const;
  if (action !== 'retry')
    return (
      <Link to={action === 'home' ? 'page:HomePage' : 'page:PagSearchPage'} className={buttonClass(look)}>
        {t(action)}
      </Link>
    );
  // Loaded anew, so that what failed is requested again.
  return address === undefined ? (
    <Button {...look} onClick={() => location.reload()}>
      {t('retry')}
    </Button>
  ) : (
    <a href={address} className={buttonClass(look)}>
      {t('retry')}
    </a>
  );
}
