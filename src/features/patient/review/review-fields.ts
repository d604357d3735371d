import * as v from 'valibot';
import type { ReviewCriteria } from '#generated/models/review-criteria.ts';
import type { ReviewUpdateRequest } from '#generated/models/review-update-request.ts';
import { chosen } from '@/shared/form/rules/choice';
import { requiredText } from '@/shared/form/rules/text';
import { counted } from '@/shared/format/plural';

/** The contract's limits of the text, in characters. */
export const TEXT_MIN = 10;
export const TEXT_MAX = 3000;

/** Values of the signature field. */
export const NAMED = 'named';
export const HIDDEN = 'hidden';

const UNRATED = 'Поставьте оценку';

const characters = (count: number): string => counted(count, { one: 'знак', few: 'знака', many: 'знаков' });

const rating = () => v.pipe(v.string(UNRATED), v.picklist(['1', '2', '3', '4', '5'], UNRATED), v.transform(Number));

/** An optional rating: an empty text becomes `null`. */
const optionalRating = () =>
  v.pipe(
    v.string(UNRATED),
    v.picklist(['', '1', '2', '3', '4', '5'], UNRATED),
    v.transform((stars) => (stars === '' ? null : Number(stars))),
  );

/**
 * Form schema of a review; its output is the contract's ReviewUpdateRequest, with the visit a
 * ReviewRequest.
 */
export const reviewSchema = v.object({
  rating: rating(),
  criteria: v.object({ attention: optionalRating(), explanation: optionalRating(), punctuality: optionalRating() }),
  text: v.pipe(
    requiredText(TEXT_MAX),
    // The contract counts code points; `length` counts UTF-16 units.
    v.check(
      (text) => [...text].length >= TEXT_MIN,
      ({ input }) => `Нужно хотя бы ${characters(TEXT_MIN)}, сейчас ${[...input].length}`,
    ),
  ),
  anonymous: v.pipe(
    chosen([NAMED, HIDDEN]),
    v.transform((signature) => signature === HIDDEN),
  ),
}) satisfies v.GenericSchema<ReviewValues, ReviewUpdateRequest>;

/** Form values; an empty text is an unanswered question. */
export interface ReviewValues {
  rating: string;
  criteria: { attention: string; explanation: string; punctuality: string };
  text: string;
  anonymous: string;
}

/** An empty review; the name is shown unless the patient hides it. */
export const blankReview: ReviewValues = {
  rating: '',
  criteria: { attention: '', explanation: '', punctuality: '' },
  text: '',
  anonymous: NAMED,
};

/** Labels by number of stars. */
export const RATING_LABELS = ['Очень плохо', 'Плохо', 'Нормально', 'Хорошо', 'Отлично'] as const;

/** The contract's criteria, in the form's order. */
export const CRITERIA_LABELS = {
  attention: 'Внимание к\u00A0вам',
  explanation: 'Понятные объяснения',
  punctuality: 'Приём вовремя',
} as const satisfies Record<keyof ReviewCriteria, string>;

/** Signature of a review without a name. */
export const HIDDEN_NAME = 'Пациент скрыл имя';
