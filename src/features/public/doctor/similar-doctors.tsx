import { useDoctorSimilar } from '#generated/api/public-doctors/public-doctors.ts';
import { DoctorCard } from '@/domain/doctor/doctor-card';
import { hasNoTime } from '@/domain/slot/slot-calendar';
import { shownBySection } from '@/shared/section/section-query';
import { useBooking } from './booking/booking-provider';

/**
 * Doctors of the same specialisation with free times, shown if this doctor has no free times. The
 * page works without them, so neither loading nor an error is shown.
 */
export function SimilarDoctors() {
  const { doctor, offer, pending, times } = useBooking();
  const cannotBook = offer ? times.data !== undefined && hasNoTime(times.data) : !pending;
  const similar = useDoctorSimilar(doctor.slug, { query: { ...shownBySection.query, enabled: cannotBook } });
  const cards = similar.data?.data ?? [];

  if (!cannotBook || cards.length === 0) return null;
  return (
    <section aria-labelledby="similar">
      <h2 id="similar" className="mb-3 text-h3">
        {doctor.specialisation_plural ?? 'Врачи'}, у&nbsp;которых есть время
      </h2>
      <ul className="flex flex-col gap-4 phone:gap-3">
        {cards.map((card) => (
          <li key={card.id}>
            <DoctorCard doctor={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
