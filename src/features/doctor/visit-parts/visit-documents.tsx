import IconFiles from '@tabler/icons-react/dist/esm/icons/IconFiles.mjs';
import { useRef, useState } from 'react';
import { useDoctorVisitDocumentCreate } from '#generated/api/doctor-visit-papers/doctor-visit-papers.ts';
import { useFileUpload } from '#generated/api/files/files.ts';
import type { DoctorVisit } from '#generated/models/doctor-visit.ts';
import type { DocumentCategory } from '#generated/models/document-category.ts';
import type { VisitDocument } from '#generated/models/visit-document.ts';
import { categories, categoryLabel } from '@/domain/visit/document-text';
import { isProblem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { FILE_MAX_BYTES } from '@/shared/config/limits';
import { checkFile, DOCUMENT_TYPES, kindsText } from '@/shared/files/check-file';
import { FileButton } from '@/shared/files/file-button';
import { useCalledOff } from '@/shared/files/use-called-off';
import { messages } from '@/shared/form/rules/messages';
import { calendarDay } from '@/shared/format/date';
import { fileSize } from '@/shared/format/file-size';
import { quoted } from '@/shared/format/typography';
import { notify } from '@/shared/notify';
import { Button } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { Card } from '@/shared/ui/card';
import { FieldError } from '@/shared/ui/fields/field';
import { SelectField } from '@/shared/ui/fields/select';
import { TextField } from '@/shared/ui/fields/text-field';
import { useWhileOpen } from '@/shared/use-while-open';
import { PaperList } from './visit-papers';

interface VisitDocumentsProps {
  readonly visit: DoctorVisit;
  readonly documents: readonly VisitDocument[];
  /** Where the documents of several visits stand: which of them a new one goes to. */
  readonly goesTo?: string;
}

/** What belongs to the visit, and adding to it. */
export function VisitDocuments({ visit, documents, goesTo }: VisitDocumentsProps) {
  const [file, setFile] = useState<File>();
  const [refused, setRefused] = useState<string>();
  const choose = async ([picked]: readonly File[]) => {
    if (picked === undefined) return;
    const checked = await checkFile(picked, DOCUMENT_TYPES);
    setRefused('reason' in checked ? checked.reason : undefined);
    setFile('reason' in checked ? undefined : checked.file);
  };
  return (
    <Card id="documents" aria-labelledby="documents-heading" className="scroll-mt-6">
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
      {refused !== undefined && <FieldError>{refused}</FieldError>}
      {file !== undefined && (
        <DocumentForm
          key={file.name}
          visit={visit}
          file={file}
          earlier={documents.find((one) => one.file.name === file.name && one.file.size === file.size)}
          onClose={() => setFile(undefined)}
        />
      )}
      <div className="mt-4">
        {documents.length > 0 ? (
          <PaperList documents={documents} />
        ) : (
          file === undefined && (
            <p className="text-ink-2">
              Документов пока нет. Заключение или&nbsp;назначение пациент увидит в&nbsp;медкарте.{' '}
              {kindsText(DOCUMENT_TYPES)}, до&nbsp;{fileSize(FILE_MAX_BYTES)}.
            </p>
          )
        )}
      </div>
    </Card>
  );
}

/** The contract's limit. */
const LONGEST_NAME = 200;

interface DocumentFormProps {
  readonly visit: DoctorVisit;
  readonly file: File;
  /** The document that has this very file. */
  readonly earlier: VisitDocument | undefined;
  readonly onClose: () => void;
}

/** What the file is; then it is sent. A second try sends no file twice. */
function DocumentForm({ visit, file, earlier, onClose }: DocumentFormProps) {
  const [name, setName] = useState(file.name.replace(/\.[^.]+$/, ''));
  const [category, setCategory] = useState<DocumentCategory>('conclusion');
  const stored = useRef<number>(undefined);
  const calledOff = useCalledOff();
  const closeIfOpen = useWhileOpen(onClose);
  const silent = { mutation: { meta: { silent: true } } } as const;
  const upload = useFileUpload({ ...silent, request: { signal: calledOff } });
  const create = useDoctorVisitDocumentCreate(silent);
  const error = upload.error ?? create.error;
  const refused = isProblem(error, 422) ? error.errors : {};

  const send = async () => {
    if (name.trim() === '' || name.length > LONGEST_NAME) return;
    try {
      if (stored.current === undefined) {
        const { data } = await upload.mutateAsync({ data: { files: [file] } });
        stored.current = data[0]?.id;
      }
      calledOff.throwIfAborted();
      await create.mutateAsync({
        id: visit.id,
        data: { category, name: name.trim(), file_id: stored.current ?? 0 },
      });
      notify.success('Документ добавлен');
      closeIfOpen();
    } catch {
      // Shown below.
    }
  };

  return (
    <form
      className="mt-4 grid gap-4 rounded-note bg-canvas p-4 desktop:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        label="Название"
        limit={LONGEST_NAME}
        value={name}
        error={refused['name']?.[0] ?? (name.trim() === '' ? messages.required : undefined)}
        onChange={({ target }) => setName(target.value)}
      />
      <SelectField
        label="Раздел медкарты"
        value={category}
        onChange={({ target }) => setCategory(target.value as DocumentCategory)}
      >
        {categories.map((one) => (
          <option key={one} value={one}>
            {categoryLabel(one)}
          </option>
        ))}
      </SelectField>
      <p className="col-span-full text-small wrap-anywhere text-ink-3">
        {file.name}, {fileSize(file.size)}
      </p>
      {earlier !== undefined && (
        <Callout tone="amber" icon={IconFiles} role="alert" className="col-span-full">
          Такой файл здесь уже есть: {quoted(earlier.name)}, {earlier.added_by ?? 'Пациент'},{' '}
          {calendarDay(earlier.created_at)}. Добавить ещё один?
        </Callout>
      )}
      {error !== null && (
        <div className="col-span-full">
          <FieldError>{refused['files']?.[0] ?? refused['file_id']?.[0] ?? problemText(error)}</FieldError>
        </div>
      )}
      <div className="col-span-full flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="primary"
          size="small"
          busy={(upload.isPending && 'Отправляем') || (create.isPending && 'Сохраняем')}
        >
          {earlier === undefined ? 'Добавить' : 'Добавить ещё один'}
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          Не добавлять
        </Button>
      </div>
    </form>
  );
}
