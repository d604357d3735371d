import type { Visit } from '#generated/models/visit.ts';
import { canComment } from '@/domain/visit/visit-can';
import { SummaryRow } from '@/shared/ui/summary-list';
import { useNow } from '@/shared/use-now';

interface CommentRowProps {
  visit: Visit;
  onEdit: () => void;
}

/** What the doctor was told, and a way to change it until the visit begins. */
export function CommentRow({ visit, onEdit }: CommentRowProps) {
  const open = canComment(visit, useNow());
  const { comment } = visit;

  return (
    <SummaryRow
      label="Комментарий"
      note={
        comment === null &&
        open &&
        (visit.doctor
          ? 'Напишите, о\u00A0чём врачу лучше знать заранее'
          : 'Напишите, о\u00A0чём клинике лучше знать заранее')
      }
      action={
        open && (
          <button type="button" className="link" onClick={onEdit}>
            {comment === null ? 'Добавить' : 'Изменить'}
            <span className="sr-only"> комментарий</span>
          </button>
        )
      }
    >
      {comment === null ? (
        <span className="text-ink-3">Не&nbsp;указан</span>
      ) : (
        <span className="wrap-anywhere whitespace-pre-line">{comment}</span>
      )}
    </SummaryRow>
  );
}
