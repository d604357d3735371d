import { Link } from '@tanstack/react-router';
import { useDocumentList } from '#generated/api/patient-documents/patient-documents.ts';
import type { Visit } from '#generated/models/visit.ts';
import { hasEnded } from '@/domain/visit/visit-can';
import { visitDocumentParams } from '@/features/patient/visit-parts/visit-queries';
import { RowsSkeleton } from '@/shared/section/rows-skeleton';
import { SectionQuery } from '@/shared/section/section-query';
import { shownBySection } from '@/shared/section/shown-by-section';
import { Card } from '@/shared/ui/card';
import { RowsSkeleton } from '@/shared/ui/skeleton';
import { VisitDocument } from './visit-document';

/** Papers of this visit: what the patient brought for the doctor, and what the doctor gave. */
export function VisitDocuments({ visit }: { visit: Visit }) {
  const documents = useDocumentList(visitDocumentParams(visit.id), shownBySection);
  const { status } = visit;
  const cancelled = status === 'cancelled_by_patient' || status === 'cancelled_by_clinic';
  // Where no doctor receives nobody reads papers before the visit; the result may come here after it.
  if ((cancelled || visit.doctor === null) && (documents.data?.data.length ?? 0) === 0) return null;

  return (
    <Card>
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-h3">Документы</h2>
        {!cancelled && (
          <Link
            to="/fo/patient/medical-card/document"
            search={{ visit: visit.id }}
            className="link text-small font-medium"
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
