import type { FamilyMemberRequest } from '@generated/models/family-member-request';
import { FamilyRelation } from '@generated/models/family-relation';
import { Gender } from '@generated/models/gender';
import * as v from 'valibot';
import { chosen } from '@/shared/form/rules/choice';
import { birthday } from '@/shared/form/rules/moment';
import { optionalPersonName, personName } from '@/shared/form/rules/text';

/** A family member as typed; becomes the contract's FamilyMemberRequest. */
export const familySchema = v.object({
  relation: chosen(Object.values(FamilyRelation)),
  second_name: personName(),
  first_name: personName(),
  third_name: optionalPersonName(),
  birthday: birthday(),
  gender: chosen(Object.values(Gender)),
}) satisfies v.GenericSchema<Record<string, string>, FamilyMemberRequest>;
