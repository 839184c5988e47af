// Halls and exhibitors of the server in the shapes of the floor plan.
import type { ExhibitionHall } from '#contract/companies';
import type { Company, Hall } from '../plan/shapes.ts';
import type { ListedExhibitor } from './first-view.ts';

/** A hall with its booths. */
export const hallOnPlan = ({ Id, Name, PlanPath, DarkColors, Width, Height, Booths }: ExhibitionHall): Hall => ({
  id: Id,
  name: Name,
  plan: PlanPath,
  darkColors: DarkColors,
  width: Width,
  height: Height,
  booths: Booths.map(({ BoothNumber, Points }) => ({ number: BoothNumber, points: Points })),
});

/** A company at its booths. */
export const companyOnPlan = ({ CompanyAccountId, Name, LogoPath, SponsorTypeName, booths }: ListedExhibitor): Company => ({
  id: CompanyAccountId,
  name: Name,
  booths: booths.map(({ HallId, BoothNumber }) => ({ hall: HallId, number: BoothNumber })),
  logo: LogoPath,
  sponsorType: SponsorTypeName,
  link: '',
});
