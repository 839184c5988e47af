// What the fields of a session are called in tables and exports that follow no format; names without case, blanks and signs.

/** Our name for a field → the names sources give it, the more exact ones first. */
export const synonyms = {
  guid: ['guid', 'uuid'],
  id: ['uid', 'id', 'paperid', 'sessionid', 'talkid', 'eventid', 'number', 'nr'],
  code: ['code', 'shortcode'],
  slug: ['slug'],
  title: ['title', 'sessiontitle', 'talktitle', 'papertitle', 'longname', 'name', 'sessionname', 'summary', 'subject', 'label', 'titel', 'titre'],
  subtitle: ['subtitle', 'untertitel'],
  type: ['sessiontype', 'submissiontype', 'eventtype', 'type', 'papertype', 'format', 'kind', 'category', 'typ'],
  track: ['track', 'topic', 'theme', 'stream', 'thema'],
  room: ['room', 'roomname', 'rooms', 'location', 'venue', 'hall', 'place', 'raum', 'saal', 'salle', 'ort'],
  language: ['language', 'languages', 'lang', 'contentlocale', 'locale', 'sprache', 'langue'],
  day: ['day', 'date', 'sessiondate', 'startdate', 'datum', 'tag', 'jour'],
  start: ['start', 'starttime', 'startsat', 'startat', 'startdatetime', 'starts', 'begin', 'begins', 'from', 'time', 'beginn', 'von', 'debut', 'début'],
  end: ['end', 'endtime', 'endsat', 'endat', 'enddatetime', 'ends', 'finish', 'to', 'until', 'ende', 'bis', 'fin'],
  duration: ['duration', 'durationminutes', 'durationmin', 'length', 'minutes', 'ttduration', 'dauer', 'durée'],
  persons: ['speakers', 'speaker', 'speakernames', 'authors', 'author', 'presenters', 'presenter', 'persons', 'people', 'organizers', 'organisers', 'organizer', 'referent', 'referenten', 'intervenants'],
  chairs: ['chairs', 'chair', 'sessionchair', 'moderators', 'moderator', 'hosts', 'host'],
  abstract: ['abstract', 'shortdescription', 'intro', 'kurzbeschreibung', 'résumé'],
  description: ['description', 'longdescription', 'details', 'info', 'text', 'body', 'content', 'beschreibung'],
  logo: ['image', 'imageurl', 'logo', 'picture'],
  url: ['url', 'websiteurl', 'permalink', 'link'],
  tags: ['tags', 'keywords', 'labels'],
  stream_url: ['streamurl', 'liveurl', 'livestream'],
  recording: ['recordingurl', 'videourl', 'youtube', 'video'],
  do_not_record: ['donotrecord'],
} as const satisfies Record<string, readonly string[]>;

/** Addresses that belong to a session, with the words their link gets. */
export const linkNames: Readonly<Record<string, string>> = {
  website: 'Website',
  homepage: 'Website',
  landingpage: 'Website',
  pdfurl: 'Paper (PDF)',
  paperurl: 'Paper',
  paperlink: 'Paper',
  doilink: 'Paper',
  doi: 'Paper',
  slides: 'Slides',
  slidesurl: 'Slides',
  demourl: 'Demonstration',
  codeurl: 'Code',
  github: 'Code',
  material: 'Material',
};

/** Fields that are never published, and why. */
export const privateNames: ReadonlySet<string> = new Set(['email', 'emails', 'mail', 'zoomlink', 'zoomlinks', 'phone', 'answers', 'questionanswers', 'internalnotes', 'notes']);
