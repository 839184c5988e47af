// Awards of an event in one language, with the people and works the caller may know.
import type { Award, AwardWinner } from '../../src/contract/awards.ts';
import type { PublishedEvent } from './event.ts';

/** The awards; of a person, a work or a company that the caller may not see stands what the row itself says. */
export function awardsOf(event: PublishedEvent, language: string): Award[] {
  const { company } = event.exhibition.inLanguage(language);
  return event.editorial.inLanguage(language).awards.map((award) => {
    const giver = award.CompanyAccountId === '' ? undefined : company(award.CompanyAccountId);
    return {
      ...award,
      CompanyAccountId: giver?.CompanyAccountId ?? '',
      Sponsor: award.Sponsor || (giver?.Name ?? ''),
      Winners: award.Winners.map((winner) => winnerOf(event, language, winner)).filter(({ DisplayName }) => DisplayName !== ''),
    };
  });
}

function winnerOf(event: PublishedEvent, language: string, winner: AwardWinner): AwardWinner {
  const view = event.programme.inLanguage(language);
  const person = winner.Id === '' ? undefined : view.author(winner.Id);
  const work = winner.PresentationId === '' ? undefined : view.presentations.find(({ Id }) => Id === winner.PresentationId);
  return {
    ...winner,
    Id: person?.Id ?? '',
    DisplayName: winner.DisplayName || (person?.DisplayName ?? ''),
    Institution: winner.Institution || (person?.Institution ?? ''),
    ImagePath: winner.ImagePath || (person?.ImagePath ?? ''),
    Work: winner.Work || (work?.Title ?? ''),
    PresentationId: work?.Id ?? '',
  };
}
