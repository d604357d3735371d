import { useQueryClient } from '@tanstack/react-query';
import { invalidateDocumentList, useDocumentDelete } from '#generated/api/patient-documents/patient-documents.ts';
import type { Document } from '#generated/models/document.ts';
import { addedBy, fileLine } from '@/domain/visit/document-text';
import { problemText } from '@/shared/api/problem-text';
import { dayMonthYear } from '@/shared/format/date';
import { quoted, typeset } from '@/shared/format/typography';
import type { PageLink } from '@/shared/url/router-types';
import { ConfirmAction } from '@/shared/write/confirm-action';
import { useWrite } from '@/shared/write/use-write';

interface AfterDeletion {
  onDone?: (answer: unknown, deleted: { readonly id: number }) => void;
  next: () => PageLink | undefined;
}

/**
 * Mutation that deletes a document. The page calls it, not the dialog: the user may close the
 * dialog before the answer, and the page then still navigates or updates.
 */
export function useDeleteDocument({ onDone, next }: AfterDeletion) {
  const client = useQueryClient();
  return useWrite(useDocumentDelete(), {
    done: 'Документ удалён',
    // A 404 counts as success: another tab has deleted the document, and only the cached list still
    // contains it.
    doneBefore: async ({ status }) => {
      if (status !== 404) return undefined;
      await invalidateDocumentList(client);
      return { answer: undefined };
    },
    onDone,
    next,
  });
}

interface DeleteDocumentDialogProps {
  document: Document;
  remove: ReturnType<typeof useDeleteDocument>;
  onClose: () => void;
}

/** Confirms the deletion of a document. The button that keeps the document has the focus. */
export function DeleteDocumentDialog({ document, remove, onClose }: DeleteDocumentDialogProps) {
  return (
    <ConfirmAction
      write={remove}
      title={`Удалить ${quoted(typeset(document.name))}?`}
      safe="Оставить"
      action="Удалить документ"
      busy="Удаляем"
      failure={remove.error && `Ошибка при удалении документа. ${problemText(remove.error)}`}
      onConfirm={() => remove.send({ id: document.id })}
      onClose={onClose}
    >
      <p>
        {fileLine(document.file)}, {addedBy(document) === 'Вы' ? 'добавлен вами' : `добавил: ${addedBy(document)}`}{' '}
        {dayMonthYear(document.created_at)}.
      </p>
      <p>Файл удалится насовсем, врачи его больше не&nbsp;увидят.</p>
    </ConfirmAction>
  );
}
