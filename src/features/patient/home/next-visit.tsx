import type { Visit } from '@generated/models/visit';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs';
import { useState } from 'react';
import { routeUrl } from '@/domain/place/route-url';
import { VisitBadge } from '@/domain/visit/visit-badge';
import { canChange } from '@/domain/visit/visit-can';
import { visitPlace } from '@/domain/visit/visit-phrase';
import { CancelVisitDialog } from '@/features/patient/visit/cancel-visit-dialog';
import { VisitDoctor } from '@/features/patient/visit/visit-doctor';
import { dayHeading } from '@/shared/format/date';
import { duration, timeLeft } from '@/shared/format/duration';
import { price } from '@/shared/format/price';
import { deadline, time } from '@/shared/format/time';
import { typeset } from '@/shared/format/typography';
import { epoch } from '@/shared/format/zone';
import { useNow } from '@/shared/time/use-now';
import { Button } from '@/shared/ui/button';
import { ButtonLink } from '@/shared/ui/button-link';
import { Card } from '@/shared/ui/card';
import { Icon } from '@/shared/ui/icon';

const DAY = 24 * 60 * 60 * 1000;

/** The next visit: when, where, how to prepare, and until when it can be changed. */
export function NextVisit({ visit }: { visit: Visit }) {
  const [cancelling, setCancelling] = useState(false);
  const moment = useNow();
  const left = epoch(visit.starts_at) - moment;
  const params = { id: String(visit.id) };
  const advice = [...visit.preparation, `Приходите к\u00A0${time(visit.arrive_at)}.`];

  return (
    <Card as="article">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="text-h2">
          {dayHeading(visit.starts_at)}, {time(visit.starts_at)}
        </h3>
        <VisitBadge visit={visit} />
      </div>
      <p className="mt-1 text-ink-2">
        {visit.service_title}, {duration(visit.duration_minutes)}
        {visit.person.family_member_id !== null && `. Для: ${visit.person.full_name}`}
        {left > 0 && left < DAY && `. До\u00A0визита ${timeLeft(left)}`}
      </p>
      <div className="mt-5 grid grid-cols-2 gap-6 phone:grid-cols-1 phone:gap-4">
        <div className="flex flex-col gap-4">
          <VisitDoctor doctor={visit.doctor} />
          <div className="flex gap-3">
            <Icon glyph={IconMapPin} className="mt-0.5 text-ink-2" />
            <div>
              <p>{visit.filial.title}</p>
              <p className="text-small text-ink-3">{visitPlace(visit)}</p>
              <a href={routeUrl(visit.filial)} target="_blank" rel="noreferrer" className="link text-small">
                Как добраться
              </a>
            </div>
          </div>
          <p className="flex gap-3">
            <Icon glyph={IconWallet} className="mt-0.5 text-ink-2" />
            <span>
              {price(visit.price)}, <span className="text-ink-3">оплата в&nbsp;клинике</span>
            </span>
          </p>
        </div>
        <div className="rounded-note bg-canvas p-4 text-small">
          <p className="font-medium">Как подготовиться</p>
          <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-4 text-ink-2 marker:text-teal">
            {advice.map((line) => (
              <li key={line}>{typeset(line)}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        {canChange(visit, moment) ? (
          <>
            <p className="flex items-center gap-2 text-small text-ink-2">
              <Icon glyph={IconClock} className="text-amber-ink" />
              <span>
                Перенести или&nbsp;отменить можно{' '}
                <strong className="font-medium text-ink">{deadline(visit.cancel_until)}</strong>
              </span>
            </p>
            <div className="flex gap-2">
              <ButtonLink to="/fo/patient/visits/$id/reschedule" params={params}>
                Перенести
              </ButtonLink>
              <Button variant="quiet" onClick={() => setCancelling(true)}>
                Отменить
              </Button>
            </div>
          </>
        ) : (
          <ButtonLink to="/fo/patient/visits/$id" params={params}>
            Подробнее
          </ButtonLink>
        )}
      </div>
      {cancelling && <CancelVisitDialog visit={visit} onClose={() => setCancelling(false)} />}
    </Card>
  );
}
