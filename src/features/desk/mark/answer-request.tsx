import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { VisitsInTheWay } from '@/domain/visit/over-schedule';
import { canAnswer } from '@/domain/visit/visit-can';
import { toAnswerPhrase } from '@/domain/visit/visit-text';
import { dateTime } from '@/shared/format/time';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyDialog } from '@/shared/lazy/use-lazy-dialog';
import { Button } from '@/shared/ui/button';
import { useToday } from '@/shared/use-now';
import { useWriteOf } from '@/shared/write/use-write-of';
import { WriteError } from '@/shared/write/write-error';
import type { MarksDesk } from './marks-desk';
import { useSayAnswered } from './use-say-answered';

const refuseDialog = lazyModule(() => import('./refuse-dialog'));

interface AnswerRequestProps {
  readonly desk: MarksDesk;
  readonly visit: DeskVisit;
  /** Current time in milliseconds since the epoch. */
  readonly at: number;
  /** Name of the person for the button labels, unique in the list. By default the full name. */
  readonly name?: string;
  /** Whether the deadline is shown here, because the list doesn't show it. */
  readonly withDeadline?: boolean;
}

/**
 * A request with buttons to confirm and decline it. If the deadline passes, the buttons disappear
 * but an open dialog stays open.
 */
export function AnswerRequest(props: AnswerRequestProps) {
  const { desk, visit, at } = props;
  const refusing = useLazyDialog(refuseDialog);
  return (
    <>
      {canAnswer(visit, at) && <Answers {...props} refusing={refusing} />}
      {refusing.part && <refusing.part.RefuseDialog desk={desk} visit={visit} onClose={refusing.close} />}
    </>
  );
}

interface AnswersProps extends AnswerRequestProps {
  readonly refusing: Pick<ReturnType<typeof useLazyDialog>, 'opening' | 'preload' | 'show'>;
}

function Answers({ desk, visit, name, withDeadline = false, refusing }: AnswersProps) {
  const today = useToday();
  const sayAnswered = useSayAnswered(desk, visit);
  const confirm = useWriteOf(desk.stateUpdate, { done: () => sayAnswered('запись подтверждена') });
  const whose = `: ${name ?? visit.person.full_name}, ${dateTime(visit.starts_at)}`;
  return (
    <div className="phone:w-full">
      <div className="flex justify-end gap-2 phone:grid phone:grid-cols-2">
        <Button
          variant="quiet"
          size="small"
          busy={refusing.opening && 'Открываем'}
          onPointerEnter={refusing.preload}
          onClick={refusing.show}
        >
          Отказать<span className="sr-only">{whose}</span>
        </Button>
        <Button
          variant="primary"
          size="small"
          busy={confirm.isSending && 'Подтверждаем'}
          onClick={() => confirm.send({ id: visit.id, data: { status: 'confirmed' } })}
        >
          Подтвердить<span className="sr-only">{whose}</span>
        </Button>
      </div>
      {withDeadline && visit.answer_until !== null && (
        <p className="mt-1 text-right text-caption text-amber-ink phone:text-left">
          {toAnswerPhrase(visit.answer_until, today)}
        </p>
      )}
      <WriteError of={confirm} className="max-w-80 phone:max-w-none">
        <VisitsInTheWay error={confirm.error} link={desk.link} />
      </WriteError>
    </div>
  );
}
