// The page of the screens of accounts: sign-in and everything around it, as a visitor without a session sees them.
import { each, type PagePlan } from '../plan.ts';
import { compound, states, w } from '../words.ts';

const lead = w('Use the account of your society.', 'Nutzen Sie das Konto Ihrer Gesellschaft.', 'استخدموا حساب جمعيتكم.');
const terms = 'https://www.example.org/terms';
/** Only what must be there, everything set, and a lead that hardly fits. */
const screen = (props: Record<string, unknown>) => [
  { id: 'minimal', state: states.minimal },
  { id: 'full', state: states.full, props },
  ...('lead' in props ? [{ id: 'compound', state: states.compound, props: { ...props, lead: compound } }] : []),
];

export const accounts: PagePlan = {
  page: 'Accounts',
  title: w('Accounts', 'Konten', 'الحسابات'),
  lead: w('Signing in, and everything around it.', 'Die Anmeldung und was dazugehört.', 'تسجيل الدخول وكل ما يتصل به.'),
  families: [
    {
      component: 'account/login',
      lead: w('Email and password, or a provider.', 'E-Mail und Passwort oder ein Anbieter.', 'البريد وكلمة المرور أو مزود.'),
      states: [...screen({ lead, terms }), ...each('createAccount', [true, false])],
    },
    {
      component: 'account/create-account',
      lead: w('A new account.', 'Ein neues Konto.', 'حساب جديد.'),
      states: screen({ lead, terms }),
    },
    {
      component: 'account/transfer',
      lead: w('With a link that is not whole.', 'Mit einem unvollständigen Link.', 'برابط غير مكتمل.'),
      states: screen({ lead, terms }),
    },
    {
      component: 'account/confirmation',
      lead: w('Before the link of the mail.', 'Vor dem Link der Mail.', 'قبل رابط الرسالة.'),
      states: screen({ lead }),
    },
    {
      component: 'account/resend-confirmation',
      lead: w('The mail once more.', 'Die Mail noch einmal.', 'الرسالة مرة أخرى.'),
      states: screen({ lead }),
    },
    {
      component: 'account/forgot-password',
      lead: w('The way to a new password.', 'Der Weg zu einem neuen Passwort.', 'الطريق إلى كلمة مرور جديدة.'),
      states: screen({ lead }),
    },
    {
      component: 'account/reset-password',
      lead: w('With a link that is not whole.', 'Mit einem unvollständigen Link.', 'برابط غير مكتمل.'),
      states: screen({ lead }),
    },
    {
      component: 'account/terms',
      lead: w('To be accepted once.', 'Einmal anzunehmen.', 'تُقبل مرة واحدة.'),
      states: screen({ lead, terms }),
    },
    {
      component: 'account/auth',
      lead: w('Without a session.', 'Ohne Sitzung.', 'بلا جلسة.'),
      states: [{ id: 'minimal', state: states.minimal }, ...each('claim', [true, false]), ...each('code', [true, false])],
    },
    {
      component: 'account/correlate',
      lead: w('Without a sign-on.', 'Ohne Anmeldung beim Anbieter.', 'بلا تسجيل لدى مزود.'),
      states: screen({ terms }),
    },
    {
      component: 'account/user-data-sync',
      lead: w('Without a session.', 'Ohne Sitzung.', 'بلا جلسة.'),
      states: screen({ lead }),
    },
    {
      component: 'account/user-form',
      lead: w('Without a session.', 'Ohne Sitzung.', 'بلا جلسة.'),
      states: screen({ lead }),
    },
  ],
};
