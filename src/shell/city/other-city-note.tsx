import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { inCity } from '@/shared/format/in-city';
import { Callout } from '@/shared/ui/callout';
import { cityListQuery } from './city-list-query';
import { selectedCity } from './selected-city';
import { useCity } from './use-city';

interface OtherCityNoteProps {
  /** Title of the city where the doctor receives. */
  title: string;
  className?: string;
}

/** The header shows one city and the doctor receives in another: says so, and offers to go over. */
export function OtherCityNote({ title, className }: OtherCityNoteProps) {
  const header = useCity();
  const cities = useQuery(cityListQuery());
  // The list of an earlier visit lies on this device: a page that a server has made knows neither.
  const onDevice = useHydrated();
  const city = cities.data?.data.find((one) => one.title === title);
  if (!onDevice || city === undefined || city.id === header.id) return null;
  return (
    <Callout tone="amber" icon={IconMapPin} {...(className !== undefined && { className })}>
      Врач принимает {inCity(city)}, а&nbsp;у&nbsp;вас выбран город {header.title}.{' '}
      <button
        type="button"
        onClick={() => selectedCity.set(city.id)}
        className="font-medium whitespace-nowrap underline underline-offset-2"
      >
        Сменить на&nbsp;{city.title}
      </button>
    </Callout>
  );
}
