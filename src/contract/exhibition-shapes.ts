// The rows of an exhibition (B §3), written once for the wire (plain text) and for the organiser's data files (text by language).
import * as z from 'zod';
import { chatKinds } from '../base/chat-limits.ts';
import { captionFile, personRef, planPoints, titledLink } from './programme-shapes.ts';
import { hotSpotFields } from './stage-shapes.ts';

/** A booth of a company: the number as it stands at the booth, and the hall whose plan has it. */
export const exhibitorBooth = z.object({ HallId: z.string(), BoothNumber: z.string() });

/** Fields of a company that lists show. `text` is the schema of a text. */
export const companyFields = <T extends z.ZodType>(text: T) => ({
  Name: text,
  Short: text,
  Tags: z.array(text),
  SponsorType: z.string().meta({ description: 'Tier, for example Gold Partner; the same in every language, empty for none.' }),
  SponsorTypeName: text,
  Sort: z.number().meta({ description: 'Ranking: smaller numbers come first.' }),
  ExhibitorBooths: z.array(exhibitorBooth),
  LogoPath: z.string(),
  isPublic: z.boolean().meta({ description: 'Shown to visitors who are not signed in.' }),
  PublicationState: z.number().int().meta({ description: '0: its booth where Enable2DBooth is set; 1: coming soon; others: the profile.' }),
  Enable2DBooth: z.boolean(),
  DeepLink: z.string().meta({ description: 'Where its entry in lists leads instead of to its profile; empty for the profile.' }),
});

/** A company as sessions and people name it. */
export const companyRef = z.object({
  CompanyAccountId: z.string(),
  Name: z.string(),
  LogoPath: z.string(),
  SponsorType: z.string(),
  SponsorTypeName: z.string(),
});
export type CompanyRef = z.infer<typeof companyRef>;

/** A company that somebody belongs to. */
export const membership = companyRef.extend({
  Function: z.string().meta({ description: 'What they do there; empty where it is not said.' }),
});
export type Membership = z.infer<typeof membership>;

/** What is sent of a single person only: the companies they belong to, and who stands beside them. */
export const authorDetailFields = {
  Companies: z.array(membership).optional().meta({ description: 'Only with `authorid`.' }),
  Before: personRef.nullable().optional().meta({ description: 'The person before them by surname; only with `authorid`.' }),
  After: personRef.nullable().optional().meta({ description: 'The person after them by surname; only with `authorid`.' }),
};

/** A product as sessions name it. */
export const productRef = z.object({ Id: z.string(), Name: z.string(), CompanyAccountId: z.string() });
export type ProductRef = z.infer<typeof productRef>;

/** Postal address and ways to reach a company. */
const contact = z.object({
  Street: z.string(),
  ZipCode: z.string(),
  City: z.string(),
  Country: z.string(),
  Email: z.string(),
  Phone: z.string(),
});

/** Somebody of a company. */
const teamMember = <T extends z.ZodType>(text: T) => personRef.extend({ Function: text, ImagePath: z.string() });

/** Captions of the film of a company. */
const filmCaptions = z.array(captionFile).max(40).meta({ description: 'Captions of its film as WebVTT, one for each language.' });

/** What a company shows in its lounge; `html` is the schema of a long text. */
const lounge = <T extends z.ZodType, H extends z.ZodType>(text: T, html: H) =>
  z.object({
    Title: text,
    Content: html,
    PicturePath: z.string(),
    VideoUrl: z.string(),
    Captions: filmCaptions,
    Links: z.array(titledLink),
  });

/** The 2D booth: a picture with places that lead somewhere. */
const booth = <T extends z.ZodType>(text: T) =>
  z.object({ PicturePath: z.string(), Alternative: text, HotSpots: z.array(z.object(hotSpotFields(text))) });

/** Fields of the chat of a company; `time` is the schema of an instant. */
export const companyChatFields = <T extends z.ZodType, D extends z.ZodType>(text: T, time: D) => ({
  Kind: z.enum(chatKinds).meta({ description: 'text: with the staff of the company, on this site; widget: a page of another host; none.' }),
  Title: text,
  Greeting: text,
  Url: z.string().meta({ description: 'The page of a widget, https; empty for other kinds.' }),
  Hours: z.array(z.object({ StartTime: time, EndTime: time })).meta({ description: 'When staff are there.' }),
});

/** Fields of a company that only its profile has. `html` is the schema of a long text. */
export const companyDetailFields = <T extends z.ZodType, H extends z.ZodType>(text: T, html: H) => ({
  Description: html,
  PicturePath: z.string(),
  CustomLogoLink: z.string().meta({ description: 'Where the logo on the profile leads; empty for nowhere.' }),
  CustomPdfLink: z.string().meta({ description: 'Where the custom button leads; empty for no button.' }),
  CustomButtonTextLabel: text,
  Website: z.string(),
  Contact: contact,
  Links: z.array(titledLink),
  Team: z.array(teamMember(text)),
  Lounge: lounge(text, html),
  Booth: booth(text),
  BoothGuruUrl: z.string().meta({ description: 'The page of another host that guides through the booth, https; empty for none.' }),
});

/** Fields of a product that lists show. */
export const productFields = <T extends z.ZodType>(text: T) => ({
  Id: z.string(),
  CompanyAccountId: z.string(),
  Name: text,
  Short: text,
  Category: text,
  Tags: z.array(text),
  ImagePath: z.string(),
  Website: z.string(),
  Sort: z.number(),
});

/** Fields of a product that only its page has. */
export const productDetailFields = <T extends z.ZodType, H extends z.ZodType>(text: T, html: H) => ({
  Description: html,
  Gallery: z.array(z.object({ Path: z.string(), Alternative: text })),
  Documents: z.array(titledLink),
  VideoUrl: z.string(),
  Captions: filmCaptions,
  SessionIds: z.array(z.string()),
});

/** Fields of a hall with its plan. */
export const hallFields = <T extends z.ZodType>(text: T) => ({
  Id: z.string(),
  Name: text,
  PlanPath: z.string().meta({ description: 'Picture of the plan; empty draws the booths alone.' }),
  DarkColors: z
    .boolean()
    .meta({ description: 'Whether the picture has colours of its own for dark screens; if not, it stays on light paper.' }),
  Width: z.number().positive().meta({ description: 'Width of the plan in units of its own.' }),
  Height: z.number().positive(),
  Sort: z.number(),
  Booths: z.array(
    z.object({
      BoothNumber: z.string(),
      Points: planPoints,
    }),
  ),
});

/** Kinds of what a company shows or hands out (B §7 ExhibitiorWebcasts, ExhibitiorPresentations, GetDistributionFile). */
export const mediaKinds = ['webcast', 'presentation', 'download'] as const;

/** Fields of a webcast, presentation or download of a company. */
export const companyMediaFields = <T extends z.ZodType, H extends z.ZodType>(text: T, html: H) => ({
  Id: z.string(),
  CompanyAccountId: z.string(),
  Kind: z.enum(mediaKinds),
  Title: text,
  Description: html,
  ImagePath: z.string(),
  Url: z.string().meta({ description: 'The film of a webcast, the file of a presentation or download.' }),
  Captions: filmCaptions,
  Language: z.string().meta({ description: 'Its language, two letters; empty where it is not said.' }),
  Speakers: z.array(personRef),
  ProductId: z.string().meta({ description: 'The product of the same company that it is about; empty for none.' }),
  Sort: z.number(),
});
