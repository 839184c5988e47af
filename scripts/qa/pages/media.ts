// The page of films, galleries and content of other sites.
import { each, type PagePlan } from '../plan.ts';
import { compound, longTitle, missingPicture, mixed, states, unbroken, w } from '../words.ts';

const opening = w('Opening', 'Eröffnung', 'الافتتاح');
const film = { url: 'https://video.example.org/opening.mp4', title: opening };
const alt = w('A pattern of lines', 'Ein Linienmuster', 'نقش من الخطوط');
const picture = (number: number) => ({
  url: number % 3 ? 'asset:wide.svg' : '',
  alt: w(`Picture ${number}`, `Bild ${number}`, `صورة ${number}`),
});
const map = { url: 'https://map.example.org/embed', title: w('Map of the halls', 'Hallenplan', 'خريطة القاعات') };
const capabilities = ['fullscreen', 'camera', 'microphone', 'geolocation', 'clipboard-write', 'encrypted-media', 'picture-in-picture'];
const sandbox = ['scripts', 'same-origin', 'forms', 'popups', 'downloads', 'modals', 'presentation'];

export const media: PagePlan = {
  page: 'Media',
  title: w('Media', 'Medien', 'الوسائط'),
  lead: w('Films, galleries, other sites.', 'Filme, Galerien, andere Seiten.', 'الأفلام والمعارض والمواقع الأخرى.'),
  families: [
    {
      component: 'media/video',
      lead: w('Nothing is loaded before somebody plays it.', 'Vor dem Abspielen wird nichts geladen.', 'لا يحمل شيء قبل التشغيل.'),
      across: 2,
      states: [
        { id: 'minimal', state: states.minimal, props: film },
        {
          id: 'full',
          state: states.full,
          props: {
            ...film,
            poster: 'asset:wide.svg',
            text: w('Recorded on the first day.', 'Am ersten Tag aufgezeichnet.', 'سجل في اليوم الأول.'),
            captions: [
              { url: 'asset:opening.en.vtt', language: 'en-GB', label: 'English' },
              { url: 'asset:opening.en.vtt', language: 'de-DE', kind: 'subtitles' },
              { url: 'asset:opening.en.vtt', language: 'ar-EG', kind: 'chapters' },
              { url: 'asset:opening.en.vtt', language: 'en-GB', kind: 'descriptions', label: 'Descriptions' },
              { url: 'asset:opening.en.vtt', language: 'en-GB', kind: 'captions' },
            ],
          },
        },
        ...each('showTitle', [true, false], film),
        ...each('ratio', ['16/9', '4/3', '1/1', '9/16'], film),
        { id: 'missing', state: states.missing, props: { ...film, poster: missingPicture } },
        { id: 'compound', state: states.compound, props: { ...film, title: compound, text: `${compound} ${unbroken}` } },
        { id: 'title', state: states.title, props: { ...film, title: longTitle } },
      ].map((state) => ({ ...state, rules: { schemaVersion: 1 } })),
    },
    {
      component: 'media/image-gallery',
      lead: w('Each picture opens large.', 'Jedes Bild öffnet sich groß.', 'كل صورة تفتح كبيرة.'),
      states: [
        { id: 'minimal', state: states.one, props: { title: opening, images: [{ url: '', alt }] } },
        ...each('ratio', ['16/9', '3/2', '4/3', '1/1', '3/4'], { title: opening, size: 'small', images: [1, 2, 3].map(picture) }),
        ...each('size', ['small', 'medium', 'large'], { title: opening, images: [1, 2, 3, 4].map(picture) }),
        {
          id: 'long',
          state: states.compound,
          props: {
            title: compound,
            images: [
              { url: 'asset:tall.svg', alt: compound, caption: compound, credit: unbroken },
              { url: missingPicture, alt: mixed, caption: longTitle },
            ],
          },
        },
        {
          id: 'many',
          state: states.many,
          props: { title: opening, size: 'small', images: Array.from({ length: 60 }, (_, index) => picture(index)) },
        },
      ],
    },
    {
      component: 'media/iframe',
      lead: w('Loaded only after consent.', 'Erst nach Zustimmung geladen.', 'لا يحمل إلا بعد الموافقة.'),
      states: [
        { id: 'minimal', state: w('host not allowed', 'Host nicht erlaubt', 'مضيف غير مسموح'), props: map },
        {
          id: 'full',
          state: states.full,
          props: {
            ...map,
            hosts: ['example.org'],
            text: w('Zoom in to find your hall.', 'Hineinzoomen und den Saal finden.', 'كبر لتجد قاعتك.'),
            height: 240,
            capabilities,
            sandbox,
          },
        },
        { id: 'low', state: 'height: 120', props: { ...map, hosts: ['map.example.org'], height: 120 } },
        { id: 'compound', state: states.compound, props: { ...map, title: compound, text: unbroken, hosts: ['example.org'], height: 320 } },
        { id: 'title', state: states.title, props: { ...map, title: longTitle, hosts: ['example.org'], height: 320 } },
      ],
    },
  ],
};
