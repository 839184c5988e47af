// Awards of an event in one language, with the people and works the caller may know.
import type { Award, AwardWinner } from '../../src/contract/awards.ts';
import type { PublishedEvent } from './event.ts';
import type { RowsOf } from './data-rows.ts';
import type { Reader } from './reader.ts';

/** A row in the words of one language. */
export const awardIn = (row: RowsOf<'awards'>[number], read: Reader): Award => ({
  Id: row.Id,
  Title: read.text(row.Title),
  Year: row.Year ?? 0,
  Summary: read.text(row.Summary),
  Sponsor: read.text(row.Sponsor),
  CompanyAccountId: row.CompanyAccountId ?? '',
  Text: read.html(row.Text),
  Winners: (row.Winners ?? []).map((winner) => ({
    Id: winner.Id ?? '',
    DisplayName: winner.DisplayName ?? '',
    Institution: read.text(winner.Institution),
    Rank: read.text(winner.Rank),
    ImagePath: read.address(winner.ImagePath),
    Work: read.text(winner.Work),
    PresentationId: winner.PresentationId ?? '',
  })),
});

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
