import * as v from 'valibot';
import { BloodType } from '#generated/models/blood-type.ts';
import type { MedicalCardRequest } from '#generated/models/medical-card-request.ts';
import type { MedicalCard } from '#generated/models/medical-card.ts';
import { RhFactor } from '#generated/models/rh-factor.ts';
import { positiveNumber } from '@/shared/form/rules/digits';
import { messages } from '@/shared/form/rules/messages';
import { number } from '@/shared/format/number';

/** Schema of a select with the option «Не знаю», for which the output is `null`. */
const orUnknown = <const Option extends string>(options: readonly Option[]) =>
  v.pipe(
    v.string(messages.chooseOne),
    v.picklist(['', ...options], messages.chooseOne),
    v.transform((value) => options.find((option) => option === value) ?? null),
  );

const unknown = v.pipe(
  v.string(),
  v.transform(() => null),
);

/** A number within the contract's limits; an empty field becomes `null`. */
const measured = (min: number, max: number, further: v.GenericSchema<number, number> = v.number()) =>
  v.lazy<v.GenericSchema<string, number | null>>((typed) =>
    typeof typed === 'string' && typed.trim() === ''
      ? unknown
      : v.pipe(positiveNumber(max), v.minValue(min, `Не меньше ${number(min)}`), further),
  );

/** Form schema of the medical data; its output is the contract's MedicalCardRequest. */
export const cardSchema = v.object({
  blood_type: orUnknown(Object.values(BloodType)),
  rh_factor: orUnknown(Object.values(RhFactor)),
  height: measured(30, 250, v.pipe(v.number(), v.integer(messages.whole))),
  weight: measured(1, 400),
}) satisfies v.GenericSchema<Record<string, string>, MedicalCardRequest>;

export function typedCard({
  blood_type,
  rh_factor,
  height,
  weight,
}: MedicalCard): Record<keyof MedicalCardRequest, string> {
  return {
    blood_type: blood_type ?? '',
    rh_factor: rh_factor ?? '',
    height: height === null ? '' : String(height),
    weight: weight === null ? '' : String(weight).replace('.', ','),
  };
}

/** Field names, in lower case for use in a sentence. */
export const cardFieldNames: Record<keyof MedicalCardRequest, string> = {
  blood_type: 'группа крови',
  rh_factor: 'резус-фактор',
  height: 'рост',
  weight: 'вес',
};
