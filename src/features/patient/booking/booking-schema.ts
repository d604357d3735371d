import * as v from 'valibot';
import type { HomeAddress } from '#generated/models/home-address.ts';
import type { VisitCreateRequest } from '#generated/models/visit-create-request.ts';
import type { VisitFormat } from '#generated/models/visit-format.ts';
import {
  type HomeAddressValues,
  homeAddressDefaults,
  homeAddressSchema,
} from '@/features/patient/visit-parts/home-address-schema';
import { agreed } from '@/shared/form/rules/choice';
import { email, optionalText, phone } from '@/shared/form/rules/text';
import { OWNER, type PersonChoice } from './people-to-book-for';

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
