import { useQueryClient } from '@tanstack/react-query';
import { invalidateDocumentList, useDocumentDelete } from '#generated/api/patient-documents/patient-documents.ts';
import type { Document } from '#generated/models/document.ts';
import { addedBy, fileLine } from '@/domain/visit/document-text';
import { isProblem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { dayMonthYear } from '@/shared/format/date';
import { typeset } from '@/shared/format/typography';
import { notify } from '@/shared/notify';
import { toldWhenDone } from '@/shared/told-when-done';
import { FieldError } from '@/shared/ui/fields/field';
import { ConfirmDialog } from '@/shared/ui/overlay/confirm-dialog';

interface DeleteDocumentDialogProps {
  document: Document;
  onClose: () => void;
  onDeleted: () => void;
}

/** Names the document; the safe answer has focus. */
export function DeleteDocumentDialog({ document, onClose, onDeleted }: DeleteDocumentDialogProps) {
  const { mutate: remove, isPending, error } = useDocumentDelete(toldWhenDone('Документ удалён'));
  const client = useQueryClient();
  const done = () => {
    onClose();
    onDeleted();
  };
  const fail = (problem: unknown) => {
    // Deleted elsewhere meanwhile: it is done, but the list doesn't show it yet.
    if (!isProblem(problem, 404)) return;
    void invalidateDocumentList(client);
    notify.success('Документ удалён');
    done();
  };

  return (
    <ConfirmDialog
      title={`Удалить «${typeset(document.name)}»?`}
      safe="Оставить"
      action="Удалить документ"
      busy={isPending && 'Удаляем'}
      onConfirm={() => remove({ id: document.id }, { onSuccess: done, onError: fail })}
      onClose={onClose}
    >
      <p>
        {fileLine(document.file)}, {addedBy(document) === 'Вы' ? 'добавлен вами' : `добавил: ${addedBy(document)}`}{' '}
        {dayMonthYear(document.created_at)}.
      </p>
      <p>Файл удалится насовсем, врачи его больше не&nbsp;увидят.</p>
      {error && !isProblem(error, 404) && <FieldError>Ошибка при удалении документа. {problemText(error)}</FieldError>}
    </ConfirmDialog>
  );
}
