// The rating of a product: the average of all, and five stars for those who are signed in, changeable (B §2 Products page).
import { type ReactElement, type SubmitEvent, useId, useState } from 'react';
import {
  Button,
  buttonClass,
  isCallOf,
  Link,
  query,
  StarChoice,
  useAddress,
  useCallOrKeep,
  useEvent,
  useHubChanges,
  useOutbox,
  useQuery,
  useRefetchOnceSent,
  useTexts,
  useUser,
} from '#sdk';
import { createProductRating, getProductRating, type ProductRating } from '#contract/product-ratings';
import { ratingTexts } from './texts.ts';
import styles from './view.module.css';

type ProductRatingProps = { product: string; name: string };

/** Nothing on a site without accounts, and while it is not known. */
export function RatingOfProduct({ product, name }: ProductRatingProps): ReactElement | null {
  const t = useTexts(ratingTexts);
  const id = useId();
  const { event, preview } = useEvent();
  const { user, hasAccounts, offersSignIn } = useUser();
  const here = new URLSearchParams({ returnUrl: useAddress() }).toString();
  const params = { eventid: event, pExhibitorProductId: product };
  const {
    data: rating,
    isLoading,
    isFetching,
    refetch,
  } = useQuery({
    ...query(getProductRating, params),
    enabled: hasAccounts && !preview,
    // While another page was open, what waited may have been sent.
    staleTime: 0,
    retry: false,
  });
  const { entries, discard } = useOutbox();
  const own = entries.filter((entry) => isCallOf(entry, createProductRating.path, params));
  const refused = own.filter(({ state }) => state === 'refused');
  const waits = own.length - refused.length;
  useRefetchOnceSent(waits, { isFetching, refetch });
  // Another device of the account has rated, or this one.
  useHubChanges('ratings', () => void refetch());
  if (!hasAccounts || preview || !(offersSignIn || rating?.Count)) return null;
  return (
    <section aria-labelledby={id} className={styles.rating} data-print="none">
      <h3 id={id}>{t('rating')}</h3>
      {rating && rating.Count > 0 && <p className={styles.facts}>{t('average', { average: rating.Average, count: rating.Count })}</p>}
      {!user
        ? offersSignIn && (
            <p>
              <Link to={`page:LoginPage?${here}`} className={buttonClass()}>
                {t('signInRating')}
              </Link>
            </p>
          )
        : !isLoading && (
            <Stars
              key={rating ? 'known' : ''}
              params={params}
              name={name}
              rating={rating}
              refused={refused.at(-1)?.code}
              onSend={() => refused.forEach((entry) => discard(entry.id))}
              onSent={() => void refetch()}
            />
          )}
    </section>
  );
}

type StarsProps = {
  params: { eventid: string; pExhibitorProductId: string };
  name: string;
  rating: ProductRating | undefined;
  /** Code of the refusal of what was given without a connection; undefined where none was refused. */
  refused: string | undefined;
  /** Called before it is sent. */
  onSend: () => void;
  onSent: () => void;
};

const wordOfRefusal = (code: string): 'ownProduct' | 'didNotWork' => (code === 'own-product' ? 'ownProduct' : 'didNotWork');

function Stars({ params, name, rating, refused, onSend, onSent }: StarsProps): ReactElement {
  const t = useTexts(ratingTexts);
  const callOrKeep = useCallOrKeep();
  const stored = rating?.RatingValue ?? 0;
  const [base, setBase] = useState(stored);
  const [stars, setStars] = useState(stored);
  // Given on another device meanwhile: shown, unless something else is chosen here.
  if (stored !== base) {
    setBase(stored);
    if (stars === base) setStars(stored);
  }
  const [said, say] = useState<'' | 'rated' | 'kept' | 'choose' | 'didNotWork' | 'ownProduct'>('');
  const [isBusy, setBusy] = useState(false);
  const send = async (submitted: SubmitEvent): Promise<void> => {
    submitted.preventDefault();
    if (isBusy) return;
    if (stars === 0) return say('choose');
    setBusy(true);
    onSend();
    const label = t('ratedProduct', { name, stars });
    const answer = await callOrKeep(createProductRating, { ...params, pRatingValue: stars }, undefined, label);
    setBusy(false);
    if (answer.ok === false) return say(wordOfRefusal(answer.code));
    say(answer.ok === 'kept' ? 'kept' : 'rated');
    if (answer.ok === true) onSent();
  };
  // Once what was kept has been sent, the server's answer holds.
  const word = refused === undefined ? said : wordOfRefusal(refused);
  return (
    <form className={styles.stars} onSubmit={(submitted) => void send(submitted)}>
      <StarChoice legend={t('rating')} value={stars} onChange={setStars} words={(count) => t('stars', { count })} />
      <Button type="submit" busy={isBusy}>
        {t('saveRating')}
      </Button>
      <p role="status" className={styles.facts}>
        {word !== '' && t(word)}
      </p>
    </form>
  );
}
