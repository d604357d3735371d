import * as v from 'valibot';
import type { PersonProfileRequest } from '#generated/models/person-profile-request.ts';
import type { PersonProfile } from '#generated/models/person-profile.ts';
import { personSchema } from '@/domain/person/person-schema';
import { optionalId } from '@/shared/form/rules/choice';
import { optionalText } from '@/shared/form/rules/text';
import { typedDate } from '@/shared/form/rules/typed-date';

/** A patient's own data as typed (docs/rules.md §3, person); becomes the contract's PersonProfileRequest. */
export const profileSchema = v.object({
  ...personSchema,
  citizenship_id: optionalId(),
  address: optionalText(300),
}) satisfies v.GenericSchema<Record<string, string>, PersonProfileRequest>;

export type ProfileValues = v.InferInput<typeof profileSchema>;

/** What the fields hold of a stored profile; their order is the page's. */
export function profileValues(profile: PersonProfile): ProfileValues {
  return {
    second_name: profile.second_name,
    first_name: profile.first_name,
    third_name: profile.third_name ?? '',
    birthday: profile.birthday === null ? '' : typedDate(profile.birthday),
    iin: profile.iin ?? '',
    gender: profile.gender ?? '',
    citizenship_id: String(profile.citizenship_id ?? ''),
    phone: profile.phone ?? '',
    address: profile.address ?? '',
  };
}
