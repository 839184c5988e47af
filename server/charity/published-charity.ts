// The charity challenge of a published event: its projects, and those challenges that have their project and their questions.
import { oncePer } from '../../src/base/once-per.ts';
import type { CharityProjectEntry } from '../../src/contract/charity-projects.ts';
import { charity, type Charity, type CharityChallenge, type CharityProject } from '../../src/model/documents/charity.ts';
import type { Survey } from '../../src/model/documents/survey.ts';
import { questionsToScore } from '../../src/rules/surveys/right-answers.ts';
import type { PublishedEvent } from '../published/event.ts';
import { richText } from '../published/rich-text.ts';
import { surveysOf } from '../surveys/published-surveys.ts';

/** A challenge with its questions; `questions` counts those that earn points. */
export type Challenge = CharityChallenge & { asks: Survey; questions: number };

/** The charity challenge as the server uses it, by ids in the order of the organiser. */
export type PublishedCharity = {
  bounds: Pick<Charity, 'startTime' | 'endTime'>;
  projects: ReadonlyMap<string, CharityProject>;
  challenges: ReadonlyMap<string, Challenge>;
};

/** Read once a version. Of two entries with one id the first counts; a challenge that lacks its project or survey is left out. */
export const charityOf = oncePer((event: PublishedEvent): PublishedCharity => {
  const { projects: written, challenges, startTime, endTime } = event.documents.read('charity', charity);
  const projects = byId(written);
  const surveys = surveysOf(event);
  const whole = challenges.flatMap((challenge): Challenge[] => {
    const asks = surveys.get(challenge.survey);
    const hasProject = challenge.ProjectId === '' ? projects.size > 0 : projects.has(challenge.ProjectId);
    return hasProject && asks?.evaluates === 'challenge' ? [{ ...challenge, asks, questions: questionsToScore(asks) }] : [];
  });
  return { bounds: { startTime, endTime }, projects, challenges: byId(whole) };
});

const byId = <T extends { Id: string }>(list: readonly T[]): ReadonlyMap<string, T> => {
  const found = new Map<string, T>();
  for (const one of list) if (!found.has(one.Id)) found.set(one.Id, one);
  return found;
};

/** The projects in one language. */
export const projectEntries = (event: PublishedEvent, language: string): CharityProjectEntry[] =>
  [...charityOf(event).projects.values()].map(({ Id, Name, Description, Website, BannerFiles }) => ({
    Id,
    Name: event.text(Name, language),
    Description: richText(event.text(Description, language)),
    Website,
    BannerFiles: BannerFiles.map(({ Key, Url, Alt }) => ({ Key, Url: event.address(Url), Alt: event.text(Alt, language) })),
  }));

/** Name of a company in a language: as its profile writes it, else as sessions do; empty for one that neither names. */
export const companyName = (event: PublishedEvent, id: string, language: string): string =>
  event.exhibition.inLanguage(language).detail(id)?.Name ?? namesInSessions(event).get(id) ?? '';

const namesInSessions = oncePer((event: PublishedEvent): ReadonlyMap<string, string> => {
  const { sessions } = event.programme.rows;
  return new Map(
    sessions.flatMap(({ CompanyAccountId: id, CompanyAccountName: name }): [string, string][] => (id && name ? [[id, name]] : [])),
  );
});
