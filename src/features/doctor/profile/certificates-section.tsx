import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import { useState } from 'react';
import * as v from 'valibot';
import {
  useDoctorCertificateCreate,
  useDoctorCertificateDelete,
  useDoctorCertificateUpdate,
} from '#generated/api/doctor-profile/doctor-profile.ts';
import { useFileUpload } from '#generated/api/files/files.ts';
import type { Certificate } from '#generated/models/certificate.ts';
import type { UploadedFile } from '#generated/models/uploaded-file.ts';
import { FILE_MAX_BYTES } from '@/shared/config/limits';
import { checkFile, DOCUMENT_TYPES } from '@/shared/files/check-file';
import { FileButton } from '@/shared/files/file-button';
import { optionalText, requiredText } from '@/shared/form/rules/text';
import { fileSize } from '@/shared/format/file-size';
import { Button } from '@/shared/ui/button';
import { FieldError } from '@/shared/ui/fields/field';
import { Icon } from '@/shared/ui/icon';
import { LiveRegion } from '@/shared/ui/live-region';
import { useWrite } from '@/shared/write/use-write';
import { WriteError } from '@/shared/write/write-error';
import { optionalYear } from './background-form-sections';
import { asItIs, EntryForm, EntryList, removed } from './entry-list';
import { useSection } from './use-section';

/**
 * The uploaded copy of a certificate, without its signed URL, because the URL is different in each
 * answer.
 */
type Copy = Pick<UploadedFile, 'id' | 'name'>;

export const certificateSchema = v.object({
  title: requiredText(300),
  issued_by: optionalText(300),
  year: optionalYear(),
  file: v.nullable(v.object({ id: v.number(), name: v.string() })),
});

/** Certificates with copies. Patients see only the titles; moderators see the copies. */
export function CertificatesSection({ entries }: { readonly entries: readonly Certificate[] }) {
  const remove = useWrite(useDoctorCertificateDelete(), removed);
  return (
    <EntryList
      id="certificates"
      heading="Сертификаты"
      empty="Добавьте сертификат специалиста: по&nbsp;нему мы&nbsp;проверяем анкету."
      add="Добавить сертификат"
      entries={entries}
      titleOf={({ title }) => title}
      yearsOf={({ year }) => (year === null ? '' : String(year))}
      noteOf={({ issued_by: issuer }) => issuer ?? ''}
      renderMore={({ file }) =>
        file && (
          <p className="mt-1 flex items-center gap-1.5 text-small text-ink-2">
            <Icon icon={IconPaperclip} size={16} />
            {file.name}
          </p>
        )
      }
      renderForm={(entry, close) => <CertificateForm entry={entry} onSaved={close} />}
      remove={remove}
    />
  );
}

interface CertificateFormProps {
  readonly entry: Certificate | undefined;
  readonly onSaved: () => void;
}

function CertificateForm({ entry, onSaved }: CertificateFormProps) {
  const create = useWrite(useDoctorCertificateCreate(), { onDone: onSaved });
  const update = useWrite(useDoctorCertificateUpdate(), { onDone: onSaved });
  const { form, frame } = useSection({
    schema: certificateSchema,
    draft: { name: `doctor-certificate-${entry?.id ?? 'new'}` },
    valuesOf: ({ certificates }) => {
      const now = asItIs(certificates, entry);
      const file: Copy | null = now?.file ? { id: now.file.id, name: now.file.name } : null;
      return { title: now?.title ?? '', issued_by: now?.issued_by ?? '', year: String(now?.year ?? ''), file };
    },
    names: { title: 'название', issued_by: 'кто выдал', year: 'год', file: 'копия документа' },
    save: async ({ file, ...typed }, headers) => {
      const data = { ...typed, file_id: file?.id ?? null };
      await (entry === undefined ? create.ask({ data }) : update.ask({ id: entry.id, data, headers }));
      return undefined;
    },
  });
  return (
    <EntryForm {...frame}>
      <form.AppField name="title">
        {(field) => <field.TextField label="Название" hint="Как в&nbsp;документе" data-autofocus />}
      </form.AppField>
      <form.AppField name="issued_by">{(field) => <field.TextField label="Кто выдал" optional />}</form.AppField>
      <form.AppField name="year">
        {(field) => <field.TextField label="Год" optional inputMode="numeric" />}
      </form.AppField>
      <form.Field name="file">{({ state, setValue }) => <Paper file={state.value} onChange={setValue} />}</form.Field>
    </EntryForm>
  );
}

interface PaperProps {
  readonly file: Copy | null;
  readonly onChange: (file: Copy | null) => void;
}

/** Field for the copy of a certificate. The file is uploaded when the user chooses it. */
function Paper({ file, onChange }: PaperProps) {
  const upload = useWrite(useFileUpload(), {
    onDone: ({ data: [sent] }) => onChange(sent ? { id: sent.id, name: sent.name } : null),
  });
  const [refusal, setRefusal] = useState<string>();
  const send = async ([chosen]: readonly File[]) => {
    if (chosen === undefined) return;
    setRefusal(undefined);
    upload.forget();
    const checked = await checkFile(chosen, DOCUMENT_TYPES);
    if ('reason' in checked) {
      setRefusal(checked.reason);
      return;
    }
    upload.send({ data: { files: [checked.file] } });
  };
  return (
    <div>
      <p className="mb-1.5 text-small font-medium">
        Копия документа <span className="font-normal text-ink-3">необязательно</span>
      </p>
      <LiveRegion className="mb-2">
        {file && (
          <p className="flex items-center gap-1.5 wrap-anywhere">
            <Icon icon={IconPaperclip} size={16} />
            {file.name}
          </p>
        )}
      </LiveRegion>
      <div className="flex flex-wrap gap-2">
        <FileButton
          size="small"
          accepted={DOCUMENT_TYPES}
          busy={upload.isSending && 'Загружаем'}
          onFiles={(files) => void send(files)}
        >
          {file === null ? 'Выбрать файл' : 'Заменить файл'}
        </FileButton>
        {file !== null && (
          <Button variant="quiet" size="small" onClick={() => onChange(null)}>
            Убрать файл
          </Button>
        )}
      </div>
      <p className="mt-1.5 text-small text-ink-3">
        PDF, JPEG или PNG, до&nbsp;{fileSize(FILE_MAX_BYTES)}. Пациенты его не&nbsp;увидят.
      </p>
      <LiveRegion urgent>{refusal !== undefined && <FieldError>{refusal}</FieldError>}</LiveRegion>
      <WriteError of={upload} />
    </div>
  );
}
