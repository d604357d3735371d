import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import type { Visit } from '#generated/models/visit.ts';
import { canChange } from '@/domain/visit/visit-can';
import { cancelDialog, ChangeClosed, ChangeDeadline } from '@/features/patient/visit-parts/visit-plans';
import { phoneHref } from '@/shared/format/phone';
import { useLaterDialog } from '@/shared/later/use-later-dialog';
import { Button, ButtonAnchor, ButtonLink } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';

interface NextVisitPlansProps {
  visit: Visit;
  /** Milliseconds; the window closes by itself as it moves on. */
  moment: number;
}

/** The foot of the card: moving and cancelling while there is time, the clinic's phone after it. */
export function NextVisitPlans({ visit, moment }: NextVisitPlansProps) {
  const { show, close, part, opening } = useLaterDialog(cancelDialog);
  if (visit.status === 'arrived') return null;
  const open = canChange(visit, moment);

  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line phone:mt-4 desktop:border-t desktop:pt-4">
      <p className="flex min-w-40 flex-1 items-center gap-3 text-small text-ink-2 phone:min-w-full phone:items-start phone:rounded-note phone:bg-amber-tint phone:px-4 phone:py-3.5 phone:text-amber-ink">
        <Icon icon={IconClock} className="text-amber-ink" />
        <span>{open ? <ChangeDeadline visit={visit} moment={moment} /> : <ChangeClosed visit={visit} />}</span>
      </p>
      {open ? (
        <div className="flex gap-2 phone:grid phone:w-full phone:grid-cols-2">
          <ButtonLink to="/fo/patient/visits/$id/reschedule" params={{ id: String(visit.id) }}>
            Перенести
          </ButtonLink>
          <Button busy={opening && 'Открываем'} onClick={show}>
            Отменить
          </Button>
        </div>
      ) : (
        <ButtonAnchor href={phoneHref(visit.filial.phone)} className="phone:w-full">
          {visit.filial.phone}
        </ButtonAnchor>
      )}
      {part && <part.CancelVisitDialog visit={visit} onClose={close} />}
    </div>
  );
}
