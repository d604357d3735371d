import { useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { getDocumentReadQueryOptions, useDocumentUpdate } from '#generated/api/patient-documents/patient-documents.ts';
import { DocumentCategory } from '#generated/models/document-category.ts';
import type { DocumentUpdateRequest } from '#generated/models/document-update-request.ts';
import type { Document } from '#generated/models/document.ts';
import { categories, categoryLabel } from '@/domain/visit/document-text';
import { ifMatch, type Versioned } from '@/shared/api/version';
import { DraftNote } from '@/shared/form/draft-note';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { OthersNote } from '@/shared/form/others-note';
import { chosen } from '@/shared/form/rules/choice';
import { requiredText } from '@/shared/form/rules/text';
import { UnsavedGuard } from '@/shared/form/unsaved-guard';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { useVersioned } from '@/shared/form/use-versioned';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { DialogButtons } from '@/shared/ui/overlay/modal-frame';
import type { PageLink } from '@/shared/url/router-types';
import { useWrite } from '@/shared/write/use-write';

/** Form schema of a document; its output is the contract's DocumentUpdateRequest. */
export const documentSchema = v.object({
  name: requiredText(200),
  category: chosen(Object.values(DocumentCategory)),
}) satisfies v.GenericSchema<Record<string, string>, DocumentUpdateRequest>;

const names = { name: 'название', category: 'категория' };

interface DocumentFormProps {
  /**
   * The document. Its version is known if the document was loaded, and unknown if the document was
   * just added.
   */
  start: Versioned<Document>;
  /**
   * Whether the form asks before unsaved changes are lost. It does on a page, but not in a dialog.
   */
  asPage?: boolean;
  onCancel: () => void;
  /** Called after saving, even if the user has closed the dialog before the answer. */
  onSaved?: (document: Document) => void;
  onDone?: () => void;
  /** The page to open after saving. */
  next?: () => PageLink;
}

export function DocumentForm({ start, asPage = false, onCancel, onSaved, onDone, next }: DocumentFormProps) {
  const { id } = start.data;
  const client = useQueryClient();
  const update = useWrite(useDocumentUpdate({ mutation: { onSuccess: ({ data }) => onSaved?.(data) } }), {
    done: 'Данные сохранены',
    onDone,
    ...(next && { next }),
  });
  const edited = useVersioned({
    start,
    valuesOf: ({ data: { name, category } }: Versioned<Document>) => ({ name, category: category as string }),
    read: () => client.query({ ...getDocumentReadQueryOptions(id), staleTime: 0, meta: { silent: true } }),
  });
  const { form, frame } = useSchemaForm({
    schema: documentSchema,
    defaultValues: edited.initial,
    draft: { name: `document-${id}` },
    submit: (data) => update.ask({ id, data, headers: ifMatch(edited.began()) }),
    mend: edited.mend,
  });

  return (
    <FormFrame
      {...frame}
      summary={false}
      guard={asPage ? UnsavedGuard : undefined}
      className="mt-3 flex flex-col gap-4 text-ink"
    >
      <OthersNote others={edited.others} names={names} />
      {asPage && <DraftNote initial={frame.initial} />}
      <form.AppField name="name">{(field) => <field.TextField label="Название" autoFocus={!asPage} />}</form.AppField>
      <form.AppField name="category">
        {(field) => (
          <field.SelectField label="Категория">
            {categories.map((category) => (
              <option key={category} value={category}>
                {categoryLabel(category)}
              </option>
            ))}
          </field.SelectField>
        )}
      </form.AppField>
      <DialogButtons
        secondary={<Button onClick={onCancel}>Не менять</Button>}
        primary={<SubmitButton busy="Сохраняем">Сохранить</SubmitButton>}
      />
    </FormFrame>
  );
}

interface EditDocumentDialogProps {
  document: Document;
  onClose: () => void;
  onSaved: (document: Document) => void;
}

/** Edits a document in a dialog, so that the page stays open and its uploads continue. */
export function EditDocumentDialog({ document, onClose, onSaved }: EditDocumentDialogProps) {
  return (
    <Dialog title="Изменить документ" onClose={onClose}>
      <DocumentForm start={{ data: document }} onCancel={onClose} onSaved={onSaved} onDone={onClose} />
    </Dialog>
  );
}
