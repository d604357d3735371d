import * as v from 'valibot';
import type { DoctorFull } from '#generated/models/doctor-full.ts';
import type { FamilyMember } from '#generated/models/family-member.ts';
import type { HomeAddress } from '#generated/models/home-address.ts';
import type { PersonProfile } from '#generated/models/person-profile.ts';
import type { VisitCreateRequest } from '#generated/models/visit-create-request.ts';
import type { VisitFormat } from '#generated/models/visit-format.ts';
import { ageText, relationOf } from '@/domain/person/person-text';
import { refusedAge } from '@/domain/person/received-age';
import { toldApartBy } from '@/domain/person/told-apart';
import {
  type HomeAddressValues,
  homeAddressDefaults,
  homeAddressSchema,
} from '@/features/patient/visit-parts/home-address-schema';
import { agreed } from '@/shared/form/rules/choice';
import { email, optionalText, phone } from '@/shared/form/rules/text';
import { age } from '@/shared/format/age';
import { fullName, shortName } from '@/shared/format/name';

/** The account's owner, in place of an id. */
export const OWNER = 'owner';

const CHILD = 18;

type Reception = Pick<DoctorFull, 'age_min' | 'age_max'>;

/** Any age. */
export const ANY_AGE: Reception = { age_min: null, age_max: null };

/** One person who could go to the doctor. */
export interface PersonChoice {
  readonly value: string;
  readonly label: string;
  readonly note: string;
  /** Why the doctor does not receive them; absent when they do. */
  readonly refused: string | undefined;
}

/**
 * The owner and the family as choices. People of another age than the doctor receives stay visible, with the reason. What counts is
 * the age on the day of the visit, `YYYY-MM-DD`.
 */
export function peopleToBookFor(
  profile: PersonProfile,
  family: readonly FamilyMember[],
  doctor: Reception,
  on: string,
): PersonChoice[] {
  const nameOf = toldApartBy(family, (member) => ({ ...member, names: [shortName(member), fullName(member)] }));
  const refused = refusedAge(doctor, profile.birthday === null ? null : age(profile.birthday, on));
  return [
    { value: OWNER, label: 'Я', note: refused ?? shortName(profile), refused },
    ...family.map((member) => memberChoice(member, doctor, on, nameOf(member))),
  ];
}

export function memberChoice(
  member: FamilyMember,
  doctor: Reception,
  on: string,
  name = shortName(member),
): PersonChoice {
  const refused = refusedAge(doctor, age(member.birthday, on));
  const years = member.age < CHILD ? `, ${ageText(member.birthday, on)}` : '';
  return {
    value: String(member.id),
    label: `${relationOf(member)}${years}`,
    note: refused ? `${name}. ${refused}` : name,
    refused,
  };
}

/** The family and those of `added` that are not in it yet. */
export function withAdded(family: readonly FamilyMember[], added: readonly FamilyMember[]): FamilyMember[] {
  const known = new Set(family.map(({ id }) => id));
  return [...family, ...added.filter(({ id }) => !known.has(id))];
}

/** What was typed stays in the fields, but an address is sent only for a visit at home. */
const noAddress = v.pipe(
  v.object(v.entriesFromList(Object.keys(homeAddressDefaults) as (keyof HomeAddressValues)[], v.string())),
  v.transform(() => null),
);

/** What the page asks: the part of the contract's VisitCreateRequest that the person decides. */
export function bookingSchema(people: readonly PersonChoice[], format: VisitFormat, isSampling = false) {
  const who = isSampling
    ? 'Выберите, кто сдаёт анализ'
    : format === 'clinic'
      ? 'Выберите, кто пойдёт к\u00A0врачу'
      : 'Выберите, кому нужен врач';
  const choiceOf = (value: string) => people.find((person) => person.value === value);
  const address: v.GenericSchema<HomeAddressValues, HomeAddress | null> =
    format === 'home' ? homeAddressSchema : noAddress;
  return v.object({
    family_member_id: v.pipe(
      v.string(),
      // Since the draft was saved, the member may have left the family, or had a birthday.
      v.check(
        (value) => choiceOf(value)?.refused === undefined && choiceOf(value) !== undefined,
        ({ input }) => choiceOf(input)?.refused ?? who,
      ),
      v.transform((value) => (value === OWNER ? null : Number(value))),
    ),
    home_address: address,
    phone: phone(),
    email: email(),
    comment: optionalText(1000),
    consent: agreed('Без согласия клиника не\u00A0сможет принять запись'),
  });
}

export type BookingAnswers = v.InferOutput<ReturnType<typeof bookingSchema>>;

/** The form's answers are the contract's fields; a renamed one stops compiling here. */
export function requestOf(
  { consent: _agreed, ...answers }: BookingAnswers,
  rest: Pick<VisitCreateRequest, 'hold_id' | 'consent'>,
): VisitCreateRequest {
  return { ...answers, ...rest };
}
