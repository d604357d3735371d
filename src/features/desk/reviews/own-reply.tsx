import { useState } from 'react';
import * as v from 'valibot';
import type { OwnFeedback } from '#generated/models/own-feedback.ts';
import { isProblem } from '@/shared/api/problem';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { requiredText } from '@/shared/form/rules/text';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { calendarDay } from '@/shared/format/date';
import { typeset } from '@/shared/format/typography';
import { Button } from '@/shared/ui/button';
import { ConfirmAction } from '@/shared/write/confirm-action';
import { useWriteOf } from '@/shared/write/use-write-of';
import type { ReviewsDesk } from './reviews-desk';

/** Length limit of the contract for a reply, in characters. */
const LONGEST = 3000;
const GONE = 'gone';
export const replySchema = v.object({ text: requiredText(LONGEST) });

interface OwnReplyProps {
  review: OwnFeedback;
  desk: ReviewsDesk;
  /** Short description of the review: «Гүлнар, 3 мая». */
  about: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Reply to a review. It is written, edited and deleted on the page, without a dialog. */
export function OwnReply({ review, desk, about, open, onOpenChange }: OwnReplyProps) {
  const [removing, setRemoving] = useState(false);
  const { reply } = review;
  const isOurs = reply?.by === desk.side;
  if (open) return <ReplyForm review={review} desk={desk} about={about} onDone={() => onOpenChange(false)} />;
  if (reply === null) {
    return desk.mayAnswer ? (
      <Button
        className="mt-4 phone:w-full"
        aria-label={`Ответить на отзыв: ${about}`}
        onClick={() => onOpenChange(true)}
      >
        Ответить
      </Button>
    ) : null;
  }
  return (
    <div className="mt-4 rounded-note bg-canvas px-4 py-3.5 text-small wrap-anywhere">
      <p className="text-ink-3">
        <span className="font-medium text-ink">{whose(reply.by, isOurs)}</span>, {calendarDay(reply.created_at)}
      </p>
      <p className="mt-1 whitespace-pre-line text-ink-2">{typeset(reply.text)}</p>
      {isOurs && desk.mayAnswer && (
        <div className="mt-1 -ml-2 flex gap-1">
          <Button
            variant="quiet"
            size="small"
            aria-label={`Изменить ответ: ${about}`}
            onClick={() => onOpenChange(true)}
          >
            Изменить
          </Button>
          <Button variant="quiet" size="small" aria-label={`Удалить ответ: ${about}`} onClick={() => setRemoving(true)}>
            Удалить
          </Button>
        </div>
      )}
      {removing && <RemoveReply review={review} desk={desk} about={about} onClose={() => setRemoving(false)} />}
    </div>
  );
}

function whose(by: 'doctor' | 'clinic', isOurs: boolean): string {
  if (isOurs) return by === 'doctor' ? 'Ваш ответ' : 'Ответ клиники';
  return by === 'doctor' ? 'Ответ врача' : 'Ответ клиники';
}

function ReplyForm({
  review,
  desk,
  about,
  onDone,
}: Pick<OwnReplyProps, 'review' | 'desk' | 'about'> & { onDone: () => void }) {
  const reply = useWriteOf(desk.replyUpdate, { done: 'Ответ опубликован', onDone });
  const { form, frame } = useSchemaForm({
    schema: replySchema,
    defaultValues: { text: review.reply?.text ?? '' },
    // The draft key contains the side, because a doctor and their clinic may both write a reply to
    // the same review.
    draft: { name: `${desk.side}-reply-${review.id}` },
    submit: (data) => reply.ask({ id: review.id, data }),
  });
  return (
    <FormFrame {...frame} summary={false} failure="Не&nbsp;получилось ответить" className="mt-4 flex flex-col gap-3">
      <form.AppField name="text">
        {(field) => (
          <field.TextareaField
            label="Ваш ответ"
            autoFocus
            rows={3}
            limit={LONGEST}
            aria-description={`На отзыв: ${about}`}
            hint="Его прочтут все. О&nbsp;здоровье и&nbsp;диагнозе пациента не&nbsp;пишите."
          />
        )}
      </form.AppField>
      <div className="flex flex-wrap gap-2 phone:flex-col">
        <SubmitButton busy="Публикуем">Опубликовать</SubmitButton>
        <Button onClick={onDone}>Отмена</Button>
      </div>
    </FormFrame>
  );
}

function RemoveReply({
  review,
  desk,
  about,
  onClose,
}: Pick<OwnReplyProps, 'review' | 'desk' | 'about'> & { onClose: () => void }) {
  const takeBack = useWriteOf(desk.replyDelete, {
    done: (answer) => (answer === GONE ? 'Этого ответа уже\u00A0нет' : 'Ответ удалён'),
    onDone: onClose,
    // A 404 counts as success: the reply was already deleted on another page.
    doneBefore: async (problem) => (isProblem(problem, 404) ? { answer: GONE } : undefined),
  });
  return (
    <ConfirmAction
      write={takeBack}
      title="Удалить ответ?"
      safe="Оставить"
      action="Удалить ответ"
      busy="Удаляем"
      onConfirm={() => takeBack.send({ id: review.id })}
      onClose={onClose}
    >
      <p className="wrap-anywhere">На отзыв: {about}. Ответить можно будет снова.</p>
    </ConfirmAction>
  );
}
