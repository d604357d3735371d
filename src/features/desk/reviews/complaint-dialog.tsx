import * as v from 'valibot';
import type { ComplaintReason } from '#generated/models/complaint-reason.ts';
import type { OwnFeedback } from '#generated/models/own-feedback.ts';
import { messages } from '@/shared/form/rules/messages';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { DialogForm } from '@/shared/write/dialog-form';
import { useWriteOf } from '@/shared/write/use-write-of';
import type { ReviewsDesk } from './reviews-desk';

const reasons = {
  not_patient: 'Автор не\u00A0был у\u00A0нас на\u00A0приёме',
  insult: 'Оскорбления',
  personal_data: 'Личные данные',
  advertising: 'Реклама',
  untrue: 'Неправда, и\u00A0это можно показать',
  other: 'Другое',
} as const satisfies Record<ComplaintReason, string>;

const TEXT_MAX = 1000;
const keys = Object.keys(reasons) as ComplaintReason[];

/** Form schema of a complaint; the reason «Другое» requires a text, as in the contract. */
export const complaintSchema = v.pipe(
  v.object({
    reason: v.pipe(v.string(), v.picklist(keys, messages.required)),
    text: v.pipe(v.string(), v.trim(), v.maxLength(TEXT_MAX, messages.tooLong(TEXT_MAX))),
  }),
  v.forward(
    v.check(({ reason, text }) => reason !== 'other' || text !== '', messages.required),
    ['text'],
  ),
);

interface ComplaintDialogProps {
  review: OwnFeedback;
  about: string;
  desk: ReviewsDesk;
  onClose: () => void;
}

/** Asks the moderators to remove a review. */
export function ComplaintDialog({ review, about, desk, onClose }: ComplaintDialogProps) {
  const { complaint } = review;
  const write = useWriteOf(desk.complaintUpdate, { done: 'Жалоба отправлена', onDone: onClose });
  const { form, frame } = useSchemaForm({
    schema: complaintSchema,
    draft: { name: `review-complaint-${review.id}` },
    defaultValues: { reason: complaint?.reason ?? '', text: complaint?.text ?? '' },
    submit: (data) => write.ask({ id: review.id, data }),
  });
  return (
    <DialogForm
      size="normal"
      title="Пожаловаться на&nbsp;отзыв"
      frame={frame}
      action="Отправить жалобу"
      busy="Отправляем"
      cancel="Вернуться"
      failure="Не&nbsp;получилось отправить"
      intro={<p className="wrap-anywhere">{about}. Отзыв останется виден, пока жалобу не&nbsp;рассмотрят.</p>}
      onClose={onClose}
    >
      <form.AppField name="reason">
        {(field) => (
          <field.SelectField label="Что не&nbsp;так" data-autofocus>
            <option value="">Выберите</option>
            {keys.map((key) => (
              <option key={key} value={key}>
                {reasons[key]}
              </option>
            ))}
          </field.SelectField>
        )}
      </form.AppField>
      <form.AppField name="text">
        {(field) => <field.TextareaField label="Что важно знать модератору" rows={3} />}
      </form.AppField>
    </DialogForm>
  );
}
