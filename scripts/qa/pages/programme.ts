// The pages of the programme: days, countdowns, highlights, now and next, people, lists.
import { each, type PagePlan } from '../plan.ts';
import { compound, states, w } from '../words.ts';

const formats = ['dddd, DD MMMM YYYY', 'ddd, D MMM', 'DD.MM.YYYY', 'YYYY-MM-DD', 'D/M', 'dddd', 'dd mmmm yyyy', 'MMMM YYYY'];

export const programmeDays: PagePlan = {
  page: 'Programme-days',
  title: w('Days and countdowns', 'Tage und Countdowns', 'الأيام والعد التنازلي'),
  lead: w(
    'Tiles of days in every format of a date, and countdowns.',
    'Tageskacheln in jedem Datumsformat, und Countdowns.',
    'بطاقات الأيام بكل صيغ التاريخ، والعد التنازلي.',
  ),
  families: [
    {
      component: 'programme/countdown',
      lead: w('Until a moment.', 'Bis zu einem Moment.', 'حتى لحظة معينة.'),
      across: 2,
      states: [
        ...each('seconds', [true, false], { to: '2030-06-17T18:00', label: w('Until the end', 'Bis zum Schluss', 'حتى الختام') }),
        { id: 'minute', state: w('one minute', 'eine Minute', 'دقيقة واحدة'), props: { to: '2030-06-15T12:01', seconds: true } },
        { id: 'far', state: w('three years', 'drei Jahre', 'ثلاث سنوات'), props: { to: '2033-06-15', label: compound } },
        {
          id: 'over',
          state: w('over, with words', 'vorbei, mit Worten', 'انتهى مع نص'),
          props: { to: '2030-06-15T11:59', after: w('We are open. Come in!', 'Wir haben geöffnet!', 'لقد افتتحنا، تفضلوا!') },
        },
        { id: 'silent', state: w('over, without words: nothing', 'vorbei, ohne Worte: nichts', 'انتهى بلا نص: لا شيء') },
      ],
    },
    {
      component: 'programme/program-days',
      lead: w('One tile for each day.', 'Eine Kachel je Tag.', 'بطاقة لكل يوم.'),
      states: [
        ...each('show', ['sessions', 'posters']),
        ...each('itemsPerLine', [1, 3, 8]),
        ...each('calendar', [true, false]),
        ...each('view', ['list', 'cards', 'grid', 'timeline']),
        ...each('viewSize', ['comfortable', 'compact', 'large']),
        ...each('dayFormat', formats, { link: 'page:Programme-list' }),
      ],
    },
  ],
};

export const programmeHighlights: PagePlan = {
  page: 'Programme-highlights',
  title: w('Highlighted sessions', 'Ausgewählte Sitzungen', 'جلسات مختارة'),
  lead: w('Cards of highlighted sessions.', 'Karten ausgewählter Sitzungen.', 'بطاقات الجلسات المختارة.'),
  families: [
    {
      component: 'programme/highlighted-sessions',
      lead: w('By grade, number and format.', 'Nach Grad, Anzahl und Format.', 'حسب الدرجة والعدد والصيغة.'),
      states: [
        { id: 'minimal', state: states.minimal },
        ...each('programGrade', ['All', 'Industry', 'Nothing']),
        ...each('limit', [1, 48]),
        ...each('itemsPerLine', [1, 2, 6]),
        ...each('level', [2, 3, 4], { limit: 1 }),
        ...each('dateFormat', formats, { limit: 1 }),
      ],
    },
  ],
};

export const programmeNow: PagePlan = {
  page: 'Programme-now',
  title: w('Now and next', 'Jetzt und gleich', 'الآن والتالي'),
  lead: w('What is on at noon of 15 June 2030.', 'Was am 15. Juni 2030 um zwölf läuft.', 'ما يجري ظهر 15 يونيو 2030.'),
  families: [
    {
      component: 'programme/now-and-next',
      lead: w('By time and by room.', 'Nach Zeit und nach Raum.', 'حسب الوقت وحسب القاعة.'),
      states: [
        ...each('groupBy', ['time', 'room'], { limit: 24 }),
        ...each('level', [2, 3], { limit: 1, thanks: w('Thank you!', 'Danke!', 'شكرا!') }),
      ],
    },
    {
      component: 'programme/live-stage',
      lead: w('As a band and as a strip.', 'Als Band und als Streifen.', 'كشريط عريض وكشريط رفيع.'),
      states: [
        ...each('form', ['band', 'strip'], {
          thanks: w('Thank you!', 'Danke!', 'شكرا!'),
          place: w('Main hall', 'Haupthalle', 'القاعة الرئيسية'),
        }),
        ...each('level', [2, 3], { halls: ['hall-b'], hiddenOn: ['HomePage'] }),
        ...each('facts', [true, false], {}),
        ...each('link', [true, false], {}),
      ],
    },
  ],
};

export const programmePeople: PagePlan = {
  page: 'Programme-people',
  title: w('People of the programme', 'Menschen im Programm', 'المشاركون في البرنامج'),
  lead: w('Speakers, chairs and authors.', 'Vortragende, Vorsitzende, Autorinnen.', 'المتحدثون والرؤساء والمؤلفون.'),
  families: [
    {
      component: 'programme/person-list',
      lead: w('From A to Z.', 'Von A bis Z.', 'من الألف إلى الياء.'),
      states: [
        {
          id: 'highlighted',
          state: w('highlighted, no search', 'ausgewählt, ohne Suche', 'مختارون، بلا بحث'),
          props: { show: 'highlighted', search: false },
        },
        { id: 'all', state: w('everybody, with search', 'alle, mit Suche', 'الجميع مع البحث'), props: { show: 'all', search: true } },
        {
          id: 'preset',
          state: w('by id and country', 'nach Id und Land', 'بالمعرف والبلد'),
          props: { ids: ['full', 'minimal', 'arabic'], countries: ['Sampleland'] },
        },
        ...each('order', ['surname', 'firstname', 'institution'], { ids: ['full', 'minimal', 'arabic'] }),
        {
          id: 'institution',
          state: w('by institution', 'nach Institution', 'حسب المؤسسة'),
          props: { institutions: ['University Hospital Nordhafen'] },
        },
      ],
    },
    {
      component: 'programme/highlighted-people',
      lead: w('Cards of chosen people.', 'Karten ausgewählter Menschen.', 'بطاقات أشخاص مختارين.'),
      states: [
        { id: 'cards', state: states.minimal },
        {
          id: 'chosen',
          state: w('chosen by id', 'nach Id gewählt', 'مختارون بالمعرف'),
          props: { people: ['full', 'compound', 'nothing'] },
        },
        ...each('title', [true, false], { limit: 2 }),
        ...each('biography', [true, false], { limit: 2 }),
        ...each('limit', [1, 48]),
        ...each('itemsPerLine', [1, 2, 6]),
        ...each('level', [2, 3, 4], { limit: 1 }),
      ],
    },
  ],
};

/** Day, search and filters live in the address, so a page has one list. */
const list = (page: string, title: PagePlan['title'], lead: PagePlan['lead'], props: Record<string, unknown>): PagePlan => ({
  page,
  title,
  lead,
  families: [{ component: 'programme/session-list', lead, states: [{ id: 'list', state: Object.keys(props).join(', '), props }] }],
});

export const programmeLists: readonly PagePlan[] = [
  list('Programme-list', w('Programme', 'Programm', 'البرنامج'), w('Sessions by time.', 'Sitzungen nach Zeit.', 'الجلسات حسب الوقت.'), {
    show: 'sessions',
    order: 'date',
    filters: ['track', 'room', 'type', 'language', 'group', 'company'],
    views: ['list', 'grid'],
    across: true,
  }),
  list(
    'Programme-grid',
    w('Grid of rooms', 'Raumraster', 'شبكة القاعات'),
    w('Everything, the grid first, no filters.', 'Alles, Raster zuerst, ohne Filter.', 'كل شيء، الشبكة أولا وبلا مرشحات.'),
    {
      show: 'all',
      order: 'room',
      filters: [],
      views: ['grid', 'list', 'cards', 'timeline', 'week'],
    },
  ),
  list('Programme-posters', w('Posters', 'Poster', 'الملصقات'), w('Posters by name.', 'Poster nach Namen.', 'الملصقات حسب الاسم.'), {
    show: 'posters',
    order: 'name',
    views: ['list'],
    across: false,
  }),
  list(
    'Programme-presentations',
    w('Presentations', 'Vorträge', 'العروض'),
    w('Presentations, mixed.', 'Vorträge, gemischt.', 'العروض بلا ترتيب.'),
    {
      show: 'presentations',
      search: 'programme',
      order: 'random',
      orders: ['random', 'companyname', 'featuredDateSort', 'upcoming', 'date', 'name', 'room'],
    },
  ),
  list('Programme-abstracts', w('Abstracts', 'Abstracts', 'الملخصات'), w('Featured first.', 'Hervorgehobene zuerst.', 'المميزة أولا.'), {
    show: 'abstracts',
    order: 'featuredDateSort',
    featured: ['abstract'],
  }),
  list(
    'Programme-preset',
    w('Chosen sessions', 'Ausgewählte Sitzungen', 'جلسات مختارة'),
    w('No session fits all of these.', 'Keine Sitzung passt zu allen.', 'لا جلسة تناسبها كلها.'),
    {
      search: 'symposiaSearch',
      order: 'companyname',
      grades: ['Industry'],
      types: ['Symposium'],
      companies: ['4711'],
      tracks: ['imaging'],
      rooms: ['hall-a'],
      dates: ['2027-05-03'],
      tags: ['CME'],
      oneOfTags: ['Live', 'Recorded'],
      ids: ['abstract'],
    },
  ),
  list('Programme-upcoming', w('Upcoming', 'Demnächst', 'القادم'), w('What is on first.', 'Was läuft zuerst.', 'الجاري أولا.'), {
    search: 'symposiaList',
    order: 'upcoming',
  }),
];
