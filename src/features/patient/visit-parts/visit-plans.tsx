import IconCalendarRepeat from '@tabler/icons-react/dist/esm/icons/IconCalendarRepeat.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import type { Visit } from '#generated/models/visit.ts';
import { canChange, hasEnded } from '@/domain/visit/visit-can';
import { nearlyDue } from '@/domain/visit/visit-phrase';
import { phoneHref } from '@/shared/format/phone';
import { time, deadline } from '@/shared/format/time';
import { later } from '@/shared/later/later';
import { useLaterDialog } from '@/shared/later/use-later-dialog';
import { Button, ButtonAnchor, ButtonLink } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { Card } from '@/shared/ui/card';
import { Icon } from '@/shared/ui/icon';
import { Note } from '@/shared/ui/note';

/** «Если планы изменятся»: moving and cancelling while there is time, the clinic's phone after it. */
export function VisitPlans({ visit }: { visit: Visit }) {
  const { show, close, part, opening } = useLaterDialog(cancelDialog);
  const moment = useNow();
  if (hasEnded(visit) || visit.status === 'arrived') return null;

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
          <Callout tone="amber" icon={IconClock} className="mt-3">
            <ChangeDeadline visit={visit} moment={moment} />
          </Callout>
          <div className="mt-3 flex flex-col gap-2">
            <ButtonLink wide to="/fo/patient/visits/$id/reschedule" params={{ id: String(visit.id) }}>
              <Icon icon={IconCalendarRepeat} />
              Перенести
            </ButtonLink>
            <Button wide busy={opening && 'Открываем'} onClick={show}>
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
            <ChangeClosed visit={visit} />
          </p>
          <ButtonAnchor wide href={phoneHref(visit.filial.phone)} className="mt-3">
            <Icon icon={IconPhone} />
            {visit.filial.phone}
          </ButtonAnchor>
        </>
      )}
      {part && <part.CancelVisitDialog visit={visit} onClose={close} />}
    </Card>
  );
}

/** «Перенести или отменить можно сегодня до 10:30, ещё 2 ч 10 мин»: the window as a time on the clock and what is left of it. */
export function ChangeDeadline({ visit, moment }: { visit: Visit; moment: number }) {
  return (
    <>
      Перенести или&nbsp;отменить можно <strong className="font-semibold">{deadline(visit.cancel_until)}</strong>
      {nearlyDue(visit.cancel_until, moment)}
    </>
  );
}

/** Why there are no buttons any more, and what to do instead. */
export function ChangeClosed({ visit }: { visit: Visit }) {
  return (
    <>Изменить запись здесь можно было {deadline(visit.cancel_until)}. Теперь&nbsp;— только по&nbsp;телефону клиники.</>
  );
}

/** «Отменить запись», from the visit, the home page and the confirmation. */
export const cancelDialog = later(() => import('./cancel-visit-dialog'));
