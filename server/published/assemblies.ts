// Assemblies of an event in one language, as one caller may see them.
import type { Assembly } from '../../src/contract/assemblies.ts';
import type { WrittenDocument } from './assembly-rows.ts';
import type { PublishedEvent } from './event.ts';
import { peopleNamedIn } from './named-people.ts';

/** The assemblies as the wire carries them, without the documents for voters where the caller is none. */
export const assembliesOf = (event: PublishedEvent, language: string): Assembly[] =>
  event.editorial.inLanguage(language).assemblies.map((assembly) => {
    const all = [assembly, ...assembly.Agenda].flatMap(({ Documents }) => Documents);
    // Where no key says who may vote, nobody is known to.
    const sent = (documents: readonly WrittenDocument[]) =>
      documents.flatMap(({ IsForVoters, ...link }) => (IsForVoters && assembly.MayVote !== true ? [] : [link]));
    const { Id, Title, StartTime, EndTime, Place, Summary, Voters, Text, MayVote } = assembly;
    return {
      Id,
      Title,
      StartTime,
      EndTime,
      Place,
      Summary,
      Voters,
      Text,
      MayVote,
      Withheld: all.length - sent(all).length,
      Documents: sent(assembly.Documents),
      Agenda: assembly.Agenda.map((item) => ({
        ...item,
        Speakers: peopleNamedIn(event, language, item.Speakers),
        Documents: sent(item.Documents),
      })),
    };
  });
