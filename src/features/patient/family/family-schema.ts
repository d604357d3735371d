import * as v from 'valibot';
import type { FamilyMemberRequest } from '#generated/models/family-member-request.ts';
import type { FamilyMember } from '#generated/models/family-member.ts';
import { FamilyRelation } from '#generated/models/family-relation.ts';
import { Gender } from '#generated/models/gender.ts';
import { chosen } from '@/shared/form/rules/choice';
import { birthday } from '@/shared/form/rules/moment';
import { optionalPersonName, personName } from '@/shared/form/rules/text';
import { typedDate } from '@/shared/form/rules/typed-date';

/** A family member as typed; becomes the contract's FamilyMemberRequest. */
export const familySchema = v.object({
  relation: chosen(Object.values(FamilyRelation)),
  second_name: personName(),
  first_name: personName(),
  third_name: optionalPersonName(),
  birthday: birthday(),
  gender: chosen(Object.values(Gender)),
}) satisfies v.GenericSchema<Record<string, string>, FamilyMemberRequest>;

export const familyDefaults = {
  relation: '',
  second_name: '',
  first_name: '',
  third_name: '',
  birthday: '',
  gender: '',
};

/** Where what is typed of somebody new is kept: a booking and the family's own page ask for the same. */
export const newMemberDraft = 'family-new';

/** What the fields begin with for somebody who is in the family already. */
export function familyValues(member: FamilyMember): typeof familyDefaults {
  const { relation, second_name, first_name, third_name, birthday: born, gender } = member;
  return { relation, second_name, first_name, third_name: third_name ?? '', birthday: typedDate(born), gender };
}
