import {
  useDoctorClinicsSuspense,
  useDoctorFullSuspense,
  useDoctorServicesSuspense,
} from '@generated/api/public/public';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import { getRouteApi } from '@tanstack/react-router';
import { type BookingChoice, wholeChoice } from '@/shared/navigation/booking-search';
import { ButtonLink } from '@/shared/ui/button-link';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { BookingForm } from './booking-form';

const route = getRouteApi('/fo/patient/schedule-record/');

/** «Проверьте запись»: everything about the visit on one page, one button (specification §2, patientSheduleRecord). */
export function BookingScreen() {
  const choice = wholeChoice(route.useSearch());
  return (
    <div className="page py-8 page-grey phone:pt-4 phone:pb-0">
      {choice ? (
        <Booking choice={choice} />
      ) : (
        <NotBookable title="Выберите врача и время">
          <ButtonLink variant="primary" to="/search">
            Найти врача
          </ButtonLink>
        </NotBookable>
      )}
    </div>
  );
}

function Booking({ choice }: { choice: BookingChoice }) {
  const { data: doctor } = useDoctorFullSuspense(choice.doctor, undefined, { query: { select: (body) => body.data } });
  const { data: services } = useDoctorServicesSuspense(choice.doctor, { query: { select: (body) => body.data } });
  const { data: clinics } = useDoctorClinicsSuspense(choice.doctor, { query: { select: (body) => body.data } });
  const link = services.find(({ filial_id, service }) => filial_id === choice.filial && service.id === choice.service);
  const clinic = clinics.find(({ id }) => id === choice.filial);

  if (!link || !clinic) {
    return (
      <NotBookable title="Такой записи больше нет">
        <ButtonLink variant="primary" to="/doctor/$slug" params={{ slug: choice.doctor }}>
          Открыть страницу врача
        </ButtonLink>
      </NotBookable>
    );
  }
  return (
    <BookingForm
      doctor={doctor}
      link={link}
      services={services.filter(({ filial_id }) => filial_id === clinic.id)}
      clinic={clinic}
      hasOtherClinics={clinics.length > 1}
      startsAt={choice.startsAt}
    />
  );
}

function NotBookable({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Card>
      <EmptyState glyph={IconCalendarPlus} level={1} title={title} action={children}>
        Запись начинается со&nbsp;свободного времени у&nbsp;врача.
      </EmptyState>
    </Card>
  );
}
