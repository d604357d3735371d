import IconCalendarRepeat from '@tabler/icons-react/dist/esm/icons/IconCalendarRepeat.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import type { Visit } from '#generated/models/visit.ts';
import { canChange, hasEnded } from '@/domain/visit/visit-can';
import { phoneHref } from '@/shared/format/phone';
import { time } from '@/shared/format/time';
import { useLaterDialog } from '@/shared/later/use-later-dialog';
import { Button, ButtonAnchor, ButtonLink } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { Card } from '@/shared/ui/card';
import { Icon } from '@/shared/ui/icon';
import { Note } from '@/shared/ui/note';
import { cancelDialog } from './cancel-dialog';
import { ChangeClosed, ChangeDeadline } from './change-deadline';

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
