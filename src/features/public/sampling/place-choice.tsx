import { getRouteApi } from '@tanstack/react-router';
import { useId } from 'react';
import type { SamplingPlace } from '#generated/models/sampling-place.ts';
import { appointmentPhrase } from '@/domain/service/offer-text';
import { price } from '@/shared/format/price';
import { typeset } from '@/shared/format/typography';
import { ChoiceGroup } from '@/shared/ui/fields/field';
import { RadioCard } from '@/shared/ui/fields/radio';

const route = getRouteApi('/clinic/$slug/sampling');

interface PlaceChoiceProps {
  places: readonly SamplingPlace[];
  value: number;
}

/** Which filial: its price and how one comes there decide. */
export function PlaceChoice({ places, value }: PlaceChoiceProps) {
  const name = useId();
  const navigate = route.useNavigate();
  return (
    <ChoiceGroup legend="Где сдать" legendHidden className="flex flex-col gap-2">
      {places.map((place) => (
        <RadioCard
          key={place.id}
          name={name}
          value={place.id}
          checked={place.id === value}
          onChange={() =>
            void navigate({
              to: '.',
              // The day is kept; another filial has other times.
              search: (before) => ({ ...before, filial: place.id, time: undefined }),
              replace: true,
              resetScroll: false,
            })
          }
          title={
            <span className="flex flex-wrap justify-between gap-x-4">
              <span>{typeset(place.title)}</span>
              <span className="font-semibold">{price(place.price)}</span>
            </span>
          }
          note={
            <>
              <span className="block">{typeset(place.address)}</span>
              {appointmentPhrase(place.appointment, 'analysis', place.hours, place.nearest_starts_at)}
            </>
          }
          className="wrap-anywhere [&>span]:grow"
        />
      ))}
    </ChoiceGroup>
  );
}
