// Codes about policies: what they name, what they ask, and what becomes of them together.
import { type Code, type CodeTable, error, note, warning } from './code.ts';
import { type Example, exampleEvent, file } from './example.ts';

const paid = { PrincipalField: 'EventTicketPaid', Values: ['true'] };
const named = (...Values: string[]) => ({ PrincipalField: 'EventTicketNameValid', Values });
const time = (...Values: string[]) => ({ PrincipalField: 'TimeAccess', Values });
const policy = (more: object = {}): object => ({
  Name: 'live',
  Type: 'Page',
  Identifier: 'HomePage',
  Effect: 'Allow',
  Requirements: [paid],
  ...more,
});
const deny = (more: object = {}): object => policy({ Name: 'closed', Effect: 'Deny', ...more });
const access = (content: object, others: Readonly<Record<string, unknown>> = {}): Example => ({
  ...file('access.json', { schemaVersion: 1, ...content }, { with: others }),
  show: content,
});
const policies = (...list: object[]): Example => ({ ...access({ policies: list }), show: list.length === 1 ? list[0] : list });
/** A warning whose two examples are lists of policies. */
const about = (title: string, explanation: string, bad: readonly object[], good: readonly object[]): Code =>
  warning(title, explanation, policies(...bad), policies(...good));

export const policyCodes = {
  'unknown-policy-target': about(
    'Policy that names nothing',
    'There is no such page, address or session, so the policy has no effect: what it should close stays open. Pages are named by their key or by the name of their file, addresses by their path, all exactly; sessions by their Id in `data/sessions.json`. `ContentPage` stands for all content pages.',
    [policy({ Identifier: 'Homepage' })],
    [policy({ Identifier: 'HomePage' })],
  ),
  'policy-key-unused': note(
    'Key nobody asks for',
    'No placement of the event has this key under `access`. Widgets of the shell ask for keys of their own, so it is only worth knowing.',
    policies(policy({ Type: 'Key', Identifier: 'lounge' })),
    policies(policy()),
  ),
  'policy-without-effect': about(
    'Policy for a page that is always open',
    'Pages of signing in, denial and holding, and those under `openPages`, are open to everybody at any time: otherwise a denied visitor could not learn why. No policy closes them.',
    [policy({ Identifier: 'NotFoundPage' })],
    [policy()],
  ),
  'policy-without-requirements': about(
    'Policy that asks nothing',
    'With `All`, no requirements are always met: an Allow opens to everybody, and every other Allow for the same thing is in vain. With `Any`, they are never met. Write `UserLoggedIn` for everybody who is signed in.',
    [policy({ Requirements: [] })],
    [policy({ Requirements: [{ PrincipalField: 'UserLoggedIn', Values: ['true'] }] })],
  ),
  'policy-values': error(
    'Values that do not fit the requirement',
    'Yes-or-no kinds take `["true"]`, `TimeAccess` takes `[from, to]`, where an empty text is open. What cannot be read lets nobody in under an Allow and keeps everybody out under a Deny, so publishing refuses it. Names without values, empty ones and such with blanks around them are reported as warnings: they are read, and fit nobody.',
    policies(policy({ Requirements: [named('VIP')] }), policy({ Name: 'paid', Requirements: [{ ...paid, Values: ['yes'] }] })),
    policies(policy({ Requirements: [named('VIP')] }), policy({ Name: 'paid', Requirements: [paid] })),
  ),
  'policy-never-holds': about(
    'Policy whose windows exclude each other',
    'All requirements must be met at once, and two of its windows have no instant in common.',
    [policy(), policy({ Name: 'days', Requirements: [time('2027-05-03', '2027-05-03'), time('2027-05-04', '2027-05-04')] })],
    [policy({ ConditionType: 'Any', Requirements: [time('2027-05-03', '2027-05-03'), time('2027-05-04', '2027-05-04')] })],
  ),
  'duplicate-policy-name': about(
    'Two policies of one name',
    'Reasons and explanations name policies. Two of one name that hold together cannot be distinguished.',
    [policy(), policy({ Identifier: 'PagSearchPage' })],
    [policy(), policy({ Name: 'search', Identifier: 'PagSearchPage' })],
  ),
  'deny-matches-everyone': about(
    'Deny that catches everybody',
    'A Deny without requirements, or with such as everybody meets, always holds. Only super users get in, whatever else is allowed.',
    [deny({ Requirements: [] })],
    [deny({ Requirements: [named('Exhibitor')] })],
  ),
  'allow-unreachable': about(
    'Allow that lets nobody in',
    'A Deny goes before every Allow. Here a Deny for the same thing holds whenever this Allow does.',
    [
      policy({ Identifier: ['HomePage', 'PagSearchPage'] }),
      policy({ Name: 'vip', Requirements: [named('VIP')] }),
      deny({ Requirements: [named('VIP', 'Press')] }),
    ],
    [
      policy({ Identifier: ['HomePage', 'PagSearchPage'] }),
      policy({ Name: 'vip', Requirements: [named('VIP')] }),
      deny({ Requirements: [named('Press')] }),
    ],
  ),
  'policy-shadowed': about(
    'Policy covered by a wider one',
    'Another policy with the same effect for the same thing asks less and so holds whenever this one does. This one changes nothing; probably it should be the only one, or a Deny.',
    [policy(), policy({ Name: 'vip', Requirements: [paid, named('VIP')] })],
    [policy(), policy({ Name: 'vip', Requirements: [named('VIP')] })],
  ),
  'target-unreachable': about(
    'Page that nobody can open',
    'Once a page, address, session or key has an Allow, only an Allow that holds opens it. Here none ever does: each is denied whenever it would hold, or asks what nobody meets. Only super users get in.',
    [policy({ Identifier: ['HomePage', 'PagSearchPage'] }), deny()],
    [policy({ Identifier: ['HomePage', 'PagSearchPage'] }), deny({ Requirements: [named('Exhibitor')] })],
  ),
  'unknown-policy-group': error(
    'Group of policies there is not',
    'Policies that should hold are missing, and nobody knows what they would close. Until the group is there, only the public shell is open, and what another Allow opens; so publishing refuses it.',
    access({ groupIds: ['industry'] }),
    access({ groupIds: ['industry'], groups: { industry: [policy()] } }),
  ),
  'unused-policy-group': warning(
    'Group of policies that holds nowhere',
    'The event defines the group and names it nowhere, neither under `groupIds` nor in the matrix of the app. What it should close stays open.',
    access({ groups: { industry: [policy()] } }),
    access({ groupIds: ['industry'], groups: { industry: [policy()] } }),
  ),
  'app-matrix-unused': warning(
    'Matrix of the app that is not switched on',
    'The app has policies of its own, but `appAccessMatrixActive` is not true: the policies of the site hold in the app, too.',
    access({ appAccessMatrix: { policies: [policy()] } }),
    access({ appAccessMatrixActive: true, appAccessMatrix: { policies: [policy()] } }),
  ),
  'open-by-container': warning(
    'Opened in one container, and so to everybody',
    'Which container somebody is in is only their word: `?container=app` in the address is enough. So the server sends to everybody what is open in any container. A switch that opens app or terminal (`holdingDisabledInApp`, `holdingDisabledInTerminal`, `disableAuthForApp`, `disableAuthForTerminal`, `disableAuthForAppPages`) shortens the way there, and keeps nothing secret any more. What policies of the site close and the matrix of the app does not name is open, too; that is reported as a note.',
    file('app.json', { schemaVersion: 1, event: exampleEvent, holdingDisabledInApp: true }),
    file('app.json', { schemaVersion: 1, event: exampleEvent, holdingDisabledInApp: false }),
  ),
  'app-matrix-empty': warning(
    'Matrix of the app without policies',
    'Inside the app the matrix holds in place of the policies of the site. Without any policy everything is open there, also what the site closes.',
    access({ policies: [policy()], appAccessMatrixActive: true }),
    access({ policies: [policy()], appAccessMatrixActive: true, appAccessMatrix: { policies: [policy()] } }),
  ),
} as const satisfies CodeTable;
