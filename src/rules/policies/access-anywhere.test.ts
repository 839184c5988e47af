// What is sent to a principal: whatever is open to them now, in some container; and until when that is so.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { containers } from '../context.ts';
import { anyone, anyPolicies, anyRequest, home, instants, policy, someone, ticket, zone } from './access.fixture.ts';
import { allows } from '../verdict.ts';
import type { AccessContext, AccessRequest } from './access-request.ts';
import { compileAccess } from './compile-access.ts';
import { accessAnywhere } from './access-anywhere.ts';

const at = (time: string): number => Date.parse(time);
const window = (from: string, to: string) => policy('Allow', [['TimeAccess', [from, to]]]);
const permission = (...asked: Parameters<typeof accessAnywhere>) => {
  const { outcome, nextChangeAt } = accessAnywhere(...asked);
  return { open: outcome === 'allow', until: nextChangeAt };
};
const opens = (document: object, request: AccessRequest = home, person: AccessContext = someone()) =>
  permission(compileAccess(document, zone), request, person);

test('what no policy targets is open; what nobody meets is closed; broken rules close everything', () => {
  expect(opens({ policies: [] })).toEqual({ open: true, until: null });
  expect(opens({ policies: [policy('Allow', [['UserLoggedIn', ['true']]])] })).toEqual({ open: false, until: null });
  expect(permission(compileAccess(null, zone), home, someone()).open).toBe(false);
});

test('what opens later is closed until then, what is over stays closed', () => {
  const later = window('2027-05-04T09:00', '2027-05-04T10:00');
  expect(opens({ policies: [later] })).toEqual({ open: false, until: at('2027-05-04T09:00+02:00') });
  expect(opens({ policies: [later] }, home, someone(undefined, '2027-05-04T07:00Z')).open).toBe(true);
  expect(opens({ policies: [later] }, home, someone(undefined, '2027-05-04T12:00Z'))).toEqual({ open: false, until: null });
});

test('one container in which it is open is enough (R31)', () => {
  const document = { policies: [policy('Deny', [])], appAccessMatrixActive: true, appAccessMatrix: { policies: [] } };
  expect(opens(document)).toEqual({ open: true, until: null });
});

test('a session is that of its own company', () => {
  const policies = [policy('Allow', [['ExhibitorExclusive', ['true']]], { Type: 'Session' })];
  const exhibitor = someone([ticket({ CompanyAccountId: 701 })]);
  const ofCompany = (companyAccountId?: string) =>
    opens({ policies }, { type: 'Session', identifier: 'HomePage', companyAccountId }, exhibitor);
  expect([undefined, '701', ''].map((company) => ofCompany(company).open)).toEqual([false, true, false]);
});

test('nobody who is admitted now is left without, and between two requests nothing differs', () => {
  let turned = 0;
  fc.assert(
    fc.property(anyPolicies, anyone(), anyRequest, (policies, context, request) => {
      const rules = compileAccess({ policies }, zone);
      const now = permission(rules, request, context);
      expect(now.open).toBe(containers.some((container) => allows(rules.decide(request, { ...context, where: { container } }))));
      for (const instant of instants.filter((one) => one > context.when.now)) {
        const then = permission(rules, request, { ...context, when: { ...context.when, now: instant } });
        if (now.until === null || instant < now.until) expect(then.open).toBe(now.open);
        else if (then.open !== now.open) turned += 1;
      }
    }),
    { numRuns: 1000, seed: 20270503 },
  );
  expect(turned).toBeGreaterThan(10);
});
