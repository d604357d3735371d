import * as v from 'valibot';
import type { DoctorFull } from '#generated/models/doctor-full.ts';
import type { FamilyMember } from '#generated/models/family-member.ts';
import type { Funding } from '#generated/models/funding.ts';
import type { HomeAddress } from '#generated/models/home-address.ts';
import type { PersonProfile } from '#generated/models/person-profile.ts';
import type { VisitAnswer } from '#generated/models/visit-answer.ts';
import type { VisitCreateRequest } from '#generated/models/visit-create-request.ts';
import type { VisitFormat } from '#generated/models/visit-format.ts';
import { distinctNamesBy } from '@/domain/person/distinct-names';
import { ageText, relationOf } from '@/domain/person/person-text';
import { refusedAge } from '@/domain/person/received-age';
import { payerOf } from '@/domain/service/funding-text';
import {
  type HomeAddressValues,
  homeAddressDefaults,
  homeAddressSchema,
} from '@/features/patient/visit-parts/home-address-schema';
import { agreed } from '@/shared/form/rules/choice';
import { email, optionalText, phone } from '@/shared/form/rules/text';
import { age } from '@/shared/format/age';
import { fullName, shortName } from '@/shared/format/name';

/** Form value of the account's owner, who has no family member id. */
export const OWNER = 'owner';

const CHILD = 18;

type Reception = Pick<DoctorFull, 'age_min' | 'age_max'>;

/** Age limits of a place that has none: a filial where samples are taken. */
export const ANY_AGE: Reception = { age_min: null, age_max: null };

/** An option of the field «person». */
export interface PersonChoice {
  readonly value: string;
  readonly label: string;
  readonly note: string;
  /**
   * Reason why the doctor doesn't accept this person; undefined if the doctor accepts the person.
   */
  readonly refused: string | undefined;
}

/**
 * Options for the owner and the family. People outside the doctor's age limits stay in the list,
 * with the reason. `on` is the day of the visit (`YYYY-MM-DD`), for which the ages are computed.
 */
export function peopleToBookFor(
  profile: PersonProfile,
  family: readonly FamilyMember[],
  doctor: Reception,
  on: string,
): PersonChoice[] {
  const nameOf = distinctNamesBy(family, (member) => ({ ...member, names: [shortName(member), fullName(member)] }));
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

/**
 * Whether the account may book for this person. If another account shares the person's card, the
 * right «book» is needed.
 */
export function mayBookFor({ shared }: FamilyMember): boolean {
  return shared === undefined || shared.right === 'book';
}

/** The family, plus the members in `added` that it doesn't contain yet. */
export function withAdded(family: readonly FamilyMember[], added: readonly FamilyMember[]): FamilyMember[] {
  const known = new Set(family.map(({ id }) => id));
  return [...family, ...added.filter(({ id }) => !known.has(id))];
}

/**
 * Schema of the address if the visit isn't at home: the address isn't sent, but the typed text
 * stays in the form.
 */
const noAddress = v.pipe(
  v.object(v.entriesFromList(Object.keys(homeAddressDefaults) as (keyof HomeAddressValues)[], v.string())),
  v.transform(() => null),
);

type AnswersSchema = v.GenericSchema<Record<string, string>, VisitAnswer[]>;

/**
 * Schema without answers, for a service without questions, and for the time while the questions
 * load.
 */
const noAnswers: AnswersSchema = v.pipe(
  v.custom<Record<string, string>>(() => true),
  v.transform(() => []),
);

/** Form schema of what the user fills in of the contract's VisitCreateRequest. */
export function bookingSchema(
  people: readonly PersonChoice[],
  format: VisitFormat,
  isSampling = false,
  payers: readonly Funding[] = [],
  answers: AnswersSchema = noAnswers,
) {
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
      // A draft may contain a person who has left the family or is now outside the age limits.
      v.check(
        (value) => choiceOf(value)?.refused === undefined && choiceOf(value) !== undefined,
        ({ input }) => choiceOf(input)?.refused ?? who,
      ),
      v.transform((value) => (value === OWNER ? null : Number(value))),
    ),
    funding: v.pipe(
      v.string(),
      v.check((value) => !asksForPayer(payers, value), 'Выберите, бесплатно или платно'),
      v.transform((value) =>
        payerOf(
          payers,
          payers.find((one) => one === value),
        ),
      ),
    ),
    home_address: address,
    answers,
    phone: phone(),
    email: email(),
    comment: optionalText(1000),
    consent: agreed('Без согласия клиника не\u00A0сможет принять запись'),
  });
}

/**
 * Whether the user has to choose a payer: none is chosen, or the chosen payer doesn't cover this
 * time.
 */
export function asksForPayer(payers: readonly Funding[], value: string): boolean {
  if (payers.length === 0 || payers.some((one) => one === value)) return false;
  return payers.length > 1 || value !== '';
}

export type BookingAnswers = v.InferOutput<ReturnType<typeof bookingSchema>>;

/** Builds the request. If the contract renames a field, this fails to compile. */
export function requestOf(
  { consent: _agreed, funding, answers, ...values }: BookingAnswers,
  rest: Pick<VisitCreateRequest, 'hold_id' | 'consent'>,
): VisitCreateRequest {
  return { ...values, ...(funding && { funding }), ...(answers.length > 0 && { answers }), ...rest };
}
