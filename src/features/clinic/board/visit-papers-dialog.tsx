import {
  getClinicVisitDocumentCreateMutationOptions,
  getClinicVisitDocumentDeleteMutationOptions,
  getClinicVisitNoteCreateMutationOptions,
  getClinicVisitNoteDeleteMutationOptions,
} from '#generated/api/clinic-visit-papers/clinic-visit-papers.ts';
import { useClinicVisitRead } from '#generated/api/clinic-visits/clinic-visits.ts';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import type { PapersDesk } from '@/features/desk/papers/papers-desk';
import { VisitDocuments } from '@/features/desk/papers/visit-documents';
import { VisitNotes } from '@/features/desk/papers/visit-notes';
import { dateTime } from '@/shared/format/time';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { Dialog } from '@/shared/ui/overlay/dialog';

const clinicPapers: PapersDesk = {
  by: 'clinic',
  documentCreate: getClinicVisitDocumentCreateMutationOptions,
  documentDelete: getClinicVisitDocumentDeleteMutationOptions,
  noteCreate: getClinicVisitNoteCreateMutationOptions,
  noteDelete: getClinicVisitNoteDeleteMutationOptions,
};

interface VisitPapersDialogProps {
  readonly visit: DeskVisit;
  readonly onClose: () => void;
}

/**
 * Notes and documents of a visit. Staff and the doctor read the notes; the patient also sees the
 * documents.
 */
export function VisitPapersDialog({ visit, onClose }: VisitPapersDialogProps) {
  const papers = useClinicVisitRead(visit.id, {
    query: { ...shownBySection.query, select: ({ data }) => data.record },
  });
  return (
    <Dialog size="wide" title="Документы и&nbsp;заметки" onClose={onClose}>
      <p className="wrap-anywhere">
        {visit.person.full_name}, {dateTime(visit.starts_at)}
      </p>
      <div className="mt-5 flex flex-col gap-7 wrap-anywhere text-ink">
        <SectionQuery query={papers}>
          {({ documents, notes }) => (
            <>
              <section aria-labelledby="notes-heading">
                <VisitNotes desk={clinicPapers} visitId={visit.id} notes={notes} />
              </section>
              <section aria-labelledby="documents-heading">
                <VisitDocuments desk={clinicPapers} visitId={visit.id} documents={documents} />
              </section>
            </>
          )}
        </SectionQuery>
      </div>
    </Dialog>
  );
}
