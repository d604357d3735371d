import type { Visit } from '@generated/models/visit';
import IconCalendarRepeat from '@tabler/icons-react/dist/esm/icons/IconCalendarRepeat.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { useState } from 'react';
import { canChange, hasEnded } from '@/domain/visit/visit-can';
import { nearlyDue } from '@/domain/visit/visit-phrase';
import { phoneHref } from '@/shared/format/phone';
import { deadline, time } from '@/shared/format/time';
import { useNow } from '@/shared/time/use-now';
import { Button } from '@/shared/ui/button';
import { ButtonAnchor, ButtonLink } from '@/shared/ui/button-link';
import { Card } from '@/shared/ui/card';
import { Icon } from '@/shared/ui/icon';
import { Note } from '@/shared/ui/note';
import { CancelVisitDialog } from './cancel-visit-dialog';

/** «Если планы изменятся»: moving and cancelling while there is time, the clinic's phone after it. */
export function VisitPlans({ visit }: { visit: Visit }) {
  const [cancelling, setCancelling] = useState(false);
  const moment = useNow();
  if (hasEnded(visit)) return null;

  const phone = (
    <a href={phoneHref(visit.filial.phone)} className="link whitespace-nowrap">
      {visit.filial.phone}
    </a>
  );
  return (
    <Card>
      <h2 className="text-h3">Если планы изменятся</h2>
      {canChange(visit, moment) ? (
        <>
          <Note tone="amber" glyph={IconClock} className="mt-3">
            Перенести или&nbsp;отменить можно <strong>{deadline(visit.cancel_until)}</strong>
            {nearlyDue(visit.cancel_until, moment)}
          </Note>
          <div className="mt-3 flex flex-col gap-2">
            <ButtonLink wide to="/fo/patient/visits/$id/reschedule" params={{ id: String(visit.id) }}>
              <Icon glyph={IconCalendarRepeat} />
              Перенести
            </ButtonLink>
            <Button wide onClick={() => setCancelling(true)}>
              Отменить запись
            </Button>
          </div>
          <p className="mt-3 text-small text-ink-3">
            После {time(visit.cancel_until)} только по&nbsp;телефону клиники {phone}.
          </p>
        </>
      ) : (
        <>
          <p className="mt-3 text-ink-2">
            Срок, когда запись можно изменить здесь, прошёл: {deadline(visit.cancel_until)}. Позвоните в&nbsp;клинику.
          </p>
          <ButtonAnchor wide href={phoneHref(visit.filial.phone)} className="mt-3">
            {visit.filial.phone}
          </ButtonAnchor>
        </>
      )}
      {cancelling && <CancelVisitDialog visit={visit} onClose={() => setCancelling(false)} />}
    </Card>
  );
}
