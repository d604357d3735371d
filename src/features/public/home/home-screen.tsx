import type { SearchCategory } from '#generated/models/search-category.ts';
import { CityPicker } from '@/features/city/city-picker';
import { useCity } from '@/features/city/selected-city';
import { SearchField } from '@/features/search-field/search-field';
import { brand } from '@/shared/config/brand';
import { wholeNumber } from '@/shared/format/number';
import { plural } from '@/shared/format/plural';
import { ChipLink } from '@/shared/ui/chip';
import { useIsPhone } from '@/shared/ui/use-is-phone';
import { BannerSlider } from './banner-slider';
import { DirectionCards } from './direction-cards';
import { DoctorsSoon } from './doctors-soon';
import { HowToBook } from './how-to-book';
import { OtherCities } from './other-cities';
import { PopularSpecialisations } from './popular-specialisations';

/** Home page. The search comes first, and the steps of a booking come last. */
export function HomeScreen() {
  const city = useCity();
  const phone = useIsPhone();
  // The server doesn't know the width of the screen. So CSS reorders the HTML from the server on
  // phones.
  const soon = (
    <div key="soon" className="empty:hidden phone:order-last phone:mt-7 desktop:mb-8">
      <DoctorsSoon city={city} />
    </div>
  );
  const directions = (
    <div key="directions" className="phone:order-first">
      <DirectionCards />
    </div>
  );
  const banners = <BannerSlider key="banners" />;

  return (
    <div className="page">
      <Hero />
      <div className="flex flex-col gap-6 phone:gap-5">
        {/* Screen readers need the visible order in the DOM: on phones the directions are first, on
            wide screens the doctors with a free time soon. */}
        {phone ? [directions, banners, soon] : [soon, banners, directions]}
      </div>
      <div className="mt-20 flex flex-col gap-20 phone:mt-12 phone:gap-12">
        <Stats />
        <PopularSpecialisations city={city} />
        <OtherCities city={city} />
        <HowToBook />
      </div>
    </div>
  );
}

function Hero() {
  return (
    <section className="pt-16 pb-12 phone:pt-6 phone:pb-4">
      <h1 className="text-h1">Найдите врача и&nbsp;запишитесь за&nbsp;минуту</h1>
      <p className="mt-3 text-lead text-ink-2 phone:mt-2 phone:text-body">
        Свободное время, цены и&nbsp;отзывы<span className="phone:hidden"> врачей и&nbsp;клиник Казахстана</span>
      </p>
      <div className="mt-7 phone:mt-4">
        <SearchField size="hero" />
      </div>
      <PopularQueries />
    </section>
  );
}

const queries: readonly { text: string; category: SearchCategory }[] = [
  { text: 'Терапевт', category: 'doctors' },
  { text: 'Гинеколог', category: 'doctors' },
  { text: 'УЗИ брюшной полости', category: 'examination' },
  { text: 'Общий анализ крови', category: 'analysis' },
  { text: 'Головная боль', category: 'doctors' },
];

/**
 * Links to frequent searches. On phones they are a row that scrolls sideways and begins with the
 * city.
 */
function PopularQueries() {
  return (
    <div className="scroll-quiet mt-5 flex items-center gap-2 phone:-mx-(--gutter) phone:mt-3 phone:overflow-x-auto phone:px-(--gutter) phone:whitespace-nowrap">
      <div className="shrink-0 desktop:hidden">
        <CityPicker variant="chip" />
      </div>
      <h2 className="mr-1 shrink-0 text-small font-normal text-ink-3 phone:sr-only">Часто ищут</h2>
      <ul className="flex gap-2 desktop:flex-wrap">
        {queries.map(({ text, category }) => (
          <li key={text}>
            <ChipLink to="/search" search={{ category, q: text }}>
              {text}
            </ChipLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

const { doctors, clinics, users, cities, atLeast } = brand.figures[brand.figures.shown];

const stats = [
  { value: doctors, label: plural(doctors, { one: 'врач', few: 'врача', many: 'врачей' }) },
  {
    value: clinics,
    label: plural(clinics, {
      one: 'медицинская организация',
      few: 'медицинские организации',
      many: 'медицинских организаций',
    }),
  },
  users !== undefined && {
    value: users,
    label: plural(users, { one: 'пользователь', few: 'пользователя', many: 'пользователей' }),
  },
  cities !== undefined && { value: cities, label: plural(cities, { one: 'город', few: 'города', many: 'городов' }) },
].filter((stat) => stat !== false);

function Stats() {
  return (
    <section className="rounded-card bg-canvas px-5 py-6 desktop:px-10 desktop:py-10 wide:flex wide:items-center wide:px-12">
      <h2 className="text-h2 wide:w-81 wide:shrink-0">
        {brand.name} <br className="narrow:hidden" />
        в&nbsp;цифрах
      </h2>
      <dl className="mt-3 grid grow phone:grid-cols-[auto_1fr] phone:gap-x-3 desktop:mt-6 desktop:grid-cols-3 desktop:gap-8 wide:mt-0">
        {stats.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end phone:col-span-full phone:grid phone:grid-cols-subgrid phone:items-center phone:border-t phone:border-line phone:py-3 phone:last:pb-0"
          >
            <dt className="text-ink-2 phone:col-start-2 phone:row-start-1">{label}</dt>
            <dd className="text-h1">{`${wholeNumber(value)}${atLeast ? '+' : ''}`}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
