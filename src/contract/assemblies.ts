// Assemblies of a society (A §2 page `AssemblyPage`): agenda, documents, and whether the reader may vote.
import * as z from 'zod';
import { agendaFields, assemblyFields } from './assembly-shapes.ts';
import { type Area, endpoint } from './endpoint.ts';
import { ofEvent, shared } from './programme-query.ts';
import { personRef, titledLink } from './programme-shapes.ts';

export const area: Area = { title: 'Assemblies', description: 'Assemblies of the society at an event, with their agendas.' };

const wireTime = z.string().nullable().meta({ description: 'ISO 8601 with the offset of the event’s zone; null where it is not said.' });
const html = z.string().meta({ description: 'Safe HTML; empty for none.' });
const documents = z.array(titledLink).meta({ description: 'Only those that the caller may read.' });

const agendaItem = z.object({
  ...agendaFields(z.string()),
  StartTime: wireTime,
  Text: html,
  Speakers: z.array(personRef),
  Documents: documents,
});
export type AgendaItem = z.infer<typeof agendaItem>;

const assembly = z.object({
  Id: z.string(),
  ...assemblyFields(z.string()),
  StartTime: wireTime,
  EndTime: wireTime,
  Text: html,
  MayVote: z
    .boolean()
    .nullable()
    .meta({ description: 'Whether the caller may vote; null where the assembly names no key that says who may.' }),
  Withheld: z.number().int().meta({ description: 'How many documents are for voters alone and are not sent to the caller.' }),
  Documents: documents,
  Agenda: z.array(agendaItem),
});
export type Assembly = z.infer<typeof assembly>;

export const assemblies = endpoint({
  ...shared,
  spec: 'A §2',
  shownOn: ['AssemblyPage'],
  path: '/api/modules/Assemblies',
  title: 'Assemblies with their agendas',
  description: 'All assemblies by time, those without one last. Empty for whom the page is closed.',
  query: ofEvent,
  reply: z.array(assembly),
});
