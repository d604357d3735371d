import { keepPreviousData } from '@tanstack/react-query';
import { useSamplingPlaces } from '#generated/api/public-sampling/public-sampling.ts';
import type { SamplingPlacesAnswer } from '#generated/models/sampling-places-answer.ts';
import { analysesBasket } from '@/domain/service/analyses-basket';
import { useCity } from '@/features/city/selected-city';
import { analysesCount } from '@/shared/format/counts';
import { inCity } from '@/shared/format/in-city';
import { price } from '@/shared/format/price';
import { SelectionBar } from '@/shared/ui/bottom-bar';
import { Button, ButtonLink } from '@/shared/ui/button';
import { placesRequest } from './places-request';

interface AnalysesBarProps {
  ids: readonly number[];
  className?: string | undefined;
}

/**
 * Bar with the number of chosen analyses, their lowest total price, and a link to compare clinics.
 */
export function AnalysesBar({ ids, className }: AnalysesBarProps) {
  const city = useCity();
  const { data } = useSamplingPlaces(placesRequest(ids, city.id), {
    query: { meta: { silent: true }, placeholderData: keepPreviousData },
  });
  return (
    <SelectionBar
      className={className}
      status={
        <>
          <strong className="font-medium">Выбрано: {analysesCount(ids.length)}</strong>
          <span className="block text-small text-ink-2">{data && costPhrase(data, ids.length, inCity(city))}</span>
        </>
      }
    >
      <Button variant="quiet" onClick={analysesBasket.forget} className="phone:hidden">
        Очистить
      </Button>
      <ButtonLink to="/analyses" search={{ analyses: [...ids] }} variant="primary">
        Где сдать
      </ButtonLink>
    </SelectionBar>
  );
}

/**
 * Text: «Вместе от 9 350 ₸». The server sorts filials that take all analyses by price, so the first
 * one is the cheapest.
 */
function costPhrase({ data: [first], meta }: SamplingPlacesAnswer, count: number, where: string): string {
  if (first === undefined || meta.complete === 0) return `Все вместе ${where} не\u00A0берут`;
  return `${count === 1 ? 'От' : 'Вместе от'}\u00A0${price(first.place.price)}`;
}
