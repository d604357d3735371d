import type { VisitCreateRequest } from '@generated/models/visit-create-request';
import * as v from 'valibot';
import { agreed } from '@/shared/form/rules/choice';
import { email, phone } from '@/shared/form/rules/contact';
import { optionalText } from '@/shared/form/rules/text';
import { OWNER, type PersonChoice } from './people-to-book-for';

const WHO = 'Выберите, кто пойдёт к\u00A0врачу';

/** What the page asks; becomes the part of the contract's VisitCreateRequest that the person decides. */
export function bookingSchema(people: readonly PersonChoice[]) {
  const choiceOf = (value: string) => people.find((person) => person.value === value);
  return v.object({
    family_member_id: v.pipe(
      v.string(),
      // A draft may name somebody who has left the family, or has had a birthday, since it was kept.
      v.check(
        (value) => choiceOf(value)?.refused === undefined && choiceOf(value) !== undefined,
        ({ input }) => choiceOf(input)?.refused ?? WHO,
      ),
      v.transform((value) => (value === OWNER ? null : Number(value))),
    ),
    phone: phone(),
    email: email(),
    comment: optionalText(1000),
    consent: agreed('Без согласия клиника не\u00A0сможет принять запись'),
  });
}

type Answers = v.InferOutput<ReturnType<typeof bookingSchema>>;

/** The form's answers are the contract's fields; a renamed one stops compiling here. */
export function requestOf(
  { consent: _agreed, ...answers }: Answers,
  rest: Pick<VisitCreateRequest, 'hold_id' | 'consent'>,
): VisitCreateRequest {
  return { ...answers, ...rest };
}
