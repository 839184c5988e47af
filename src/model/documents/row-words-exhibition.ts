// Words for the fields of exhibition rows (B §3): title, description, example, and the default of a missing field.
import { meetingRowWords } from './row-words-meetings.ts';
import { chatWords } from './row-words-chat.ts';
import { hotSpotWords, stageWords } from './row-words-stages.ts';
import { captionWords, id, links, person, type RowWords, sort, textWords, type Words } from './row-word-kinds.ts';

const flag = (title: string, description: string, fallback: boolean): Words => ({ title, description, example: !fallback, fallback });
const tags = (of: string): Words => ({
  title: 'Tags',
  description: `Words by which the ${of} can be found and filtered.`,
  example: [{ 'en-GB': 'Ultrasound', 'de-DE': 'Ultraschall' }],
  fallback: [],
});
const companyOf: Words = { title: 'Company', description: 'Id of the company in companies.json.', example: '4711' };
const picture = (description: string, example: string) => textWords('Picture', description, example);
const contact: RowWords = {
  Street: textWords('Street', 'Street and number.', 'Musterweg 3'),
  ZipCode: textWords('Postal code', 'Postal code.', '20095'),
  City: textWords('City', 'City.', 'Nordhafen'),
  Country: textWords('Country', 'Country.', 'Germany'),
  Email: textWords(
    'E-mail',
    'Address for messages of visitors, on the profile; letters about new leads go there, without one to that of the chat.',
    'congress@devices.example.org',
  ),
  Phone: textWords('Phone', 'Telephone number with country code.', '+49 40 555 0123'),
};

const team: RowWords = {
  Id: textWords('Person', 'Id of the row in authors.json; empty when the person has none.', 'a-17'),
  Firstname: textWords('First name', 'First names; empty takes those of the row in authors.json.', 'Marit'),
  Surname: textWords('Surname', 'Surname; empty takes that of the row in authors.json.', 'Solheim'),
  DisplayName: textWords('Display name', 'The name as the person writes it.', 'Marit Solheim'),
  Function: textWords('Function', 'What they do at the company.', { 'en-GB': 'Clinical specialist' }),
  ImagePath: picture('Portrait; empty shows initials.', 'asset:people/solheim.jpg'),
};

const lounge: RowWords = {
  Title: textWords('Title', 'Greeting above the lounge; empty greets with the name of the company.', 'Welcome to our lounge'),
  Content: textWords('Content', 'HTML or plain text; sanitised.', '<p>Coffee is ready.</p>'),
  PicturePath: picture('Picture of the lounge; empty for none.', 'asset:companies/lounge.jpg'),
  VideoUrl: textWords('Film', 'A film or live stream in the lounge; empty for none.', 'asset:companies/lounge.mp4'),
  Captions: captionWords('Captions of the film as WebVTT, one for each language.', 'asset:companies/lounge.en.vtt'),
  Links: links('Links', 'Web addresses of the lounge.'),
};

const booth: RowWords = {
  PicturePath: picture('Picture of the booth.', 'asset:companies/booth.svg'),
  Alternative: textWords(
    'Alternative text',
    'What the picture shows, for those who do not see it.',
    'Our booth with two demonstration tables',
  ),
  HotSpots: hotSpotWords('Where it leads: an address, page:<PageName>, or a sub-page of the profile as #products.', '#products'),
};

const companies: RowWords = {
  Id: id('The CompanyAccountId: unique among the companies; sessions, tickets and advertisements refer to it.', '4711'),
  Name: { title: 'Name', description: 'Name of the company; lists are sorted by it.', example: 'Sample Devices' },
  Short: textWords('In short', 'One sentence for lists.', 'Ultrasound for small practices'),
  Description: textWords('Description', 'HTML or plain text; sanitised.', '<p>Founded in 1998.</p>'),
  Tags: tags('company'),
  SponsorType: textWords(
    'Sponsor tier',
    'Platinum Partner, Gold Partner, Bronze Partner or another of your own, the same in every language; empty for none.',
    'Gold Partner',
  ),
  SponsorTypeName: textWords(
    'Name of the tier',
    'What visitors read of the tier, by language; empty shows the tier itself.',
    'Gold partner',
  ),
  Sort: sort,
  ExhibitorBooths: {
    title: 'Booths',
    description: 'Where the company stands; each booth belongs to one company.',
    example: [{ HallId: 'hall-2', BoothNumber: '2.10' }],
    fallback: [],
    fields: {
      HallId: { title: 'Hall', description: 'Id of the hall in halls.json.', example: 'hall-2' },
      BoothNumber: { title: 'Booth number', description: 'As it stands at the booth and on the plan.', example: '2.10' },
    },
  },
  LogoPath: textWords('Logo', 'Logo, drawn for a light ground; empty shows the name.', 'asset:companies/sample.svg'),
  PicturePath: picture('Wide picture at the head of the profile; empty for none.', 'asset:companies/sample-head.jpg'),
  isPublic: flag('Public', 'Visitors who are not signed in see the company, too; false keeps it to those who are.', true),
  PublicationState: {
    title: 'Publication',
    description:
      '1: the profile is not published yet, and visitors see “coming soon” (B §4). 0 or missing: published; with a 2D booth visitors come to the booth first. Any other number: the plain profile.',
    example: 1,
    fallback: 0,
  },
  Enable2DBooth: flag('2D booth', 'A published profile opens at its booth.', false),
  DeepLink: textWords(
    'Deep link',
    'Where the entry in lists leads instead of to the profile; empty for the profile.',
    'https://www.example.org',
  ),
  CustomLogoLink: textWords('Link of the logo', 'Where the logo on the profile leads; empty for nowhere.', 'https://www.example.org'),
  CustomPdfLink: textWords(
    'Custom button',
    'Where the custom button of the profile leads, a document or a page; empty for no button.',
    'asset:companies/sample.pdf',
  ),
  CustomButtonTextLabel: textWords(
    'Label of the custom button',
    'Words of the custom button; empty says “Brochure”.',
    'Our programme as PDF',
  ),
  Website: textWords('Website', 'Web address of the company.', 'https://www.example.org'),
  Contact: {
    title: 'Contact',
    description: 'Postal address and ways to reach the company.',
    example: { City: 'Nordhafen' },
    fallback: {},
    fields: contact,
  },
  Links: links('Links', 'Further web addresses.'),
  Team: {
    title: 'Team',
    description: 'People of the company at the congress.',
    example: [{ Firstname: 'Marit', Surname: 'Solheim' }],
    fallback: [],
    fields: team,
  },
  Lounge: { title: 'Lounge', description: 'What the sub-page lounge shows.', example: { Title: 'Welcome' }, fallback: {}, fields: lounge },
  Booth: {
    title: 'Booth',
    description: 'The picture of the 2D booth.',
    example: { PicturePath: 'asset:booth.svg' },
    fallback: {},
    fields: booth,
  },
  BoothGuruUrl: textWords(
    'Booth guru',
    'The page of another host that guides visitors through the booth, https. It opens in a dialog after consent to that host; empty for none.',
    'https://guru.example.org/sample-devices',
  ),
  Chat: { title: 'Chat', description: 'How visitors talk with the company.', example: { Kind: 'text' }, fallback: {}, fields: chatWords },
};

const products: RowWords = {
  Id: id('Unique among the products; part of its address.', 'pr-12'),
  CompanyAccountId: companyOf,
  Name: { title: 'Name', description: 'Name of the product.', example: 'Sonara 3' },
  Short: textWords('In short', 'One sentence for lists.', 'Pocket ultrasound'),
  Description: textWords('Description', 'HTML or plain text; sanitised.', '<p>Weighs 300 g.</p>'),
  Category: textWords('Category', 'Category by which products are filtered.', { 'en-GB': 'Imaging', 'de-DE': 'Bildgebung' }),
  Tags: tags('product'),
  ImagePath: picture('Picture; empty shows a generated pattern.', 'asset:products/sonara.svg'),
  Website: textWords('Website', 'Web address of the product.', 'https://www.example.org/sonara'),
  Sort: sort,
  Gallery: {
    title: 'Gallery',
    description: 'Further pictures.',
    example: [{ Path: 'asset:products/sonara-2.svg', Alternative: 'The probe from the side' }],
    fallback: [],
    fields: {
      Path: { title: 'Picture', description: 'Address of the picture.', example: 'asset:products/sonara-2.svg' },
      Alternative: textWords('Alternative text', 'What it shows.', 'The probe from the side'),
    },
  },
  Documents: links('Documents', 'Files about the product.'),
  VideoUrl: textWords('Film', 'A film about the product; empty for none.', 'asset:products/sonara.mp4'),
  Captions: captionWords('Captions of the film as WebVTT, one for each language.', 'asset:products/sonara.en.vtt'),
  SessionIds: { title: 'Sessions', description: 'Ids of sessions in which the product is shown.', example: ['s-101'], fallback: [] },
};

const halls: RowWords = {
  Id: id('Unique among the halls; companies refer to it.', 'hall-2'),
  Name: { title: 'Name', description: 'Name of the hall as it stands on the door.', example: { 'en-GB': 'Hall 2', 'de-DE': 'Halle 2' } },
  PlanPath: textWords('Plan', 'Picture of the hall, best as SVG; empty draws the booths alone.', 'asset:halls/hall-2.svg'),
  DarkColors: {
    title: 'Dark colours',
    description:
      'True where the picture has colours of its own for dark screens (an SVG with a rule for `prefers-color-scheme: dark`): the plan and its booths are dark then. Otherwise it stays on light paper.',
    example: true,
    fallback: false,
  },
  Width: { title: 'Width', description: 'Width of the plan in units of its own; the booths are written in the same units.', example: 900 },
  Height: { title: 'Height', description: 'Height of the plan in the same units.', example: 600 },
  Sort: sort,
  Booths: {
    title: 'Booths',
    description: 'Booths of the hall; which company stands there says companies.json.',
    example: [{ BoothNumber: '2.10', Points: '120,80 200,140' }],
    fallback: [],
    fields: {
      BoothNumber: { title: 'Booth number', description: 'As it stands at the booth.', example: '2.10' },
      Points: {
        title: 'Shape',
        description: 'Two opposite corners of a rectangle, or the corners of a polygon in order: x,y pairs with blanks between.',
        example: '120,80 200,140',
      },
    },
  },
};

const companyMedia: RowWords = {
  Id: id('Unique among the media.', 'm-7'),
  CompanyAccountId: companyOf,
  Kind: {
    title: 'Kind',
    description: 'webcast: a film. presentation: slides or a poster. download: a file to take away.',
    example: 'webcast',
  },
  Title: { title: 'Title', description: 'What it is.', example: 'Five minutes with the Sonara 3' },
  Description: textWords('Description', 'HTML or plain text; sanitised.', 'How to measure an ejection fraction.'),
  ImagePath: picture('Picture; empty shows a generated pattern.', 'asset:media/sonara.jpg'),
  Url: textWords(
    'Address',
    'The film or the file. Files in assets are sent to those alone who may open the company.',
    'asset:media/sonara.pdf',
  ),
  Captions: captionWords('Captions of a webcast as WebVTT, one for each language.', 'asset:media/sonara.en.vtt'),
  Language: textWords('Language', 'Its language, two letters; empty for none.', 'en'),
  Speakers: {
    title: 'Speakers',
    description: 'Who speaks.',
    example: [{ Id: 'a-17', Firstname: 'Marit', Surname: 'Solheim', DisplayName: 'Marit Solheim' }],
    fallback: [],
    fields: person,
  },
  ProductId: textWords('Product', 'Id of the product of the same company that it is about; empty for none.', 'pr-12'),
  Sort: sort,
};

/** Words of the data files of an exhibition. */
export const exhibitionWords = {
  companies,
  products,
  halls,
  'company-media': companyMedia,
  meetings: meetingRowWords,
  stages: stageWords,
} as const;
