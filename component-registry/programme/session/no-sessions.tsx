// There is nothing to show: one sentence, and the way to the programme.
import { buttonClass, EmptyState, Link } from '#sdk';

export const NoSessions = ({ sentence, toProgramme }: { sentence: string; toProgramme: string }) => (
  <EmptyState
    sentence={sentence}
    action={
      <Link to="page:PagSearchPage" className={buttonClass()}>
        {toProgramme}
      </Link>
    }
  />
);
