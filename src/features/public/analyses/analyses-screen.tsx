import IconFlask from '@tabler/icons-react/dist/esm/icons/IconFlask.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconSoupOff from '@tabler/icons-react/dist/esm/icons/IconSoupOff.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSamplingPlaces } from '#generated/api/public-sampling/public-sampling.ts';
import type { SamplingChoiceMeta } from '#generated/models/sampling-choice-meta.ts';
import { analysesBasket, useAnalysesBasket } from '@/domain/service/analyses-basket';
import { clashing } from '@/domain/service/clashing-analyses';
import { useCity } from '@/features/city/selected-city';
import { analysesCount } from '@/shared/format/counts';
import { inCity } from '@/shared/format/in-city';
import { typeset } from '@/shared/format/typography';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { ShareButton } from '@/shared/share-button';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { cx } from '@/shared/ui/cx';
import { EmptyState } from '@/shared/ui/empty-state';
import { Select } from '@/shared/ui/fields/select';
import { Icon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import { BackLink } from '@/shared/ui/navigation/back-link';
import { RowsSkeleton } from '@/shared/ui/skeleton';
import { PlaceChoices } from './place-choices';
import { placesRequest } from './places-request';

const route = getRouteApi('/analyses');

/**
 * Compares filials by the total price of several analyses. The URL contains the analyses, so that
 * people can share the page. If the URL contains none, the page uses the analyses chosen on this
 * device.
 */
export function AnalysesScreen() {
  const { analyses: named, district, page } = route.useSearch();
  const navigate = route.useNavigate();
  const kept = useAnalysesBasket();
  const comesByBasket = named === undefined && kept.length > 0;
  useEffect(() => {
    if (comesByBasket) void navigate({ search: { analyses: [...kept] }, replace: true });
  }, [comesByBasket, kept, navigate]);

  const ids = named ?? [];
  const city = useCity();
  const places = useSamplingPlaces(placesRequest(ids, city.id, { page, district }), {
    query: { ...shownBySection.query, enabled: ids.length > 0, placeholderData: keepPreviousData },
  });
  const leave = (...gone: readonly number[]) => {
    analysesBasket.remove(...gone);
    const left = ids.filter((id) => !gone.includes(id));
    void navigate({ search: left.length > 0 ? { analyses: left, district } : {}, replace: true, resetScroll: false });
  };
  const chooseDistrict = (slug: string | undefined, replace = false) =>
    void navigate({ search: { analyses: [...ids], district: slug }, replace, resetScroll: false });
  const { data: answer, isPlaceholderData } = places;
  const leaveUnknown = useEffectEvent(({ services, districts }: SamplingChoiceMeta) => {
    const unknown = ids.filter((id) => !services.some((service) => service.id === id));
    if (unknown.length > 0) leave(...unknown);
    // The city has changed, or the URL names a district that doesn't exist.
    else if (district !== undefined && !districts.some(({ value }) => value === district)) {
      chooseDistrict(undefined, true);
    }
  });
  useEffect(() => {
    if (answer && !isPlaceholderData) leaveUnknown(answer.meta);
  }, [answer, isPlaceholderData]);

  return (
    <div className="page pt-6 pb-10 page-grey phone:pt-4 phone:pb-6">
      <BackLink to="/search" search={{ category: 'analysis' }}>
        Все анализы
      </BackLink>
      <div className="mt-1 mb-5 flex items-center gap-4 phone:mb-4 phone:px-1">
        <h1 className="grow text-page">Ваши анализы</h1>
        {ids.length > 0 && <ShareButton title="Анализы" className="text-teal" />}
      </div>
      {ids.length === 0 ? (
        <Card className={cx(comesByBasket && 'invisible')}>
          <EmptyState
            icon={IconFlask}
            title="Анализы пока не&nbsp;выбраны"
            action={
              <ButtonLink to="/search" search={{ category: 'analysis' }} variant="primary">
                Найти анализы
              </ButtonLink>
            }
          >
            Добавьте несколько&nbsp;— сравним, где их&nbsp;сдать сразу, и&nbsp;запишем на&nbsp;одно время.
          </EmptyState>
        </Card>
      ) : (
        <div className="columns-main-aside">
          <section aria-labelledby="places" aria-busy={isPlaceholderData} className="min-w-0 narrow:order-1">
            <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <h2 id="places" className="text-h3 phone:px-1">
                Где сдать
              </h2>
              {answer && answer.meta.districts.length > 1 && (
                <Select
                  size="small"
                  aria-label="Район"
                  value={district ?? ''}
                  onChange={(event) => chooseDistrict(event.target.value || undefined)}
                  className="w-72 phone:w-full"
                >
                  <option value="">Все районы</option>
                  {answer.meta.districts.map(({ value, title, count }) => (
                    <option key={value} value={value}>
                      {title} ({count})
                    </option>
                  ))}
                </Select>
              )}
            </div>
            <SectionQuery query={places} skeleton={<RowsSkeleton rows={6} />}>
              {({ data, meta }) => (
                <PlaceChoices
                  choices={data}
                  meta={meta}
                  elsewhere={
                    district === undefined
                      ? 'Выберите другой город вверху страницы'
                      : 'Выберите другой район или\u00A0город'
                  }
                  where={district === undefined ? inCity(city) : 'в\u00A0этом районе'}
                  linkOf={(to) => ({ analyses: [...ids], district, page: to })}
                />
              )}
            </SectionQuery>
          </section>
          <ChosenAnalyses ids={ids} meta={answer?.meta} hasFailed={places.isError} onLeave={leave} />
        </div>
      )}
    </div>
  );
}

interface ChosenAnalysesProps {
  ids: readonly number[];
  meta: SamplingChoiceMeta | undefined;
  /** Whether the analyses could not be loaded. */
  hasFailed: boolean;
  onLeave: (...ids: readonly number[]) => void;
}

/** List of the chosen analyses. After a failed request each of them can still be removed. */
function ChosenAnalyses({ ids, meta, hasFailed, onLeave }: ChosenAnalysesProps) {
  const [known, setKnown] = useState(meta?.services ?? []);
  if (meta && meta.services !== known) setKnown(meta.services);
  const chosen = known.filter(({ id }) => ids.includes(id));
  const unknown = hasFailed ? ids.filter((id) => !known.some((one) => one.id === id)) : [];
  const shown = [...chosen, ...unknown.map((id) => ({ id, title: `Анализ №\u00A0${id}` }))];
  const isOneVisit = unknown.length === 0 && clashing(chosen).length === 0;
  return (
    <Card className="flex flex-col gap-4 wide:sticky wide:top-24">
      <h2 className="text-title">
        {analysesCount(ids.length)}
        {isOneVisit && ' за\u00A0один визит'}
      </h2>
      <ul className="divide-y divide-line">
        {shown.map(({ id, title }) => (
          <li key={id} className="flex items-center justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">{typeset(title)}</span>
            <IconButton icon={IconX} label={`Убрать: ${title}`} onClick={() => onLeave(id)} className="-mr-2.5" />
          </li>
        ))}
      </ul>
      {isOneVisit && meta?.fasting === true && (
        <p className="flex gap-3">
          <Icon icon={IconSoupOff} className="mt-0.5 text-ink-2" />
          Натощак
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <ButtonLink to="/search" search={{ category: 'analysis' }} className="grow">
          <Icon icon={IconPlus} />
          Добавить
        </ButtonLink>
        <Button variant="quiet" onClick={() => onLeave(...ids)}>
          Очистить
        </Button>
      </div>
    </Card>
  );
}
