import type { DoctorFull } from '@generated/models/doctor-full';
import type { FamilyMember } from '@generated/models/family-member';
import type { PersonProfile } from '@generated/models/person-profile';
import { refusedAge } from '@/domain/person/received-age';
import { relationLabels } from '@/domain/person/relation-label';
import { age } from '@/shared/format/age';
import { yearsCount } from '@/shared/format/counts';
import { shortName } from '@/shared/format/name';
import { OWNER } from './booking-schema';

const CHILD = 18;

/** The owner and the family as choices. Whom the doctor does not receive stays in sight, with the reason. */
export function peopleToBookFor(
  profile: PersonProfile,
  family: readonly FamilyMember[],
  doctor: Pick<DoctorFull, 'age_min' | 'age_max'>,
) {
  const owner = refusedAge(doctor, profile.birthday === null ? null : age(profile.birthday));
  return [
    { value: OWNER, label: 'Я', note: owner ?? shortName(profile), disabled: owner !== undefined },
    ...family.map((member) => {
      const refused = refusedAge(doctor, member.age);
      const years = member.age < CHILD ? `, ${yearsCount(member.age)}` : '';
      return {
        value: String(member.id),
        label: `${relationLabels[member.relation]}${years}`,
        note: refused ? `${shortName(member)}. ${refused}` : shortName(member),
        disabled: refused !== undefined,
      };
    }),
  ];
}
