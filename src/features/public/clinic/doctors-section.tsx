import { getRouteApi } from '@tanstack/react-router';
import type { ClinicFull } from '#generated/models/clinic-full.ts';
import type { NamedSlug } from '#generated/models/named-slug.ts';
import { DoctorCardSkeleton } from '@/domain/doctor/doctor-card-skeleton';
import { WantedChips } from '@/features/public/wanted/wanted-chips';
import { wholeNumber } from '@/shared/format/number';
import { SectionCard } from '@/shared/section/section-card';
import { SectionError } from '@/shared/section/section-query';
import { Card } from '@/shared/ui/card';
import { ChipRemovable } from '@/shared/ui/chip';
import { Select } from '@/shared/ui/fields/select';
import { SkeletonGroup } from '@/shared/ui/skeleton';
import type { Wanted } from '@/shared/url/wanted-search';
import { ClinicDoctors, useOpenedDoctors } from './clinic-doctors';
import { CLINIC_SECTIONS } from './clinic-sections';
import { FilialSelect } from './filial-select';
import { clinicChoice } from './load-clinic';

const route = getRouteApi('/clinic/$slug/');

export function DoctorsSection({ clinic }: { clinic: ClinicFull }) {
  const { page, ...search } = route.useSearch();
  const choice = clinicChoice(search);
  const { does, wanted } = choice;
  const opened = useOpenedDoctors(clinic.slug, choice, page);
  const { first } = opened;
  const navigate = route.useNavigate();
  const without = (removed: Wanted & { readonly does?: undefined }): void => {
    // The pressed chip unmounts together with its filter, so the section gets the focus.
    document.getElementById('doctors')?.focus({ preventScroll: true });
    void navigate({
      to: '.',
      search: (before) => ({ ...before, ...removed, page: undefined }),
      replace: true,
      resetScroll: false,
    });
  };

  return (
    <SectionCard
      bare
      id="doctors"
      heading={CLINIC_SECTIONS.doctors.heading}
      count={first.data && wholeNumber(opened.total)}
    >
      <div className="mb-4 flex gap-3 empty:hidden phone:mb-3 phone:flex-col phone:gap-2">
        <SpecialisationSelect specialisations={clinic.specialisations ?? []} />
        <FilialSelect className="min-w-60" />
      </div>
      <div className="mb-4 flex flex-wrap gap-2 empty:hidden phone:mb-3">
        {does !== undefined && (
          <ChipRemovable onClick={() => without({ does: undefined })}>
            {opened.doctors[0]?.offer?.title ?? 'Выбранная услуга'}
          </ChipRemovable>
        )}
        {wanted && <WantedChips wanted={wanted} onRemove={without} />}
      </div>
      {first.data && <ClinicDoctors {...opened} wanted={wanted} />}
      {!first.data && first.error === null && (
        <SkeletonGroup label="Загружаем врачей" className="flex flex-col gap-4 phone:gap-3">
          <DoctorCardSkeleton />
          <DoctorCardSkeleton />
        </SkeletonGroup>
      )}
      {!first.data && first.error !== null && (
        <Card as="div">
          <SectionError error={first.error} busy={first.isFetching} onRetry={() => void first.refetch()} />
        </Card>
      )}
    </SectionCard>
  );
}

/** Filter by specialisation. It is hidden if there is only one specialisation. */
function SpecialisationSelect({ specialisations }: { specialisations: readonly NamedSlug[] }) {
  const { specialisation = '' } = route.useSearch();
  const navigate = route.useNavigate();
  if (specialisations.length < 2) return null;

  return (
    <Select
      size="small"
      aria-label="Специализация"
      value={specialisations.some(({ slug }) => slug === specialisation) ? specialisation : ''}
      onChange={({ target: { value } }) =>
        void navigate({
          to: '.',
          search: (before) => ({
            ...before,
            page: undefined,
            specialisation: value === '' ? undefined : value,
          }),
          replace: true,
          resetScroll: false,
        })
      }
      className="w-64 phone:w-full"
    >
      <option value="">Все специализации</option>
      {specialisations.map(({ slug, title }) => (
        <option key={slug} value={slug}>
          {title}
        </option>
      ))}
    </Select>
  );
}
