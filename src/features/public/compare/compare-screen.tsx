import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
import { useQueries } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { getDoctorFullQueryOptions } from '#generated/api/public-doctors/public-doctors.ts';
import { MOST_COMPARED, useComparedSlugs } from '@/domain/doctor/compared-slugs';
import { useFavourites } from '@/shared/favourites/favourites';
import { ShareButton } from '@/shared/share-button';
import { ButtonLink } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { Card } from '@/shared/ui/card';
import { cx } from '@/shared/ui/cx';
import { EmptyState } from '@/shared/ui/empty-state';
import { Icon } from '@/shared/ui/icon';
import { BackLink } from '@/shared/ui/navigation/back-link';
import { CompareTable } from './compare-table';
import { fullParams } from './load-compared';

const route = getRouteApi('/compare');

/**
 * Compares up to three doctors. The URL contains the doctors, so that people can share the page. If
 * the URL contains none, the page uses the doctors selected on this device.
 */
export function CompareScreen() {
  const { doctors: loaded, tooMany, missing } = route.useLoaderData();
  const { doctors: named, offer, format } = route.useSearch();
  const navigate = route.useNavigate();
  const selected = useComparedSlugs();
  const comesBySelection = named === undefined && selected.length > 0;
  useEffect(() => {
    if (comesBySelection) void navigate({ search: (asked) => ({ ...asked, doctors: [...selected] }), replace: true });
  }, [comesBySelection, selected, navigate]);
  // The route has already loaded these queries. The screen uses them too, to show that an answer is
  // incomplete, and to update the table after a retry.
  const params = fullParams({ offer, format });
  const answers = useQueries({ queries: loaded.map(({ slug }) => getDoctorFullQueryOptions(slug, params)) });
  const doctors = loaded.map((doctor, index) => answers[index]?.data?.data ?? doctor);
  const compare = doctors.map(({ slug }) => slug);
  const { lists } = useFavourites();
  // If one of the doctors isn't a favourite, the doctors were selected in a search, so the link
  // back opens the search.
  const isFromSearch = compare.some((slug) => !lists.doctor.includes(slug));
  const search = { ...(offer && { services: [offer] }), ...(format && { formats: [format] }) };

  return (
    <div className="page pt-6 pb-10 page-grey phone:pt-4 phone:pb-6">
      {isFromSearch ? (
        <BackLink to="/search" search={search}>
          Поиск врачей
        </BackLink>
      ) : (
        <BackLink to="/favourites">Избранное</BackLink>
      )}
      <div className="mt-3 mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 phone:px-1">
        <h1 className="grow text-page">Сравнение врачей</h1>
        {doctors.length > 0 && <ShareButton title="Сравнение врачей" className="text-teal" />}
        {doctors.length > 0 && doctors.length < MOST_COMPARED && (
          <ButtonLink {...(isFromSearch ? { to: '/search', search } : { to: '/favourites' })}>
            <Icon icon={IconPlus} />
            Добавить врача
          </ButtonLink>
        )}
      </div>
      {doctors.length > 0 && (tooMany || missing) && (
        <Callout tone="amber" icon={IconInfoCircle} className="mb-4">
          {tooMany && <p>Сравнить можно не&nbsp;больше трёх врачей: остальных в&nbsp;таблице нет.</p>}
          {missing && <p>Кого-то из&nbsp;врачей по&nbsp;этой ссылке не&nbsp;нашлось: показываем остальных.</p>}
        </Callout>
      )}
      {doctors.length > 0 ? (
        <CompareTable doctors={doctors} asked={{ offer, format }} />
      ) : (
        <Card className={cx(comesBySelection && 'invisible')}>
          <EmptyState
            icon={IconScale}
            title="Сравнивать пока некого"
            action={
              <>
                <ButtonLink to="/search" search={{ category: 'doctors' }} variant="primary">
                  Найти врача
                </ButtonLink>
                <ButtonLink to="/favourites" variant="quiet">
                  Открыть избранное
                </ButtonLink>
              </>
            }
          >
            {missing && 'По\u00A0этой ссылке никого не\u00A0нашлось. '}Нажмите на&nbsp;весы у&nbsp;двух или трёх врачей:
            в&nbsp;поиске или на&nbsp;странице врача.
          </EmptyState>
        </Card>
      )}
    </div>
  );
}
