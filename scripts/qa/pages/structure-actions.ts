// The page of links, quick links and notices.
import { each, type PagePlan } from '../plan.ts';
import { compound, longTitle, mixed, signs, states, unbroken, w } from '../words.ts';

const register = w('Register', 'Anmelden', 'التسجيل');
const home = { text: register, url: 'page:HomePage' };
const note = w('Coffee is on the first floor today.', 'Kaffee gibt es heute im ersten Stock.', 'القهوة اليوم في الطابق الأول.');
const icons =
  'calendar calendar-days clock map-pin mail phone globe info life-buoy graduation-cap ticket mic video users star heart search settings shield lock download external-link file-text newspaper plane bus car bike coffee wifi'.split(
    ' ',
  );

export const structureActions: PagePlan = {
  page: 'Structure-actions',
  title: w('Links and notices', 'Links und Hinweise', 'الروابط والتنبيهات'),
  lead: w('Buttons, quick links, notices.', 'Schaltflächen, Schnellzugriffe, Hinweise.', 'الأزرار والروابط السريعة والتنبيهات.'),
  families: [
    {
      component: 'structure/button-link',
      lead: w('A link that looks like a button.', 'Ein Link wie eine Schaltfläche.', 'رابط يبدو كزر.'),
      across: 3,
      states: [
        ...each('variant', ['primary', 'secondary', 'quiet'], home),
        ...each('size', ['small', 'medium', 'large'], home),
        ...each('align', ['start', 'center', 'end', 'wide'], home),
        ...each('open', ['page', 'modal'], home),
        ...each('icon', ['lucide-ticket', 'fa-no-such-icon', ''], home),
        ...each('url', ['https://www.example.org/', 'mailto:desk@example.org', 'tel:+490000000', '#title', '/'], { text: register }),
        { id: 'empty', state: w('without address', 'ohne Adresse', 'بلا عنوان'), props: { text: register, url: '' } },
        { id: 'compound', state: states.compound, props: { ...home, text: compound, icon: 'lucide-ticket' } },
        { id: 'unbroken', state: states.unbroken, props: { ...home, text: unbroken, align: 'wide' } },
        { id: 'mixed', state: states.mixed, props: { ...home, text: mixed, icon: 'lucide-arrow-right' } },
      ],
    },
    {
      component: 'structure/quick-links',
      lead: w('The places most visitors look for.', 'Die meistgesuchten Orte.', 'الأماكن الأكثر طلبا.'),
      states: [
        { id: 'minimal', state: states.one, props: { links: [{ title: register, url: 'page:HomePage' }] } },
        ...each('level', [2, 3, 4], {
          heading: w('Find your way', 'Wohin?', 'إلى أين؟'),
          links: [
            { title: register, text: note, url: 'page:HomePage', icon: 'lucide-ticket' },
            { title: w('Programme', 'Programm', 'البرنامج'), url: 'page:PagSearchPage', icon: 'lucide-calendar' },
            { title: w('Unknown icon', 'Unbekanntes Symbol', 'رمز مجهول'), url: 'https://www.example.org', icon: 'fa-no-such-icon' },
          ],
        }),
        {
          id: 'long',
          state: states.compound,
          props: {
            links: [
              { title: compound, text: compound, url: 'page:HomePage', icon: 'lucide-ticket' },
              { title: longTitle, text: longTitle, url: 'page:HomePage' },
              { title: unbroken, text: unbroken, url: 'https://www.example.org', icon: 'lucide-globe' },
              { title: signs, text: mixed, url: 'page:HomePage' },
            ],
          },
        },
        {
          id: 'icons',
          state: w('thirty icons by name', 'dreißig Symbole mit Namen', 'ثلاثون رمزا بأسمائها'),
          props: { links: icons.map((icon) => ({ title: icon, url: 'page:HomePage', icon: `lucide-${icon}` })) },
        },
      ],
    },
    {
      component: 'structure/notice',
      lead: w('A note that must not be missed.', 'Ein Hinweis, den niemand übersehen soll.', 'تنبيه لا يجوز أن يفوت.'),
      across: 2,
      states: [
        ...each('tone', ['info', 'success', 'warning'], {
          title: w('Hall C is full', 'Saal C ist voll', 'القاعة ج ممتلئة'),
          text: note,
          links: [{ ...home, open: 'modal' }],
        }),
        { id: 'minimal', state: states.minimal, props: { text: note } },
        {
          id: 'compound',
          state: states.compound,
          props: { title: compound, text: `${compound} ${unbroken}`, links: [{ ...home, text: compound, open: 'page' }] },
        },
        { id: 'title', state: states.title, props: { title: longTitle, text: longTitle } },
        { id: 'mixed', state: states.mixed, props: { title: mixed, text: `${mixed} ${signs}` } },
      ],
    },
  ],
};
