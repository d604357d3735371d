import * as v from 'valibot';
import type { ReviewCriteria } from '#generated/models/review-criteria.ts';
import type { ReviewUpdateRequest } from '#generated/models/review-update-request.ts';
import { chosen } from '@/shared/form/rules/choice';
import { requiredText } from '@/shared/form/rules/text';
import { counted } from '@/shared/format/plural';

/** Length limits of the contract, in characters. */
export const TEXT_MIN = 10;
export const TEXT_MAX = 3000;

/** Values of the signature field. */
export const NAMED = 'named';
export const HIDDEN = 'hidden';

const UNRATED = 'Поставьте оценку';

const characters = (count: number): string => counted(count, { one: 'знак', few: 'знака', many: 'знаков' });

const rating = () => v.pipe(v.string(UNRATED), v.picklist(['1', '2', '3', '4', '5'], UNRATED), v.transform(Number));

/** Schema of an optional rating: an empty text becomes `null`. */
const optionalRating = () =>
  v.pipe(
    v.string(UNRATED),
    v.picklist(['', '1', '2', '3', '4', '5'], UNRATED),
    v.transform((stars) => (stars === '' ? null : Number(stars))),
  );

/**
 * Form schema of a review. Its output is the contract's ReviewUpdateRequest. The request for a new
 * review also contains the visit (ReviewRequest).
 */
export const reviewSchema = v.object({
  rating: rating(),
  criteria: v.object({ attention: optionalRating(), explanation: optionalRating(), punctuality: optionalRating() }),
  text: v.pipe(
    requiredText(TEXT_MAX),
    // The contract counts code points, but `length` counts UTF-16 units.
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

/** Form values. An empty text means that the question isn't answered. */
export interface ReviewValues {
  rating: string;
  criteria: { attention: string; explanation: string; punctuality: string };
  text: string;
  anonymous: string;
}

/** Values of an empty review. By default the patient's name is shown. */
export const blankReview: ReviewValues = {
  rating: '',
  criteria: { attention: '', explanation: '', punctuality: '' },
  text: '',
  anonymous: NAMED,
};

/** Labels for one to five stars. */
export const RATING_LABELS = ['Очень плохо', 'Плохо', 'Нормально', 'Хорошо', 'Отлично'] as const;

/** Labels of the contract's criteria, in the order of the form. */
export const CRITERIA_LABELS = {
  attention: 'Внимание к\u00A0вам',
  explanation: 'Понятные объяснения',
  punctuality: 'Приём вовремя',
} as const satisfies Record<keyof ReviewCriteria, string>;

/** Signature of a review whose author hides the name. */
export const HIDDEN_NAME = 'Пациент скрыл имя';
