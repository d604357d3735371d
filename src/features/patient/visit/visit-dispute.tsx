import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import type { Visit } from '#generated/models/visit.ts';
import { calendarDay } from '@/shared/format/date';
import { deadline } from '@/shared/format/time';
import { later } from '@/shared/later/later';
import { useLaterDialog } from '@/shared/later/use-later-dialog';
import { Button } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { Card } from '@/shared/ui/card';
import { disputeText } from './dispute-text';

const disputeDialog = later(() => import('./dispute-dialog'));

/** Lets the patient dispute how the clinic marked the visit, and then says that it is disputed. */
export function VisitDispute({ visit }: { visit: Visit }) {
  const { show, close, part, opening } = useLaterDialog(disputeDialog);
  const text = disputeText(visit);

  if (visit.disputed_at !== null) {
    return (
      <Card id="dispute">
        <h2 className="text-h3">Визит оспорен</h2>
        <Callout tone="amber" icon={IconFlag} className="mt-3 wrap-anywhere">
          Вы&nbsp;сообщили об&nbsp;этом {calendarDay(visit.disputed_at)}. Поддержка ответит на&nbsp;{visit.email}.
        </Callout>
      </Card>
    );
  }
  if (visit.dispute_until === null) return null;
  return (
    <Card id="dispute">
      <h2 className="text-h3">{text.question}</h2>
      <p className="mt-3 text-ink-2">
        {text.doubt} {deadline(visit.dispute_until)}.
      </p>
      <Button wide className="mt-3" busy={opening && 'Открываем'} onClick={show}>
        {text.action}
      </Button>
      {part && <part.DisputeDialog visit={visit} onClose={close} />}
    </Card>
  );
}
