import IconCalendarOff from '@tabler/icons-react/dist/esm/icons/IconCalendarOff.mjs';
import { getRouteApi } from '@tanstack/react-router';
import { clashing, clashText } from '@/domain/service/clashing-analyses';
import { appointmentPhrase } from '@/domain/service/offer-text';
import { sampledService } from '@/domain/service/several-analyses';
import { typeset } from '@/shared/format/typography';
import { ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { BackLink } from '@/shared/ui/navigation/back-link';
import { PlaceField, TimeField } from './sampling-fields';
import { SamplingBar, SamplingSummary } from './sampling-summary';
import { isBookable, useSampling } from './use-sampling';

const route = getRouteApi('/clinic/$slug/sampling');

/** Screen to choose the filial and time for taking a sample (docs/rules.md §2). */
export function SamplingScreen() {
  const { fasting, places, place, times, choose, ...sampled } = useSampling();
  const service = sampledService(sampled);
  if (place === undefined) return <NowhereTaken title={service.title} />;
  const { startsAt } = times;
  const clash = clashText(clashing(sampled.services ?? []));
  return (
    <>
      <div className="page pt-6 pb-10 page-grey phone:pt-4 phone:pb-3">
        <BackLink
          to="/clinic/$slug"
          params={{ slug: place.clinic_slug }}
          search={{ filial: place.id, sought: service.slug }}
          hash="services"
          className="phone:px-1"
        >
          {typeset(place.clinic_title)}
        </BackLink>
        <h1 className="page-inset mt-1 text-page wrap-anywhere">{typeset(service.title)}</h1>
        <p className="page-inset mt-1 text-ink-2">Сдача анализов</p>
        <div className="mt-5 columns-main-aside">
          <div className="flex min-w-0 flex-col gap-6 phone:gap-3">
            {places.length > 1 && (
              <Card>
                <h2 className="mb-4 text-h3">Где сдать</h2>
                <PlaceField places={places} value={place.id} onChange={choose.filial} />
              </Card>
            )}
            <Card>
              <h2 className="mb-4 text-h3">Когда прийти</h2>
              {isBookable(place) ? (
                <TimeField place={place} times={times} choose={choose} />
              ) : (
                <p>{appointmentPhrase(place.appointment, 'analysis', place.hours)}.</p>
              )}
            </Card>
          </div>
          <SamplingSummary service={service} fasting={fasting} place={place} startsAt={startsAt} clash={clash} />
        </div>
      </div>
      {clash === undefined && <SamplingBar service={service} place={place} startsAt={startsAt} />}
    </>
  );
}

/**
 * Shown if no filial takes samples, which the contract rules out. It has a link to the clinic's
 * other analyses.
 */
function NowhereTaken({ title }: { title: string }) {
  const { slug } = route.useParams();
  return (
    <div className="page pt-6 pb-10 page-grey">
      <Card>
        <EmptyState
          icon={IconCalendarOff}
          level={1}
          title={'Этот анализ здесь сейчас не\u00A0берут'}
          action={
            <ButtonLink to="/clinic/$slug" params={{ slug }} hash="services" variant="primary">
              Другие анализы клиники
            </ButtonLink>
          }
        >
          {typeset(title)}
        </EmptyState>
      </Card>
    </div>
  );
}
