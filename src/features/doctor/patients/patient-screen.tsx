import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import { getRouteApi } from '@tanstack/react-router';
import { useDoctorPatientReadSuspense } from '#generated/api/doctor-patients/doctor-patients.ts';
import { PhoneButton } from '@/domain/place/phone-button';
import { VisitDocuments } from '@/features/desk/papers/visit-documents';
import { VisitNotes } from '@/features/desk/papers/visit-notes';
import { doctorPapers } from '@/features/doctor/visit/doctor-papers';
import { VisitLine } from '@/features/doctor/visit/visit-line';
import { dataOf } from '@/shared/api/load';
import { useReopened } from '@/shared/form/dialog-draft';
import { visitsCount, yearsCount } from '@/shared/format/counts';
import { calendarDay, dayMonthYear } from '@/shared/format/date';
import { epoch } from '@/shared/format/zone';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyDialog } from '@/shared/lazy/use-lazy-dialog';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Icon } from '@/shared/ui/icon';
import { BackLink } from '@/shared/ui/navigation/back-link';
import { useNow } from '@/shared/use-now';

const route = getRouteApi('/fo/doctor/patients/$id');
const bookDialog = lazyModule(() => import('@/features/doctor/book/book-dialog'));

/** One patient: contacts, visits to this doctor, documents and notes. */
export function PatientScreen() {
  const { id } = route.useParams();
  const { data } = useDoctorPatientReadSuspense(Number(id), { query: { select: dataOf } });
  const { patient, birthday, email, visits, documents, notes } = data;
  const { show, close, preload, part, opening } = useLazyDialog(bookDialog);
  const draft = `doctor-booking-${patient.id}`;
  useReopened(draft, show);
  const at = useNow();
  const [last] = visits;
  // New notes and documents are added to one visit: the latest visit that has begun, or else the
  // next visit.
  const noted = visits.find(({ starts_at }) => epoch(starts_at) <= at) ?? visits.at(-1);
  const facts = [
    patient.age === null ? undefined : yearsCount(patient.age),
    birthday === null ? undefined : dayMonthYear(birthday),
    patient.clinic_title,
    visitsCount(patient.visits_count),
  ].filter((fact) => fact !== undefined);

  return (
    <>
      <BackLink to="/fo/doctor/patients">Пациенты</BackLink>
      <div className="mt-1 flex flex-wrap items-start justify-between gap-4">
        <div className="page-inset min-w-0">
          <h1 className="text-h2 wrap-anywhere">{patient.full_name}</h1>
          <p className="mt-1 text-small wrap-anywhere text-ink-2">{facts.join(', ')}</p>
        </div>
        <Button variant="primary" busy={opening && 'Открываем'} onPointerEnter={preload} onClick={show}>
          <Icon icon={IconCalendarPlus} />
          Записать
        </Button>
      </div>
      <div className="mt-4 columns-cabinet-aside">
        <Card className="px-0 pb-2 phone:px-0">
          <h2 className="px-6 text-h3 phone:px-4">Визиты ко&nbsp;мне</h2>
          <ul className="mt-2 divide-y divide-line">
            {visits.map((visit) => (
              <VisitLine key={visit.id} visit={visit} />
            ))}
          </ul>
        </Card>
        <div className="flex min-w-0 flex-col gap-5 wrap-anywhere phone:gap-3">
          <Card>
            <h2 className="text-h3">Связаться</h2>
            <div className="mt-3 flex flex-col items-start gap-3">
              <PhoneButton phone={patient.phone} whose={patient.full_name} />
              {email !== null && (
                <a href={`mailto:${email}`} className="link wrap-anywhere">
                  {email}
                </a>
              )}
            </div>
          </Card>
          {noted && (
            <Card id="documents" aria-labelledby="documents-heading" className="scroll-mt-6">
              <VisitDocuments
                desk={doctorPapers}
                visitId={noted.id}
                documents={documents}
                goesTo={`Новый относится к\u00A0визиту ${calendarDay(noted.starts_at)}`}
              />
            </Card>
          )}
          {(noted || notes.length > 0) && (
            <Card aria-labelledby="notes-heading">
              <VisitNotes desk={doctorPapers} visitId={noted?.id} notes={notes} />
            </Card>
          )}
        </div>
      </div>
      {part && (
        <part.BookDialog
          draft={draft}
          patient={patient}
          {...(last && { gap: { filial_id: last.filial_id } })}
          onClose={close}
        />
      )}
    </>
  );
}
