import * as v from 'valibot';
import type { Licence } from '#generated/models/licence.ts';
import { optionalPastDay } from '@/shared/form/rules/moment';
import { optionalText } from '@/shared/form/rules/text';
import { typedDate } from '@/shared/format/typed-date';

/** Schema of `LicenceFields`: a number and a date, or neither. */
export const licenceSchema = v.pipe(
  v.object({ number: optionalText(30), issued_on: optionalPastDay() }),
  v.forward(
    v.partialCheck(
      [['number'], ['issued_on']],
      ({ number, issued_on }) => number !== null || issued_on === null,
      'Укажите номер или сотрите дату',
    ),
    ['number'],
  ),
  v.forward(
    v.partialCheck(
      [['number'], ['issued_on']],
      ({ number, issued_on }) => issued_on !== null || number === null,
      'Укажите дату или сотрите номер',
    ),
    ['issued_on'],
  ),
  v.transform(({ number, issued_on }) => (number === null || issued_on === null ? null : { number, issued_on })),
);

export function licenceValues(licence: Licence | null | undefined): v.InferInput<typeof licenceSchema> {
  return { number: licence?.number ?? '', issued_on: licence ? typedDate(licence.issued_on) : '' };
}
