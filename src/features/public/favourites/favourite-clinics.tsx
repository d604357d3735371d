import { useClinicFull } from '#generated/api/public-clinics/public-clinics.ts';
import type { ClinicFull } from '#generated/models/clinic-full.ts';
import { ClinicEntry } from '@/domain/clinic/clinic-entry';
import { doctorsCount, filialsCount, reviewsCount } from '@/shared/format/counts';
import { priceFrom } from '@/shared/format/price';
import { typeset } from '@/shared/format/typography';
import { shownBySection } from '@/shared/section/section-query';
import { Rating } from '@/shared/ui/rating';
import { FavouriteRow } from './favourite-row';

export function FavouriteClinics({ slugs }: { slugs: readonly string[] }) {
  return (
    <ul className="mb-10 grid gap-4 phone:gap-3 wide:grid-cols-2 wide:gap-6">
      {slugs.map((slug) => (
        <li key={slug} className="grid">
          <ClinicRow slug={slug} />
        </li>
      ))}
    </ul>
  );
}

function ClinicRow({ slug }: { slug: string }) {
  const query = useClinicFull(slug, shownBySection);
  return (
    <FavouriteRow
      what={{ kind: 'clinic', slug }}
      query={query}
      gone="Эта клиника больше не&nbsp;принимает через наш сайт."
    >
      {({ data: clinic }) => (
        <ClinicEntry
          clinic={clinic}
          phone={clinic.main_filial.phone}
          level={2}
          lines={<ClinicLines clinic={clinic} />}
        />
      )}
    </FavouriteRow>
  );
}

function ClinicLines({ clinic }: { clinic: ClinicFull }) {
  const others = clinic.filials_count - 1;
  return (
    <>
      <p className="text-ink-2">
        {[clinic.type, clinic.doctors_count > 0 && doctorsCount(clinic.doctors_count)].filter(Boolean).join(', ')}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-x-4">
        <Rating value={clinic.rating}>
          <span className="text-small text-ink-2">{reviewsCount(clinic.reviews_count)}</span>
        </Rating>
        {clinic.price_from !== null && <strong className="font-semibold">{priceFrom(clinic.price_from)}</strong>}
      </p>
      <p className="mt-1 text-small text-ink-2">
        {typeset(`${clinic.main_filial.address}, ${clinic.main_filial.city}`)}
        {others > 0 && <> и&nbsp;ещё {filialsCount(others)}</>}
      </p>
    </>
  );
}
