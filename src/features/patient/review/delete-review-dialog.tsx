import { useReviewDelete } from '#generated/api/patient-reviews/patient-reviews.ts';
import type { Review } from '#generated/models/review.ts';
import { reviewOccasion } from '@/domain/review/review-text';
import { visitWith } from '@/domain/visit/visit-host';
import { problemText } from '@/shared/api/problem-text';
import { notify } from '@/shared/notify';
import { FieldError } from '@/shared/ui/fields/field';
import { ConfirmDialog } from '@/shared/ui/overlay/confirm-dialog';

interface DeleteReviewDialogProps {
  review: Review;
  onClose: () => void;
  onDeleted: () => void;
}

/** Names the review, says what goes with it, and leaves it alone unless told otherwise. */
export function DeleteReviewDialog({ review, onClose, onDeleted }: DeleteReviewDialogProps) {
  const { mutate, isPending, error } = useReviewDelete({ mutation: { meta: { silent: [404] } } });

  const confirm = () => {
    if (isPending) return;
    mutate(
      { id: review.id },
      {
        onSuccess: () => {
          notify.success('Отзыв удалён');
          onDeleted();
        },
      },
    );
  };

  return (
    <ConfirmDialog
      title="Удалить отзыв?"
      safe="Оставить отзыв"
      action="Удалить отзыв"
      busy={isPending && 'Удаляем'}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {visitWith(review)}, {reviewOccasion({ ...review, created_at: review.visit_date })}
      </p>
      <p className="mt-2">
        Текст и&nbsp;оценка пропадут{review.reply && ' вместе с\u00A0ответом врача'}. Приём можно будет оценить снова.
      </p>
      {error && <FieldError>{problemText(error)}</FieldError>}
    </ConfirmDialog>
  );
}
