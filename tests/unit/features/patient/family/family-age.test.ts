import * as v from 'valibot';
import { expect, it } from 'vitest';
import { familyDefaults, familySchema } from '@/features/patient/family/family-fields';

const member = { ...familyDefaults, second_name: 'Осипов', first_name: 'Али', gender: 'male' };
const fault = (birthday: string, relation = 'father') => {
  const [issue] = v.safeParse(familySchema, { ...member, relation, birthday }).issues ?? [];
  return issue && [issue.path?.[0].key, issue.message];
};

it('the family form asks to check the birthday of a father who is a child, but not of a son of this age', () => {
  expect(fault('01.06.2020')).toEqual(['birthday', expect.stringMatching(/^Папе .* Проверьте год рождения/)]);
  expect(fault('01.06.1970')).toBeUndefined();
  expect(fault('01.06.2020', 'son')).toBeUndefined();
});
