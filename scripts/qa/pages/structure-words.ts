// The page of headings, running text, facts and dividers.
import { each, type PagePlan } from '../plan.ts';
import { compound, longTitle, mixed, signs, states, unbroken, w } from '../words.ts';

const hello = w('Practical information', 'Praktische Hinweise', 'معلومات عملية');
const table =
  '<table><caption>Fees</caption><thead><tr><th scope="col">Until</th><th scope="col">Members</th><th scope="col">Others</th>' +
  '<th scope="col">Students</th><th scope="col">At the door</th></tr></thead><tbody><tr><th scope="row">1 March</th><td>390 €</td>' +
  '<td>520 €</td><td>90 €</td><td>–</td></tr><tr><th scope="row">15 June</th><td>450 €</td><td>590 €</td><td>120 €</td><td>640 €</td></tr></tbody></table>';
const everyElement =
  '<h2>Heading 2</h2><p>Running text with <strong>strong</strong>, <em>emphasis</em>, <code>code</code>, <sub>sub</sub>, <sup>sup</sup>, ' +
  '<small>small</small>, <s>struck</s>, <abbr title="Quality assurance">QA</abbr> and a <a href="page:HomePage">link</a>.</p>' +
  '<h3>Heading 3</h3><ul><li>one</li><li>two<ul><li>two and a half</li></ul></li></ul><h4>Heading 4</h4><ol><li>first</li><li>second</li></ol>' +
  '<h5>Heading 5</h5><dl><dt>Term</dt><dd>What it means</dd></dl><h6>Heading 6</h6><blockquote><p>The best talks happen in the queue.</p></blockquote>' +
  '<hr><pre><code>{ "id": "code", "name": "structure/rich-text" }</code></pre>';

export const structureWords: PagePlan = {
  page: 'Structure-words',
  title: w('Words', 'Text', 'النصوص'),
  lead: w('Headings, running text, facts, dividers.', 'Überschriften, Fließtext, Fakten, Trenner.', 'العناوين والنصوص والحقائق والفواصل.'),
  families: [
    {
      component: 'structure/heading',
      lead: w('A heading with a line above and below.', 'Eine Überschrift mit Zeilen darum.', 'عنوان مع سطر فوقه وسطر تحته.'),
      across: 2,
      states: [
        ...each('level', [1, 2, 3], { text: hello }),
        {
          id: 'full',
          state: states.full,
          props: {
            text: hello,
            overline: w('For delegates', 'Für Gäste', 'للمشاركين'),
            lead: w('Three days, twelve halls.', 'Drei Tage, zwölf Säle.', 'ثلاثة أيام واثنتا عشرة قاعة.'),
          },
        },
        { id: 'compound', state: states.compound, props: { text: compound, overline: compound, lead: compound, level: 3 } },
        { id: 'title', state: states.title, props: { text: longTitle, level: 3 } },
        { id: 'unbroken', state: states.unbroken, props: { text: unbroken, level: 3 } },
        { id: 'mixed', state: states.mixed, props: { text: mixed, level: 3 } },
        { id: 'signs', state: states.signs, props: { text: signs, level: 3 } },
      ],
    },
    {
      component: 'structure/rich-text',
      lead: w('Running text from HTML.', 'Fließtext aus HTML.', 'نص متصل من HTML.'),
      states: [
        {
          id: 'minimal',
          state: states.minimal,
          props: { html: w('<p>One paragraph.</p>', '<p>Ein Absatz.</p>', '<p>فقرة واحدة.</p>') },
        },
        { id: 'elements', state: w('every element', 'jedes Element', 'كل العناصر'), props: { html: everyElement } },
        ...each('width', ['column', 'full'], { html: table }),
        ...each('align', ['start', 'center'], {
          html: w('<p>A column in a wide place.</p>', '<p>Eine Spalte an breitem Ort.</p>', '<p>عمود في مكان واسع.</p>'),
        }),
        ...each('lead', [true, false], {
          html: w(
            '<p>The first paragraph opens the article.</p><p>The second one goes on.</p>',
            '<p>Der erste Absatz eröffnet den Artikel.</p><p>Der zweite fährt fort.</p>',
            '<p>الفقرة الأولى تفتتح المقال.</p><p>والثانية تكمله.</p>',
          ),
        }),
        { id: 'unbroken', state: states.unbroken, props: { html: `<p>${unbroken}${unbroken}</p><p>${compound}</p>` } },
        {
          id: 'directions',
          state: states.mixed,
          props: {
            html: `<p>${mixed}</p><p dir="rtl" lang="ar">فقرة عربية فيها كلمات English ورقم 42.</p><p dir="ltr" lang="en">An English paragraph with عربي inside.</p>`,
          },
        },
        {
          id: 'empty',
          state: states.empty,
          props: { html: '' },
        },
      ],
    },
    {
      component: 'structure/fact-list',
      lead: w('Labels and what they say.', 'Bezeichnungen und was dazu gehört.', 'عناوين وما تعنيه.'),
      across: 2,
      states: [
        ...each('layout', ['rows', 'columns'], {
          heading: hello,
          level: 3,
          facts: [
            {
              label: w('Venue', 'Ort', 'المكان'),
              value: w('Sample Halls\nNorth Gate 4', 'Musterhallen\nNordtor 4', 'قاعات النموذج\nالبوابة الشمالية 4'),
            },
            { label: w('Help desk', 'Auskunft', 'مكتب المساعدة'), value: 'desk@example.org', link: 'mailto:desk@example.org' },
            { label: w('Telephone', 'Telefon', 'الهاتف'), value: '+49 000 000 00', link: 'tel:+490000000' },
          ],
        }),
        ...each('level', [2, 3, 4], { heading: hello, facts: [{ label: w('Halls', 'Säle', 'القاعات'), value: '12' }] }),
        { id: 'minimal', state: states.minimal, props: { facts: [{ label: '1', value: '2' }] } },
        {
          id: 'compound',
          state: states.compound,
          props: {
            facts: [
              { label: compound, value: compound },
              { label: unbroken, value: unbroken, link: unbroken },
            ],
          },
        },
        {
          id: 'many',
          state: states.many,
          props: {
            layout: 'columns',
            facts: Array.from({ length: 24 }, (_, index) => ({ label: `${index + 1}`, value: `${(index + 1) ** 3}` })),
          },
        },
      ],
    },
    {
      component: 'structure/divider',
      lead: w('Room between two things.', 'Raum zwischen zwei Dingen.', 'مسافة بين شيئين.'),
      across: 2,
      states: [...each('space', ['none', 'small', 'normal', 'large']), ...each('line', [true, false]), ...each('motif', [true, false])],
    },
  ],
};
