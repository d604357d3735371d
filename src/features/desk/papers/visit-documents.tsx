import IconFiles from '@tabler/icons-react/dist/esm/icons/IconFiles.mjs';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { useFileUpload } from '#generated/api/files/files.ts';
import type { VisitDocument } from '#generated/models/visit-document.ts';
import { categories, categoryLabel } from '@/domain/visit/document-text';
import { FILE_MAX_BYTES } from '@/shared/config/limits';
import { checkFile, DOCUMENT_TYPES, kindsText } from '@/shared/files/check-file';
import { FileButton } from '@/shared/files/file-button';
import { useAbortOnUnmount } from '@/shared/files/use-abort-on-unmount';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { chosen } from '@/shared/form/rules/choice';
import { requiredText } from '@/shared/form/rules/text';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { calendarDay } from '@/shared/format/date';
import { fileSize } from '@/shared/format/file-size';
import { quoted } from '@/shared/format/typography';
import { Button } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { FieldError } from '@/shared/ui/fields/field';
import { LiveRegion } from '@/shared/ui/live-region';
import { useWrite } from '@/shared/write/use-write';
import { useWriteOf } from '@/shared/write/use-write-of';
import { PaperList } from './paper-list';
import type { PapersDesk } from './papers-desk';

interface VisitDocumentsProps {
  readonly desk: PapersDesk;
  /** Id of the visit to which a new document is added. */
  readonly visitId: number;
  readonly documents: readonly VisitDocument[];
  /** Name of the visit `visitId`, if the list contains documents of several visits. */
  readonly goesTo?: string;
}

/**
 * Documents of a visit, with a form to add one. The section is labelled by the element
 * `documents-heading`.
 */
export function VisitDocuments({ desk, visitId, documents, goesTo }: VisitDocumentsProps) {
  const [file, setFile] = useState<File>();
  const [refused, setRefused] = useState<string>();
  const choose = async ([picked]: readonly File[]) => {
    if (picked === undefined) return;
    const checked = await checkFile(picked, DOCUMENT_TYPES);
    setRefused('reason' in checked ? checked.reason : undefined);
    setFile('reason' in checked ? undefined : checked.file);
  };
  const earlier = file && documents.find((one) => one.file.name === file.name && one.file.size === file.size);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="documents-heading" className="text-h3">
          Документы
        </h2>
        {file === undefined && (
          <FileButton size="small" accepted={DOCUMENT_TYPES} onFiles={(files) => void choose(files)}>
            Добавить документ
          </FileButton>
        )}
      </div>
      {goesTo !== undefined && <p className="mt-1 text-small text-ink-3">{goesTo}</p>}
      <LiveRegion urgent className="mt-3">
        {refused !== undefined && <FieldError>{refused}</FieldError>}
        {earlier !== undefined && (
          <Callout tone="amber" icon={IconFiles}>
            Такой файл здесь уже есть: {quoted(earlier.name)}, {earlier.added_by ?? 'Пациент'},{' '}
            {calendarDay(earlier.created_at)}. Добавить ещё один?
          </Callout>
        )}
      </LiveRegion>
      {file !== undefined && (
        <DocumentForm
          key={file.name}
          desk={desk}
          visitId={visitId}
          file={file}
          isSecond={earlier !== undefined}
          onClose={() => setFile(undefined)}
        />
      )}
      <div className="mt-4">
        {documents.length > 0 ? (
          <PaperList desk={desk} documents={documents} />
        ) : (
          file === undefined && (
            <p className="text-ink-2">
              Документов пока нет. Заключение или&nbsp;назначение пациент увидит в&nbsp;медкарте.{' '}
              {kindsText(DOCUMENT_TYPES)}, до&nbsp;{fileSize(FILE_MAX_BYTES)}.
            </p>
          )
        )}
      </div>
    </>
  );
}

export const visitDocumentSchema = v.object({ name: requiredText(200), category: chosen(categories) });

interface DocumentFormProps {
  readonly desk: PapersDesk;
  readonly visitId: number;
  readonly file: File;
  /** Whether the visit already has a document with this file. */
  readonly isSecond: boolean;
  readonly onClose: () => void;
}

/**
 * Asks for category and title of a document, then uploads it. A retry doesn't upload the file
 * again.
 */
function DocumentForm({ desk, visitId, file, isSecond, onClose }: DocumentFormProps) {
  const stored = useRef<number>(undefined);
  const calledOff = useAbortOnUnmount();
  const upload = useWrite(useFileUpload({ request: { signal: calledOff } }));
  const create = useWriteOf(desk.documentCreate, { done: 'Документ добавлен', onDone: onClose });
  const { form, frame } = useSchemaForm({
    schema: visitDocumentSchema,
    defaultValues: { name: file.name.replace(/\.[^.]+$/, ''), category: 'conclusion' as string },
    submit: async (data) => {
      stored.current ??= (await upload.ask({ data: { files: [file] } })).data[0]?.id;
      calledOff.throwIfAborted();
      await create.ask({ id: visitId, data: { ...data, file_id: stored.current ?? 0 } });
    },
  });

  return (
    <FormFrame
      {...frame}
      summary={false}
      failure="Не&nbsp;получилось добавить"
      className="mt-4 grid gap-4 rounded-note bg-canvas p-4 desktop:grid-cols-2"
    >
      <form.AppField name="name">{(field) => <field.TextField label="Название" limit={200} />}</form.AppField>
      <form.AppField name="category">
        {(field) => (
          <field.SelectField label="Раздел медкарты">
            {categories.map((one) => (
              <option key={one} value={one}>
                {categoryLabel(one)}
              </option>
            ))}
          </field.SelectField>
        )}
      </form.AppField>
      <p className="col-span-full text-small wrap-anywhere text-ink-3">
        {file.name}, {fileSize(file.size)}
      </p>
      <div className="col-span-full flex flex-wrap gap-2">
        <SubmitButton size="small" busy={upload.isSending ? 'Отправляем' : 'Сохраняем'}>
          {isSecond ? 'Добавить ещё один' : 'Добавить'}
        </SubmitButton>
        <Button size="small" variant="quiet" onClick={onClose}>
          Не добавлять
        </Button>
      </div>
    </FormFrame>
  );
}
