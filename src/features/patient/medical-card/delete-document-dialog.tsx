import { useQueryClient } from '@tanstack/react-query';
import { invalidateDocumentList, useDocumentDelete } from '#generated/api/patient-documents/patient-documents.ts';
import type { Document } from '#generated/models/document.ts';
import { addedBy, fileLine } from '@/domain/visit/document-text';
import { isProblem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { dayMonthYear } from '@/shared/format/date';
import { quoted, typeset } from '@/shared/format/typography';
import { FieldError } from '@/shared/ui/fields/field';
import { ConfirmDialog } from '@/shared/ui/overlay/confirm-dialog';

export const DOCUMENT_DELETED = 'Документ удалён';

interface DeleteDocumentDialogProps {
  document: Document;
  onClose: () => void;
  /** Also where the dialog was closed while the answer was awaited. */
  onDeleted: () => void;
}

/** Names the document; the safe answer has focus. */
export function DeleteDocumentDialog({ document, onClose, onDeleted }: DeleteDocumentDialogProps) {
  const client = useQueryClient();
  const {
    mutate: remove,
    isPending,
    error,
  } = useDocumentDelete({
    mutation: {
      meta: { silent: true },
      onSuccess: onDeleted,
      onError: (problem) => {
        // Deleted elsewhere meanwhile: it is done, but the list doesn't show it yet.
        if (!isProblem(problem, 404)) return;
        void invalidateDocumentList(client);
        onDeleted();
      },
    },
  });

  return (
    <ConfirmDialog
      title={`Удалить ${quoted(typeset(document.name))}?`}
      safe="Оставить"
      action="Удалить документ"
      busy={isPending && 'Удаляем'}
      onConfirm={() => remove({ id: document.id })}
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
