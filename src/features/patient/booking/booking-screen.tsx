import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import { getRouteApi } from '@tanstack/react-router';
import { getFamilyMemberListQueryOptions } from '#generated/api/patient-family/patient-family.ts';
import { getPatientProfileQueryOptions } from '#generated/api/patient-profile/patient-profile.ts';
import { getVisitListQueryOptions } from '#generated/api/patient-visits/patient-visits.ts';
import {
  useDoctorClinicsSuspense,
  useDoctorFullSuspense,
  useDoctorServicesSuspense,
  getDoctorClinicsQueryOptions,
  getDoctorFullQueryOptions,
  getDoctorServicesQueryOptions,
} from '#generated/api/public-doctors/public-doctors.ts';
import {
  useClinicSamplingSuspense,
  getClinicSamplingQueryOptions,
} from '#generated/api/public-sampling/public-sampling.ts';
import { readyPhrase } from '@/domain/service/offer-text';
import { sampledService } from '@/domain/service/several-analyses';
import { upcomingVisits } from '@/features/patient/visit-parts/visit-queries';
import { dataOf, load, prefetch } from '@/shared/api/load';
import { Problem } from '@/shared/api/problem';
import { isIncomplete } from '@/shared/api/response-check';
import { ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { type BookingChoice, type BookingSearch, servicesAsked, wholeChoice } from '@/shared/url/booking-search';
import { BookingForm } from './booking-form';

const route = getRouteApi('/fo/patient/schedule-record/');

/** Loads the chosen service, place and doctor, and the people for whom the user can book. */
export async function loadBooking(loader: Parameters<typeof load>[0], search: BookingSearch): Promise<void> {
  const choice = wholeChoice(search);
  if (!choice) return;
  // The visits are needed only for a warning, so the page doesn't wait for them.
  prefetch(loader, getVisitListQueryOptions(upcomingVisits));
  await Promise.all([
    ...(choice.doctor === undefined
      ? [load(loader, getClinicSamplingQueryOptions(choice.clinic, servicesAsked(choice)))]
      : [
          load(loader, getDoctorFullQueryOptions(choice.doctor)),
          load(loader, getDoctorServicesQueryOptions(choice.doctor)),
          load(loader, getDoctorClinicsQueryOptions(choice.doctor)),
        ]),
    load(loader, getPatientProfileQueryOptions()),
    load(loader, getFamilyMemberListQueryOptions()),
  ]);
}

/**
 * Page «Проверьте запись»: the whole visit on one page with one button (docs/rules.md §2,
 * patientSheduleRecord).
 */
export function BookingScreen() {
  const choice = wholeChoice(route.useSearch());
  return (
    <div className="page py-8 page-grey phone:pt-4 phone:pb-0">
      {choice?.doctor !== undefined && <DoctorBooking choice={choice} slug={choice.doctor} />}
      {choice?.clinic !== undefined && <SamplingBooking choice={choice} slug={choice.clinic} />}
      {choice === undefined && (
        <NotBookable title="Выберите врача и время">
          <ButtonLink variant="primary" to="/search">
            Найти врача
          </ButtonLink>
        </NotBookable>
      )}
    </div>
  );
}

function DoctorBooking({ choice, slug }: { choice: BookingChoice; slug: string }) {
  const { data: doctor } = useDoctorFullSuspense(slug, undefined, { query: { select: dataOf } });
  const { data: services } = useDoctorServicesSuspense(slug);
  const { data: clinics } = useDoctorClinicsSuspense(slug);
  const here = services.data.filter(({ filial_id }) => filial_id === choice.filial);
  const link = here.find(({ service }) => service.id === choice.service);
  const place = clinics.data.find(({ id }) => id === choice.filial);

  if (!link || !place) {
    // The chosen row may be missing because it broke the contract. A retry may then help.
    if (isIncomplete(services) || isIncomplete(clinics)) throw new Problem({ kind: 'malformed' });
    return (
      <NotBookable title="Такой записи больше нет">
        <ButtonLink variant="primary" to="/doctor/$slug" params={{ slug }}>
          Открыть страницу врача
        </ButtonLink>
      </NotBookable>
    );
  }
  return (
    <BookingForm
      choice={choice}
      offer={{ doctor, link, services: here, place, hasOtherPlaces: clinics.data.length > 1 }}
    />
  );
}

/** Booking of a sample that a filial takes without a doctor. */
function SamplingBooking({ choice, slug }: { choice: BookingChoice; slug: string }) {
  const { data: sampling } = useClinicSamplingSuspense(slug, servicesAsked(choice), { query: { select: dataOf } });
  const bookable = sampling.places.filter(({ appointment }) => appointment === 'filial');
  const place = bookable.find(({ id }) => id === choice.filial);

  if (!place) {
    return (
      <NotBookable title="Такой записи больше нет">
        <ButtonLink variant="primary" to="/clinic/$slug" params={{ slug }} hash="services">
          Открыть страницу клиники
        </ButtonLink>
      </NotBookable>
    );
  }
  const { price, duration_minutes, ready_in_workdays, services } = place;
  return (
    <BookingForm
      choice={choice}
      offer={{
        doctor: null,
        link: { service: sampledService(sampling), price, duration_minutes },
        ...(services && { together: services }),
        services: [],
        place,
        hasOtherPlaces: bookable.length > 1,
        ready: readyPhrase(ready_in_workdays, services !== undefined),
      }}
    />
  );
}

function NotBookable({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Card>
      <EmptyState icon={IconCalendarPlus} level={1} title={title} action={children}>
        Запись начинается со&nbsp;свободного времени у&nbsp;врача или&nbsp;в&nbsp;клинике.
      </EmptyState>
    </Card>
  );
}
