// Rows of assemblies in the words of one language.
import type { AgendaItem, Assembly } from '../../src/contract/assemblies.ts';
import type { RowsOf } from './data-rows.ts';
import type { WrittenPerson } from './episode-rows.ts';
import type { Reader } from './reader.ts';

/** A document, and whether it is for voters alone. */
export type WrittenDocument = { Title: string; Url: string; IsForVoters: boolean };

/** An assembly as it was written: people not looked up, nothing withheld. */
export type WrittenAssembly = Omit<Assembly, 'MayVote' | 'Withheld' | 'Documents' | 'Agenda'> & {
  VotersKey: string;
  Documents: readonly WrittenDocument[];
  Agenda: readonly (Omit<AgendaItem, 'Speakers' | 'Documents'> & {
    Speakers: readonly WrittenPerson[];
    Documents: readonly WrittenDocument[];
  })[];
  MayVote: boolean | null;
};

type Row = RowsOf<'assemblies'>[number];

/** A row in the words of one language. */
export function assemblyIn(row: Row, read: Reader): WrittenAssembly {
  const { StartDateTime, EndDateTime } = read.times({ StartDateTime: row.StartTime, EndDateTime: row.EndTime });
  return {
    Id: row.Id,
    Title: read.text(row.Title),
    StartTime: StartDateTime,
    EndTime: EndDateTime,
    Place: read.text(row.Place),
    Summary: read.text(row.Summary),
    Voters: read.text(row.Voters),
    VotersKey: row.VotersKey ?? '',
    Text: read.html(row.Text),
    MayVote: row.VotersKey ? true : null,
    Documents: documentsIn(row.Documents, read),
    Agenda: (row.Agenda ?? []).map((item) => ({
      Number: item.Number ?? '',
      Title: read.text(item.Title),
      StartTime: read.times({ StartDateTime: item.StartTime }).StartDateTime,
      IsVote: item.IsVote ?? false,
      Text: read.html(item.Text),
      Speakers: item.Speakers ?? [],
      Documents: documentsIn(item.Documents, read),
    })),
  };
}

const documentsIn = (written: Row['Documents'], read: Reader): WrittenDocument[] =>
  (written ?? [])
    .map(({ Title, Url, IsForVoters = false }) => ({ Title: read.text(Title), Url: read.address(Url), IsForVoters }))
    .filter(({ Url }) => Url !== '');
