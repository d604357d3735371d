import * as v from 'valibot';
import type { ComplaintReason } from '#generated/models/complaint-reason.ts';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { messages } from '@/shared/form/rules/messages';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { notify } from '@/shared/notify';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { DialogButtons } from '@/shared/ui/overlay/modal-frame';
import { useWhileOpen } from '@/shared/use-while-open';
import type { OwnFeedback, ReviewActions } from './own-review';

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

/** «Другое» needs words, as in the contract. */
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
  complain: ReviewActions['complain'];
  onClose: () => void;
}

/** Asks moderation to take a review down. */
export function ComplaintDialog({ review, about, complain, onClose }: ComplaintDialogProps) {
  const { complaint } = review;
  const closeIfOpen = useWhileOpen(onClose);
  const { form, frame } = useSchemaForm({
    schema: complaintSchema,
    draft: { name: `review-complaint-${review.id}` },
    defaultValues: { reason: complaint?.reason ?? '', text: complaint?.text ?? '' },
    submit: async (data) => {
      await complain(review.id, data);
      notify.success('Жалоба отправлена');
      closeIfOpen();
    },
  });
  return (
    <Dialog title="Пожаловаться на&nbsp;отзыв" onClose={onClose}>
      <p className="wrap-anywhere">{about}. Отзыв останется виден, пока жалобу не&nbsp;рассмотрят.</p>
      <FormFrame
        {...frame}
        summary={false}
        failure="Не&nbsp;получилось отправить"
        className="mt-4 flex flex-col gap-5 text-ink"
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
        <DialogButtons
          secondary={<Button onClick={onClose}>Вернуться</Button>}
          primary={<SubmitButton busy="Отправляем">Отправить жалобу</SubmitButton>}
        />
      </FormFrame>
    </Dialog>
  );
}
