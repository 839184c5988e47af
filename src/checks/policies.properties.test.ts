// Properties of the lints of policies: whatever they claim is so, for everybody at every instant, by the rules that decide.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settings } from '../../tests/support/seed.ts';
import { anyone, anyPolicies, requirement, type Written, zone } from '../rules/policies/access.fixture.ts';
import { compileAccess } from '../rules/policies/compile-access.ts';
import { policy } from '../model/documents/access.ts';
import { readAccess } from './policies-read.ts';
import { togetherFindings } from './policies-together.ts';
import { valueFindings } from './policies-values.ts';

const requests = (['Page', 'Key'] as const).flatMap((type) =>
  ['HomePage', 'LivePage'].flatMap((identifier) => [4711, null].map((companyAccountId) => ({ type, identifier, companyAccountId }))),
);
/** Policies, and some that resemble them: with a requirement more or less, the other effect, the other condition. */
const variant = fc.record({
  from: fc.nat(),
  without: fc.integer({ min: 0, max: 3 }),
  more: fc.option(requirement, { freq: 1 }),
  Effect: fc.constantFrom('Allow', 'Deny'),
  ConditionType: fc.constantFrom('All', 'Any'),
});
const policies = fc.tuple(anyPolicies, fc.array(variant, { maxLength: 3 })).map(([list, variants]) =>
  [
    ...list,
    ...variants.flatMap(({ from, without, more, ...rest }, index): Written[] => {
      const one = list[from % list.length];
      if (!one) return [];
      const left = (one.Requirements as unknown[]).filter((_, place) => place !== without);
      return [{ ...one, ...rest, Name: `variant-${index}`, Requirements: more ? [...left, more] : left }];
    }),
  ].filter((one) => policy.safeParse(one).success),
);
const days = { zone, first: -Infinity, last: Infinity };

test('what a lint claims is so', () => {
  const claims: Record<string, number> = {};
  fc.assert(
    fc.property(policies, fc.array(anyone(), { minLength: 10, maxLength: 10 }), (list, people) => {
      const access = readAccess({ kind: 'access', name: 'access', value: { policies: list }, sources: {}, origins: new Map() }, zone);
      expect(access.broken).toBe(false);
      const answers = (some: readonly Written[], about: Written = {}): boolean[] => {
        const rules = compileAccess({ policies: some }, zone);
        const names: unknown[] = [about['Identifier']].flat();
        const asked = requests.filter(({ type, identifier }) => !about['Type'] || (type === about['Type'] && names.includes(identifier)));
        return people.flatMap((person) => asked.map((request) => rules.decide(request, person).outcome === 'allow'));
      };
      const denials = list.filter(({ Effect }) => Effect === 'Deny');
      for (const { code, pointer } of [...togetherFindings(access.scopes), ...access.all.flatMap((one) => valueFindings(one, days))]) {
        const [, , place = '', , index = '0'] = pointer.split('/');
        const one = list[Number(place)]!;
        claims[code] = (claims[code] ?? 0) + 1;
        if (code === 'deny-matches-everyone') expect(answers(list, one)).not.toContain(true);
        if (code === 'allow-unreachable') expect(answers([one, ...denials], one)).not.toContain(true);
        if (code === 'policy-shadowed') expect(answers(list.filter((other) => other !== one))).toEqual(answers(list));
        if (code === 'target-unreachable')
          expect(answers(list, { Type: one['Type'], Identifier: [one['Identifier']].flat()[Number(index)] })).not.toContain(true);
        if (code === 'policy-never-holds') expect(answers([{ ...one, Effect: 'Allow' }], one)).not.toContain(true);
      }
    }),
    settings(6000),
  );
  for (const code of ['deny-matches-everyone', 'allow-unreachable', 'policy-shadowed', 'target-unreachable', 'policy-never-holds'])
    expect(claims[code], code).toBeGreaterThan(10);
});
