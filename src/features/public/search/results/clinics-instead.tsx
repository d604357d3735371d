import { useSearchFilters } from '#generated/api/public-search/public-search.ts';
import { filtersRequest } from '@/features/public/search/address/search-request';
import { filtersOptions } from '@/features/public/search/data/search-queries';
import type { Search } from '@/features/public/search/data/use-search';
import { counted } from '@/shared/format/plural';
import { ButtonLink } from '@/shared/ui/button';

interface ClinicsInsteadProps {
  search: Search;
  onLeave: () => void;
}

/** No doctor does what was chosen or typed, but clinics do without one: analyses, scans on large machines. */
export function ClinicsInstead({ search: { params, city }, onLeave }: ClinicsInsteadProps) {
  const filters = useSearchFilters(filtersRequest(params, city?.id ?? null), {
    query: filtersOptions(params.category),
  });
  const { doctors = 0, clinics = 0, analysis = 0 } = filters.data?.data.counts ?? {};
  const { category, q, services, city: place } = params;
  if (category !== 'doctors' || doctors > 0) return null;
  const chosen = services.length > 0 && clinics > 0;
  if (!chosen && (q === undefined || analysis === 0)) return null;
  return (
    <>
      <p className="mt-2">Это делают без&nbsp;записи к&nbsp;врачу.</p>
      <p className="mt-4">
        {chosen ? (
          <ButtonLink
            to="/search"
            search={{ category: 'clinics', services, city: place, sort: 'price' }}
            onClick={onLeave}
          >
            Выбрать из&nbsp;{counted(clinics, { one: 'клиники', few: 'клиник', many: 'клиник' })}
          </ButtonLink>
        ) : (
          <ButtonLink to="/search" search={{ category: 'analysis', q, city: place }} onClick={onLeave}>
            Смотреть {counted(analysis, { one: 'анализ', few: 'анализа', many: 'анализов' })}
          </ButtonLink>
        )}
      </p>
    </>
  );
}
