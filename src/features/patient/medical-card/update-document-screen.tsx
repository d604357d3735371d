import { getRouteApi, linkOptions, useNavigate } from '@tanstack/react-router';
import { useDocumentReadSuspense } from '#generated/api/patient-documents/patient-documents.ts';
import { fileLine } from '@/domain/visit/document-text';
import { Card } from '@/shared/ui/card';
import { BackLink } from '@/shared/ui/navigation/back-link';
import { PageHeading } from '@/shared/ui/page-heading';
import { DocumentForm } from './document-form';

const route = getRouteApi('/fo/patient/_cabinet/update-document');

/** Form for a document's name and category (docs/rules.md §2, «/update-document»). */
export function UpdateDocumentScreen() {
  const { id = 0 } = route.useSearch();
  return <UpdateDocument key={id} id={id} />;
}

function UpdateDocument({ id }: { id: number }) {
  const navigate = useNavigate();
  const { data: read } = useDocumentReadSuspense(id);
  const { file } = read.data;
  const toDocument = linkOptions({ to: '/fo/patient/medical-card/$id', params: { id: String(id) } });

  return (
    <>
      <BackLink {...toDocument}>К&nbsp;документу</BackLink>
      <PageHeading className="page-inset mt-1 text-page" />
      <Card className="mt-5">
        <p className="[overflow-wrap:anywhere] text-ink-2">
          {file.name} <span className="text-ink-3">({fileLine(file)})</span>
        </p>
        <DocumentForm start={read} asPage onCancel={() => void navigate(toDocument)} next={() => toDocument} />
      </Card>
    </>
  );
}
