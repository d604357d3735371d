import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { getRouteApi, Link, linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import { useDocumentReadSuspense } from '#generated/api/patient-documents/patient-documents.ts';
import { addedBy, categoryLabel, downloadName, fileLine } from '@/domain/visit/document-text';
import { dataOf } from '@/shared/api/load';
import { problemText } from '@/shared/api/problem-text';
import { FilePreview } from '@/shared/files/file-preview';
import { useFileDownload } from '@/shared/files/stored-file';
import { dayMonthYear } from '@/shared/format/date';
import { typeset } from '@/shared/format/typography';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { FieldError } from '@/shared/ui/fields/field';
import { Icon } from '@/shared/ui/icon';
import { BackLink } from '@/shared/ui/navigation/back-link';
import { SummaryList, SummaryRow } from '@/shared/ui/summary-list';
import { CardPersonName, useSharedCard } from './card-owner';
import { cardSearch } from './card-person';
import { DeleteDocumentDialog, useDeleteDocument } from './delete-document-dialog';

const route = getRouteApi('/fo/patient/_cabinet/medical-card/$id');

/** One document: preview, data and actions (docs/rules.md §2, patientMedicalCardShow). */
export function DocumentScreen() {
  const { id } = route.useParams();
  const [deleting, setDeleting] = useState(false);
  const { data: document } = useDocumentReadSuspense(Number(id), { query: { select: dataOf } });
  const download = useFileDownload();
  const { file, visit_id, family_member_id } = document;
  const shared = useSharedCard(family_member_id ?? undefined);
  const whose = cardSearch(family_member_id ?? undefined);
  const toCard = linkOptions({ to: '/fo/patient/medical-card', search: whose, replace: true });
  const remove = useDeleteDocument({ next: () => toCard });

  return (
    <>
      <BackLink to="/fo/patient/medical-card" search={whose}>
        Медкарта
      </BackLink>
      <h1 className="page-inset mt-1 text-page wrap-anywhere">{typeset(document.name)}</h1>
      <CardPersonName person={family_member_id ?? undefined} />
      <div className="mt-5 columns-cabinet-aside">
        <div className="contents flex-col gap-6 wide:flex">
          <Card>
            <FilePreview key={file.id} name={document.name} file={file} />
          </Card>
          <Card className="narrow:order-1">
            <h2 className="sr-only">О&nbsp;документе</h2>
            <SummaryList>
              <SummaryRow label="Категория">{categoryLabel(document.category)}</SummaryRow>
              <SummaryRow label="Файл">{fileLine(file)}</SummaryRow>
              <SummaryRow label="Добавлен">{dayMonthYear(document.created_at)}</SummaryRow>
              <SummaryRow label="Добавил">{addedBy(document)}</SummaryRow>
              {visit_id !== null && (
                <SummaryRow label="Визит" note="Этот документ видит врач визита">
                  <Link to="/fo/patient/visits/$id" params={{ id: String(visit_id) }} className="link">
                    Открыть визит
                  </Link>
                </SummaryRow>
              )}
            </SummaryList>
          </Card>
        </div>
        <Card className="flex flex-col gap-2">
          <h2 className="sr-only">Действия</h2>
          <Button
            wide
            variant="primary"
            busy={download.isPending && 'Скачиваем'}
            onClick={() => download.mutate({ file, name: downloadName(document) })}
          >
            <Icon icon={IconDownload} />
            Скачать
          </Button>
          {download.error && <FieldError>{problemText(download.error)}</FieldError>}
          {shared === undefined && (
            <>
              <ButtonLink wide to="/fo/patient/update-document" search={{ id: document.id }}>
                Изменить
              </ButtonLink>
              <Button
                wide
                onClick={() => {
                  remove.forget();
                  setDeleting(true);
                }}
              >
                Удалить
              </Button>
            </>
          )}
        </Card>
      </div>
      {deleting && <DeleteDocumentDialog document={document} remove={remove} onClose={() => setDeleting(false)} />}
    </>
  );
}
