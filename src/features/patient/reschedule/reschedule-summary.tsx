import { useVisitReschedule } from '@generated/api/patient/patient';
import type { Visit } from '@generated/models/visit';
import IconClockX from '@tabler/icons-react/dist/esm/icons/IconClockX.mjs';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useSlotHold } from '@/features/patient/booking/use-slot-hold';
import { isProblem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { weekdayShort } from '@/shared/format/date';
import { countdown, duration } from '@/shared/format/duration';
import { shortName } from '@/shared/format/name';
import { price } from '@/shared/format/price';
import { dateTime } from '@/shared/format/time';
import { epoch } from '@/shared/format/zone';
import { useNow } from '@/shared/time/use-now';
import { notify } from '@/shared/toast/notify';
import { Avatar } from '@/shared/ui/avatar';
import { Button } from '@/shared/ui/button';
import { ButtonLink } from '@/shared/ui/button-link';
import { Card } from '@/shared/ui/card';
import { cx } from '@/shared/ui/cx';
import { FieldError } from '@/shared/ui/field';
import { Note } from '@/shared/ui/note';

interface RescheduleSummaryProps {
  visit: Visit;
  /** The time that was chosen, if any. */
  startsAt: string | undefined;
  /** The chosen time is gone: another has to be chosen. */
  onLost: () => void;
}

const shortDay = (moment: string) => `${weekdayShort(moment)}, ${dateTime(moment)}`;

/** «Было → Станет», always in sight beside the button. The new time is held as soon as it is chosen. */
export function RescheduleSummary({ visit, startsAt, onLost }: RescheduleSummaryProps) {
  const navigate = useNavigate();
  const move = useVisitReschedule({ mutation: { meta: { silent: [409, 422] } } });
  const sending = useRef(false);
  const [lost, setLost] = useState<string>();
  const { state, askAgain, spend } = useSlotHold(
    startsAt === undefined
      ? undefined
      : {
          doctor_id: visit.doctor.id,
          filial_id: visit.filial.id,
          service_id: visit.service_id,
          starts_at: startsAt,
          visit_id: visit.id,
        },
  );
  const moment = useNow(1000);
  const gone = startsAt !== undefined && (state.kind === 'lost' || state.kind === 'over');

  const confirm = async () => {
    if (state.kind !== 'held' || sending.current) return;
    sending.current = true;
    try {
      await move.mutateAsync({ id: visit.id, data: { hold_id: state.hold.id } });
      spend();
      notify.success('Визит перенесён');
      await navigate({ to: '/fo/patient/visits/$id', params: { id: String(visit.id) } });
    } catch (error) {
      if (isProblem(error, 409)) {
        setLost(problemText(error));
        onLost();
      }
    } finally {
      sending.current = false;
    }
  };

  return (
    <Card
      className={cx(
        'wide:sticky wide:top-6',
        startsAt !== undefined && 'narrow:sticky narrow:bottom-0 narrow:shadow-pop',
      )}
    >
      <h2 className="sr-only">Было и станет</h2>
      <div className="flex gap-3 phone:hidden">
        <Avatar
          id={visit.doctor.id}
          name={`${visit.doctor.second_name} ${visit.doctor.first_name}`}
          src={visit.doctor.avatar}
          size={48}
        />
        <div>
          <p>{shortName(visit.doctor)}</p>
          <p className="text-small text-ink-2">
            {visit.service_title}, {duration(visit.duration_minutes)}. {visit.filial.title}
          </p>
        </div>
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-y-3 border-line desktop:mt-4 desktop:border-t desktop:pt-4">
        <dt className="text-ink-3">Было</dt>
        <dd className="text-right text-ink-3 line-through">{shortDay(visit.starts_at)}</dd>
        <dt className="text-ink-3">Станет</dt>
        <dd className="text-right font-medium text-teal-press">{startsAt ? shortDay(startsAt) : 'Выберите время'}</dd>
      </dl>
      <div aria-live="polite">
        {gone || (lost && !startsAt) ? (
          <Note tone="amber" glyph={IconClockX} className="mt-4">
            {state.kind === 'over' && startsAt
              ? 'Прошло 5\u00A0минут, новое время мы больше не держим.'
              : `${state.kind === 'lost' && startsAt ? state.text : lost}. Выберите другое время.`}
          </Note>
        ) : (
          <p className="mt-4 text-small text-ink-2">
            {state.kind === 'held' && startsAt && (
              <span aria-hidden="true">
                Держим новое время ещё{' '}
                <strong className="tabular">{countdown(epoch(state.hold.expires_at) - moment)}</strong>.{' '}
              </span>
            )}
            {(state.kind !== 'held' || state.hold.price === visit.price) && `Цена не изменится: ${price(visit.price)}.`}
            {state.kind === 'held' && state.hold.price !== visit.price && `Новая цена: ${price(state.hold.price)}.`}
          </p>
        )}
      </div>
      <div className="mt-4 flex flex-col gap-2">
        {state.kind === 'over' && startsAt ? (
          <Button variant="primary" size="large" wide onClick={askAgain}>
            Занять снова
          </Button>
        ) : (
          <Button
            variant="primary"
            size="large"
            wide
            disabled={!startsAt || state.kind !== 'held'}
            busy={
              (move.isPending && 'Переносим') || (startsAt !== undefined && state.kind === 'asking' && 'Занимаем время')
            }
            onClick={() => void confirm()}
          >
            {startsAt ? `Перенести на\u00A0${dateTime(startsAt)}` : 'Перенести'}
          </Button>
        )}
        {state.kind === 'failed' && startsAt && (
          <>
            <FieldError>{state.text}</FieldError>
            <Button wide onClick={askAgain}>
              Повторить
            </Button>
          </>
        )}
        {move.error && !isProblem(move.error, 409) && <FieldError>{problemText(move.error)}</FieldError>}
        <ButtonLink
          variant="quiet"
          wide
          to="/fo/patient/visits/$id"
          params={{ id: String(visit.id) }}
          className="phone:hidden"
        >
          Оставить как было
        </ButtonLink>
      </div>
    </Card>
  );
}
