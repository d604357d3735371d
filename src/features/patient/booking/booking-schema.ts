import type { VisitCreateRequest } from '@generated/models/visit-create-request';
import * as v from 'valibot';
import { agreed } from '@/shared/form/rules/choice';
import { email, phone } from '@/shared/form/rules/contact';
import { optionalText } from '@/shared/form/rules/text';

/** In the place of an id: the account's owner. */
export const OWNER = 'owner';

/** What the page asks; becomes the part of the contract's VisitCreateRequest that the person decides. */
export const bookingSchema = v.object({
  family_member_id: v.pipe(
    v.string(),
    v.nonEmpty('Выберите, кто пойдёт к\u00A0врачу'),
    v.transform((person) => (person === OWNER ? null : Number(person))),
  ),
  phone: phone(),
  email: email(),
  comment: optionalText(1000),
  consent: agreed('Без согласия клиника не\u00A0сможет принять запись'),
});

type Answers = v.InferOutput<typeof bookingSchema>;

/** The form's answers are the contract's fields; a renamed one stops compiling here. */
export function requestOf(
  { consent: _agreed, ...answers }: Answers,
  rest: Pick<VisitCreateRequest, 'hold_id' | 'consent'>,
): VisitCreateRequest {
  return { ...answers, ...rest };
}
