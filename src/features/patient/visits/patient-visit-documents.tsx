import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { Link } from '@tanstack/react-router';
import { useDocumentList } from '#generated/api/patient-documents/patient-documents.ts';
import type { Document } from '#generated/models/document.ts';
import type { Visit } from '#generated/models/visit.ts';
import { addedBy, downloadName, fileLine } from '@/domain/visit/document-text';
import { hasEnded } from '@/domain/visit/visit-can';
import { visitDocumentParams } from '@/features/patient/visit-parts/visit-queries';
import { problemText } from '@/shared/api/problem-text';
import { useFileDownload } from '@/shared/files/stored-file';
import { typeset } from '@/shared/format/typography';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { Card } from '@/shared/ui/card';
import { FieldError } from '@/shared/ui/fields/field';
import { Icon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import { RowsSkeleton } from '@/shared/ui/skeleton';

/** Documents of the visit, which the patient or the doctor has added. */
export function VisitDocuments({ visit }: { visit: Visit }) {
  const documents = useDocumentList(visitDocumentParams(visit.id), shownBySection);
  const { status } = visit;
  const cancelled = status === 'cancelled_by_patient' || status === 'cancelled_by_clinic';
  // Only the owner of the card adds documents.
  const isClosed = cancelled || visit.shared_right !== undefined;
  // Before a visit only a doctor reads the documents. If the visit has no doctor, results may be
  // added later.
  if ((isClosed || visit.doctor === null) && (documents.data?.data.length ?? 0) === 0) return null;

  return (
    <Card>
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-h3">Документы</h2>
        {!isClosed && (
          <Link
            to="/fo/patient/medical-card/document"
            search={{ visit: visit.id }}
            className="link text-small font-medium print:hidden"
          >
            Добавить<span className="sr-only"> документ к&nbsp;визиту</span>
          </Link>
        )}
      </div>
      <div className="mt-3">
        <SectionQuery query={documents} skeleton={<RowsSkeleton rows={1} />}>
          {({ data }) =>
            data.length === 0 ? (
              <p className="text-ink-2">
                {hasEnded(visit)
                  ? 'Документов этого визита нет.'
                  : 'Добавьте прошлые анализы и\u00A0заключения: врач увидит их до\u00A0приёма.'}
              </p>
            ) : (
              <ul className="divide-y divide-line">
                {data.map((document) => (
                  <VisitDocument key={document.id} document={document} />
                ))}
              </ul>
            )
          }
        </SectionQuery>
      </div>
    </Card>
  );
}

/** One document: its name opens it, the button downloads it. */
function VisitDocument({ document }: { document: Document }) {
  const { mutate: download, isPending, error } = useFileDownload();
  const { file } = document;
  const name = typeset(document.name);

  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <span className="grid size-10 shrink-0 place-items-center rounded-control bg-canvas text-ink-2">
        <Icon icon={file.type === 'application/pdf' ? IconFileText : IconPhoto} />
      </span>
      <div className="min-w-0 flex-1">
        <Link to="/fo/patient/medical-card/$id" params={{ id: String(document.id) }} className="link wrap-anywhere">
          {name}
        </Link>
        <p className="text-small text-ink-3">
          {fileLine(file)}. {document.added_by === null ? 'Увидит врач' : addedBy(document)}
        </p>
        {error && <FieldError>Не&nbsp;получилось скачать. {problemText(error)}</FieldError>}
      </div>
      <IconButton
        icon={IconDownload}
        label={`Скачать: ${name}`}
        aria-disabled={isPending}
        onClick={() => !isPending && download({ file, name: downloadName(document) })}
      />
    </li>
  );
}
