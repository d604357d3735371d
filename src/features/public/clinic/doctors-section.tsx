import { getRouteApi } from '@tanstack/react-router';
import type { ClinicFull } from '#generated/models/clinic-full.ts';
import type { NamedSlug } from '#generated/models/named-slug.ts';
import { DoctorCardSkeleton } from '@/domain/doctor/doctor-card-skeleton';
import { wholeNumber } from '@/shared/format/number';
import { SectionCard } from '@/shared/section/section-card';
import { SectionError } from '@/shared/section/section-query';
import { Card } from '@/shared/ui/card';
import { ChipRemovable } from '@/shared/ui/chip';
import { Select } from '@/shared/ui/fields/select';
import { SkeletonGroup } from '@/shared/ui/skeleton';
import { ClinicDoctors, useOpenedDoctors } from './clinic-doctors';
import { CLINIC_SECTIONS } from './clinic-sections';
import { FilialSelect } from './filial-select';

const route = getRouteApi('/clinic/$slug/');

export function DoctorsSection({ clinic }: { clinic: ClinicFull }) {
  const { filial, specialisation, does, page } = route.useSearch();
  const opened = useOpenedDoctors(clinic.slug, { filial, specialisation, does }, page);
  const { first } = opened;
  const navigate = route.useNavigate();

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
      {does !== undefined && (
        <p className="mb-4 phone:mb-3">
          <ChipRemovable
            onClick={() => {
              // The pressed chip unmounts with its filter, so the section receives the focus.
              document.getElementById('doctors')?.focus({ preventScroll: true });
              void navigate({
                to: '.',
                search: (before) => ({ ...before, does: undefined, page: undefined }),
                replace: true,
                resetScroll: false,
              });
            }}
          >
            {opened.doctors[0]?.offer?.title ?? 'Выбранная услуга'}
          </ChipRemovable>
        </p>
      )}
      {first.data && <ClinicDoctors {...opened} />}
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

/** Filter by specialisation; hidden if there is only one specialisation. */
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
          search: ({ filial, does, sought }) => ({
            filial,
            does,
            sought,
            ...(value !== '' && { specialisation: value }),
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
