import * as v from 'valibot';
import { optionalText, requiredText } from '@/shared/form/rules/text';

const DISPUTE_MIN = 10;

/** An empty text removes the comment. */
export const commentSchema = v.object({ comment: optionalText(1000) });

/** «Да» would tell the support nothing. */
export const disputeSchema = v.object({
  text: v.pipe(requiredText(1000), v.minLength(DISPUTE_MIN, `Напишите подробнее: нужно хотя бы ${DISPUTE_MIN} знаков`)),
});
