import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import { Link } from '@tanstack/react-router';
import { useClinicFilials } from '#generated/api/public-clinics/public-clinics.ts';
import type { ClinicFull } from '#generated/models/clinic-full.ts';
import { directionsUrl } from '@/domain/place/directions-url';
import { OpeningLine } from '@/domain/place/opening';
import { PhoneButton } from '@/domain/place/phone-button';
import { PlacePhoto } from '@/domain/place/place-row';
import { WeekHours } from '@/domain/place/week-hours';
import { filialsCount } from '@/shared/format/counts';
import { typeset } from '@/shared/format/typography';
import { shownBySection } from '@/shared/section/section-query';
import { ButtonAnchor, ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';
import { cardBleed } from '@/shared/ui/picture';
import { Skeleton } from '@/shared/ui/skeleton';

export function ClinicVisitCard({ clinic, className }: { clinic: ClinicFull; className?: string }) {
  const filials = useClinicFilials(clinic.slug, shownBySection);
  const { main_filial: filial } = clinic;
  const hours = filials.data?.data.find(({ id }) => id === filial.id)?.hours ?? [];
  const others = clinic.filials_count - 1;

  return (
    <Card aria-labelledby="visit-heading" className={cx('flex flex-col gap-4', className)}>
      <PlacePhoto photo={clinic.photos?.[0]} eager className={cardBleed} />
      <h2 id="visit-heading" className="text-h3">
        {others > 0 ? 'Главный филиал' : 'Как попасть'}
      </h2>
      <p className="flex gap-2">
        <Icon icon={IconMapPin} className="mt-0.5 text-ink-3" />
        <span className="min-w-0">
          {typeset([filial.city, filial.address, filial.directions].filter(Boolean).join(', '))}
          {others > 0 && (
            <span className="block text-small">
              <Link to="." search hash="filials" activeOptions={{ includeHash: true }} replace className="link">
                и&nbsp;ещё {filialsCount(others)}
              </Link>
            </span>
          )}
        </span>
      </p>
      {(hours.length > 0 || filials.isPending) && (
        <div className="flex gap-2">
          <Icon icon={IconClock} className="mt-0.5 text-ink-3" />
          {hours.length > 0 ? (
            <div>
              <OpeningLine hours={hours} />
              <WeekHours hours={hours} className="mt-1" />
            </div>
          ) : (
            <Skeleton className="my-0.5 h-20 w-52" />
          )}
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <PhoneButton phone={filial.phone} whose={clinic.title} className="grow px-3! phone:px-2!" />
        <ButtonAnchor href={directionsUrl(filial)} target="_blank" rel="noreferrer" className="grow px-3! phone:px-2!">
          <Icon icon={IconRoute} />
          Маршрут<span className="sr-only">, {filial.title}, откроется в&nbsp;новой вкладке</span>
        </ButtonAnchor>
        {clinic.doctors_count > 0 && (
          <ButtonLink to="." search hash="doctors" activeOptions={{ includeHash: true }} replace variant="primary" wide>
            Выбрать врача
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
