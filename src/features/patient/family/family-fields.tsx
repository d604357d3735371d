import { useRef } from 'react';
import * as v from 'valibot';
import type { FamilyMemberRequest } from '#generated/models/family-member-request.ts';
import type { FamilyMember } from '#generated/models/family-member.ts';
import { FamilyRelation } from '#generated/models/family-relation.ts';
import { Gender } from '#generated/models/gender.ts';
import { identitySchema } from '@/domain/person/person-schema';
import { ageText, relationLabels } from '@/domain/person/person-text';
import { KAZAKHSTAN_ID } from '@/shared/config/limits';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { chosen } from '@/shared/form/rules/choice';
import { birthday } from '@/shared/form/rules/moment';
import { optionalPersonName, orNull, personName, phone } from '@/shared/form/rules/text';
import { age } from '@/shared/format/age';
import { today } from '@/shared/format/date';
import { upperFirst } from '@/shared/format/letter-case';
import type { PersonName } from '@/shared/format/name';
import { typedDate } from '@/shared/format/typed-date';
import { isDay } from '@/shared/format/zone';

/** Minimum age of a parent or spouse, the same as in the contract. */
const YOUNGEST: Readonly<Partial<Record<FamilyRelation, number>>> = { mother: 14, father: 14, spouse: 16 };
const tooYoung: Readonly<Record<string, string>> = { mother: 'маме', father: 'папе', spouse: 'супругу или супруге' };

/** Form schema of a family member; its output is the contract's FamilyMemberRequest. */
export const familySchema = v.pipe(
  v.object({
    relation: chosen(Object.values(FamilyRelation)),
    second_name: personName(),
    first_name: personName(),
    third_name: optionalPersonName(),
    birthday: birthday(),
    gender: chosen(Object.values(Gender)),
    phone: orNull(phone()),
    ...identitySchema,
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    // The value lacks the fields that are invalid.
    const { relation, birthday: born }: Partial<FamilyMemberRequest> = dataset.value ?? {};
    const youngest = relation && YOUNGEST[relation];
    if (!youngest || !born || !isDay(born) || age(born, today()) >= youngest) return;
    const message = `${upperFirst(tooYoung[relation] ?? '')} ${ageText(born, today())}? Проверьте год рождения или кем приходится`;
    addIssue({
      message,
      path: [{ type: 'object', origin: 'value', input: { relation }, key: 'birthday', value: born }],
    });
  }),
) satisfies v.GenericSchema<Record<string, string>, FamilyMemberRequest>;

/** Success message: «Төлегенов Серік добавлен», «Серикова Айша добавлена». */
export function addedPhrase({ second_name, first_name, gender }: PersonName & Pick<FamilyMember, 'gender'>): string {
  return `${second_name} ${first_name} ${gender === 'female' ? 'добавлена' : 'добавлен'}`;
}

export const familyDefaults = {
  relation: '',
  second_name: '',
  first_name: '',
  third_name: '',
  birthday: '',
  gender: '',
  phone: '',
  citizenship_id: String(KAZAKHSTAN_ID),
  iin: '',
  document_number: '',
};

/** Field names, in lower case for use in a sentence. */
export const familyFieldNames: Readonly<Record<keyof typeof familyDefaults, string>> = {
  relation: 'кем приходится',
  second_name: 'фамилия',
  first_name: 'имя',
  third_name: 'отчество',
  birthday: 'дата рождения',
  gender: 'пол',
  phone: 'телефон',
  citizenship_id: 'гражданство',
  iin: 'ИИН',
  document_number: 'номер документа',
};

/** Draft key of a new member, shared by the booking and the family page. */
export const newMemberDraft = 'family-new';

export function familyValues(member: FamilyMember): typeof familyDefaults {
  const { relation, second_name, first_name, third_name, birthday: born, gender } = member;
  return {
    relation,
    second_name,
    first_name,
    third_name: third_name ?? '',
    birthday: typedDate(born),
    gender,
    phone: member.phone ?? '',
    citizenship_id: String(member.citizenship_id ?? KAZAKHSTAN_ID),
    iin: member.iin ?? '',
    document_number: member.document_number ?? '',
  };
}

const genders = [
  { value: Gender.female, label: 'Женский' },
  { value: Gender.male, label: 'Мужской' },
];

/** The gender that a relation implies: «Дочь» implies it, «Супруг или супруга» doesn't. */
const sexOf: Readonly<Record<string, Gender>> = {
  son: Gender.male,
  father: Gender.male,
  daughter: Gender.female,
  mother: Gender.female,
};

/** Age group of the patients that a doctor accepts. */
export type AgeGroup = 'children' | 'adults';

/**
 * Relations that are possible in each age group: a child can't be a mother, but an adult can be a
 * son.
 */
const relationsOf: Readonly<Record<AgeGroup, Readonly<Partial<Record<FamilyRelation, string>>>>> = {
  children: { son: relationLabels.son, daughter: relationLabels.daughter, other: relationLabels.other },
  adults: {
    mother: relationLabels.mother,
    father: relationLabels.father,
    spouse: relationLabels.spouse,
    son: 'Взрослый сын',
    daughter: 'Взрослая дочь',
    other: relationLabels.other,
  },
};

interface FamilyFieldsProps {
  /** The options are limited to relations of this age group; absent for all relations. */
  readonly group?: AgeGroup | undefined;
}

/** Fields for the relation and the data of the identity document. */
export function FamilyFields({ group }: FamilyFieldsProps) {
  const form = useTypedAppFormContext({ defaultValues: familyDefaults });
  /** Whether the relation has set the gender, so that the user hasn't chosen it. */
  const isPreset = useRef(false);
  const presetSex = (relation: string) => {
    const sex = sexOf[relation];
    if (sex !== undefined || isPreset.current) form.setFieldValue('gender', sex ?? '');
    isPreset.current = sex !== undefined;
  };
  return (
    <>
      <form.AppField name="relation" listeners={{ onChange: ({ value }) => presetSex(value) }}>
        {(field) => (
          <field.SelectField label="Кто это" data-autofocus>
            <option value="">Выберите</option>
            {relationOptions(group, field.state.value).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </field.SelectField>
        )}
      </form.AppField>
      <form.AppField name="second_name">{(field) => <field.TextField label="Фамилия" />}</form.AppField>
      <form.AppField name="first_name">{(field) => <field.TextField label="Имя" />}</form.AppField>
      <form.AppField name="third_name">{(field) => <field.TextField label="Отчество" optional />}</form.AppField>
      <form.AppField name="birthday">{(field) => <field.DateField label="Дата рождения" />}</form.AppField>
      <form.AppField name="gender">
        {(field) => <field.RadioField label="Пол" className="flex gap-6" options={genders} />}
      </form.AppField>
    </>
  );
}

/**
 * Options of the field «relation». The selected relation is always an option, because a draft may
 * contain a relation of the other age group.
 */
function relationOptions(group: AgeGroup | undefined, selected: string): readonly (readonly [string, string])[] {
  if (group === undefined) return Object.entries(relationLabels);
  const offered = Object.entries(relationsOf[group]);
  const kept = Object.entries(relationLabels).filter(([value]) => value === selected && !(value in relationsOf[group]));
  return [...offered, ...kept];
}
