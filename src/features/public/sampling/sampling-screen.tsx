import { typeset } from '@/shared/format/typography';
import { BackLink } from '@/shared/ui/back-link';
import { Card } from '@/shared/ui/card';
import { PlaceChoice } from './place-choice';
import { SamplingBar, SamplingSummary, WithoutAppointment } from './sampling-summary';
import { SamplingTimes } from './sampling-times';
import { isBookable, useSampling } from './use-sampling';

/** A time for giving a sample in one of the clinic's filials (added route clinicSampling). */
export function SamplingScreen() {
  const { sampling, place } = useSampling();
  // The contract promises a place; without one there is nothing to choose.
  if (place === undefined) return null;
  return (
    <>
      <div className="page pt-6 pb-10 page-grey phone:pt-4 phone:pb-3">
        <BackLink
          to="/clinic/$slug"
          params={{ slug: place.clinic_slug }}
          search={{ filial: place.id, sought: sampling.service.slug }}
          hash="services"
          className="phone:px-1"
        >
          {typeset(place.clinic_title)}
        </BackLink>
        <h1 className="page-inset mt-1 text-page wrap-break-word">{typeset(sampling.service.title)}</h1>
        <p className="page-inset mt-1 text-ink-2">Сдача анализов</p>
        <div className="mt-5 columns-main-aside">
          <div className="flex min-w-0 flex-col gap-6 phone:gap-3">
            {sampling.places.length > 1 && (
              <Card>
                <h2 className="mb-4 text-h3">Где сдать</h2>
                <PlaceChoice places={sampling.places} value={place.id} />
              </Card>
            )}
            <Card>
              <h2 className="mb-4 text-h3">Когда прийти</h2>
              {isBookable(place) ? <SamplingTimes place={place} /> : <WithoutAppointment place={place} />}
            </Card>
          </div>
          <SamplingSummary sampling={sampling} place={place} />
        </div>
      </div>
      <SamplingBar place={place} />
    </>
  );
}
