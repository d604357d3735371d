import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { inCity } from '@/shared/format/in-city';
import { Callout } from '@/shared/ui/callout';
import { cityListQuery } from './city-list';
import { selectedCity, useCity } from './selected-city';

interface OtherCityNoteProps {
  /** The doctor's city. */
  title: string;
  className?: string;
}

/** Note that the doctor doesn't work in the chosen city. A button changes the chosen city. */
export function OtherCityNote({ title, className }: OtherCityNoteProps) {
  const header = useCity();
  const cities = useQuery(cityListQuery());
  // The server doesn't know which city is chosen on this device.
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
