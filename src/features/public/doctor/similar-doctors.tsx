import { useDoctorSimilar } from '#generated/api/public-doctors/public-doctors.ts';
import type { DoctorFull } from '#generated/models/doctor-full.ts';
import { DoctorCard } from '@/domain/doctor/doctor-card';
import { shownBySection } from '@/shared/section/section-query';
import { useOffer } from './booking/use-offer';
import { useTimes } from './booking/use-times';

/** Where the doctor has no free time: who of the same specialisation has. An aid, so it is silent while it loads and when it fails. */
export function SimilarDoctors({ doctor }: { doctor: DoctorFull }) {
  const { offer, pending } = useOffer();
  const { days, startsAt } = useTimes(offer);
  const cannotBook = offer ? days !== undefined && startsAt === undefined : !pending;
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
