import * as v from 'valibot';
import type { ReviewCriteria } from '#generated/models/review-criteria.ts';
import type { ReviewUpdateRequest } from '#generated/models/review-update-request.ts';
import { chosen } from '@/shared/form/rules/choice';
import { requiredText } from '@/shared/form/rules/text';
import { counted } from '@/shared/format/plural';

/** Of the text, characters; the contract's limits. */
export const TEXT_MIN = 10;
export const TEXT_MAX = 3000;

/** How the review is signed, as the form asks it. */
export const NAMED = 'named';
export const HIDDEN = 'hidden';

const UNRATED = 'Поставьте оценку';

const ofLetters = (count: number): string => counted(count, { one: 'знак', few: 'знака', many: 'знаков' });

const mark = () => v.pipe(v.string(UNRATED), v.picklist(['1', '2', '3', '4', '5'], UNRATED), v.transform(Number));

/** A mark that may be left out: an empty text is `null` in the contract. */
const optionalMark = () =>
  v.pipe(
    v.string(UNRATED),
    v.picklist(['', '1', '2', '3', '4', '5'], UNRATED),
    v.transform((stars) => (stars === '' ? null : Number(stars))),
  );

/** A review as typed; becomes the contract's ReviewUpdateRequest, and with the visit a ReviewRequest. */
export const reviewSchema = v.object({
  rating: mark(),
  criteria: v.object({ attention: optionalMark(), explanation: optionalMark(), punctuality: optionalMark() }),
  text: v.pipe(
    requiredText(TEXT_MAX),
    // The contract counts characters, not their halves.
    v.check(
      (text) => [...text].length >= TEXT_MIN,
      ({ input }) => `Нужно хотя бы ${ofLetters(TEXT_MIN)}, сейчас ${[...input].length}`,
    ),
  ),
  anonymous: v.pipe(
    chosen([NAMED, HIDDEN]),
    v.transform((signature) => signature === HIDDEN),
  ),
}) satisfies v.GenericSchema<ReviewValues, ReviewUpdateRequest>;

/** What the form's fields hold: an unanswered question is an empty text. */
export interface ReviewValues {
  rating: string;
  criteria: { attention: string; explanation: string; punctuality: string };
  text: string;
  anonymous: string;
}

/** Nothing said yet; the name is shown unless the person hides it. */
export const blankReview: ReviewValues = {
  rating: '',
  criteria: { attention: '', explanation: '', punctuality: '' },
  text: '',
  anonymous: NAMED,
};

/** What each number of stars says. */
export const MARK_WORDS = ['Очень плохо', 'Плохо', 'Нормально', 'Хорошо', 'Отлично'] as const;

/** The contract's criteria, in the order in which they are asked. */
export const CRITERIA = {
  attention: 'Внимание к\u00A0вам',
  explanation: 'Понятные объяснения',
  punctuality: 'Приём вовремя',
} as const satisfies Record<keyof ReviewCriteria, string>;

/** How a review without a name is signed, everywhere. */
export const HIDDEN_NAME = 'Пациент скрыл имя';
