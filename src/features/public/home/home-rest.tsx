import type { City } from '@generated/models/city';
import { Figures } from './figures';
import { PopularSpecialisations } from './popular-specialisations';
import { DoctorsSoon } from './soon/doctors-soon';
import { HowToBook } from './steps/how-to-book';

/** The home page below the first screen. */
export function HomeRest({ city }: { city: City }) {
  return (
    <div className="mt-20 flex flex-col gap-20 phone:mt-12 phone:gap-12">
      <DoctorsSoon city={city} />
      <Figures />
      <PopularSpecialisations city={city} />
      <HowToBook />
    </div>
  );
}
