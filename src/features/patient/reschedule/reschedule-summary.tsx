import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconClockX from '@tabler/icons-react/dist/esm/icons/IconClockX.mjs';
import type { Visit } from '#generated/models/visit.ts';
import type { SlotHoldState } from '@/domain/slot/slot-holds';
import { lostPhrase } from '@/domain/slot/slot-text';
import { clashPhrase } from '@/domain/visit/visit-clash';
import { VisitPortrait, visitWith } from '@/domain/visit/visit-host';
import { answerPhrase, visitPersonText } from '@/domain/visit/visit-text';
import { clockAt, visitClock, shortPlace } from '@/domain/visit/visit-where';
import { isProblem } from '@/shared/api/problem';
import { weekdayShort } from '@/shared/format/date';
import { countdown, duration } from '@/shared/format/duration';
import { cost } from '@/shared/format/price';
import { dateTime, deadline } from '@/shared/format/time';
import { atBottom } from '@/shared/ui/bottom-bar';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { Card } from '@/shared/ui/card';
import { FieldError } from '@/shared/ui/fields/field';
import { Icon } from '@/shared/ui/icon';
import { LiveRegion } from '@/shared/ui/live-region';
import { useTimeLeft, useToday } from '@/shared/use-now';
import { WriteError } from '@/shared/write/write-error';
import type { useReschedule } from './use-reschedule';

interface RescheduleSummaryProps {
  visit: Visit;
  /** The chosen time, if there is one. */
  startsAt: string | undefined;
  /** Another visit of the family that overlaps the chosen time. */
  clash: Visit | undefined;
  reschedule: ReturnType<typeof useReschedule>;
}

const shortDay = (moment: string, clock: string) => `${weekdayShort(moment)}, ${dateTime(moment, clock)}`;

/**
 * Block «Было → Станет» with the button. It is always visible; on phones it is at the bottom of the
 * screen.
 */
export function RescheduleSummary({ visit, startsAt, clash, reschedule }: RescheduleSummaryProps) {
  const { hold, lost, move, confirm, askAgain } = reschedule;
  const over = hold?.kind === 'over' || hold?.kind === 'ended';

  return (
    <Card
      {...atBottom}
      className="phone:-mx-(--gutter) phone:rounded-none phone:border-t phone:border-line narrow:sticky narrow:bottom-0 narrow:z-20 wide:sticky wide:top-6"
    >
      <h2 className="sr-only">Было и станет</h2>
      <div className="border-line phone:hidden desktop:mb-4 desktop:border-b desktop:pb-4">
        <RescheduledVisit visit={visit} />
      </div>
      <div className="flex flex-col gap-3 phone:flex-row phone:items-center phone:gap-4">
        <When label="Было" className="text-ink-3 line-through">
          {shortDay(visit.starts_at, visitClock(visit))}
        </When>
        <Icon icon={IconArrowRight} className="text-ink-3 desktop:hidden" />
        <When label="Станет" className="font-medium text-teal-press">
          {startsAt ? shortDay(startsAt, clockAt(visit, startsAt)) : 'Выберите время'}
        </When>
      </div>
      <div aria-live="polite">
        {lost !== undefined || over ? (
          <Callout tone="amber" icon={IconClockX} className="mt-3">
            {hold?.kind === 'over' && 'Прошло 5\u00A0минут, новое время мы больше не\u00A0держим.'}
            {hold?.kind === 'ended' &&
              'Вы\u00A0выбрали ещё одно время в\u00A0другом месте: это мы больше не\u00A0держим.'}
            {!over && lost && `${startsAt ? lostPhrase(startsAt, lost) : `${lost}.`} Выберите другое время.`}
          </Callout>
        ) : clash ? (
          <Callout tone="amber" icon={IconClockX} className="mt-3">
            <strong>В это время уже есть запись.</strong> {clashPhrase(clash)}. Выберите другое время.
          </Callout>
        ) : (
          hold && <RescheduleTerms visit={visit} hold={hold} />
        )}
      </div>
      <div className="mt-3 flex flex-col gap-2">
        {over ? (
          <Button variant="primary" size="large" wide onClick={askAgain}>
            Занять снова
          </Button>
        ) : (
          <Button
            variant="primary"
            size="large"
            wide
            className="px-2"
            aria-disabled={hold?.kind !== 'held' && hold?.kind !== 'asking'}
            busy={(move.isSending && 'Переносим') || (hold?.kind === 'asking' && 'Занимаем время')}
            onClick={confirm}
          >
            <span className="whitespace-nowrap">
              Перенести
              {/* On phones the new time is shown right above the button, so the label contains it
                  only for screen readers. */}
              {startsAt && <span className="phone:sr-only"> на&nbsp;{dateTime(startsAt)}</span>}
            </span>
          </Button>
        )}
        <LiveRegion urgent>{hold?.kind === 'failed' && <FieldError>{hold.text}</FieldError>}</LiveRegion>
        {hold?.kind === 'failed' && (
          <Button wide onClick={askAgain}>
            Повторить
          </Button>
        )}
        {/* A notice above the button explains a 409, so no error is shown here. */}
        <WriteError of={move} text={isProblem(move.error, 409) ? null : undefined} />
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

function When({ label, className, children }: { label: string; className: string; children: string }) {
  return (
    <p className="desktop:flex desktop:justify-between desktop:gap-4">
      <span className="text-ink-3 phone:block phone:text-caption">{label}</span>
      <span className={`${className} phone:text-small`}>{children}</span>
    </p>
  );
}

interface RescheduleTermsProps {
  visit: Visit;
  hold: SlotHoldState;
}

/** The new price, the time left to confirm, and the deadline for further changes. */
function RescheduleTerms({ visit, hold }: RescheduleTermsProps) {
  const today = useToday();
  const left = useTimeLeft(hold.kind === 'held' ? hold.hold.expires_at : undefined);
  if (hold.kind !== 'held') return null;
  const { price: amount, cancel_until, answer_until } = hold.hold;
  return (
    <p className="mt-3 text-small text-ink-2">
      <span aria-hidden="true">
        Держим новое время ещё <strong className="tabular">{countdown(left)}</strong>.{' '}
      </span>
      {amount === visit.price ? `Цена не\u00A0изменится: ${cost(amount)}.` : `Новая цена: ${cost(amount)}.`}
      {answer_until !== null && ` ${answerPhrase(answer_until, today)}, иначе запись снимется.`}
      <span className="phone:hidden"> Отменить или&nbsp;перенести можно {deadline(cancel_until, today)}.</span>
    </p>
  );
}

/** The visit to move: doctor, service, place, and the person if it isn't the account's owner. */
export function RescheduledVisit({ visit }: { visit: Visit }) {
  return (
    <div className="flex gap-3">
      <VisitPortrait visit={visit} size={48} />
      <div className="min-w-0">
        <p>{visitWith(visit)}</p>
        <p className="text-small text-ink-2">
          {visit.service_title}, {duration(visit.duration_minutes)}. {shortPlace(visit)}
        </p>
        {visit.person.family_member_id !== null && (
          <p className="text-small text-ink-2">{visitPersonText(visit.person)}</p>
        )}
      </div>
    </div>
  );
}
