import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { City } from '#generated/models/city.ts';
import { cityListQuery } from '@/features/city/city-list';

/**
 * Links to the doctors of the other cities. A link doesn't change the city chosen in the header.
 */
export function OtherCities({ city }: { city: City }) {
  const { data } = useQuery(cityListQuery());
  const others = data?.data.filter(({ id }) => id !== city.id) ?? [];
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="cities">
      <h2 id="cities" className="scroll-mt-20 text-h2">
        Врачи в&nbsp;других городах
      </h2>
      <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-1 phone:mt-3">
        {others.map(({ id, title }) => (
          <li key={id}>
            <Link
              to="/search"
              search={{ category: 'doctors', city: id }}
              className="link inline-flex min-h-11 items-center"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
