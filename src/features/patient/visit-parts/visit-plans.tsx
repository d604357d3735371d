import IconCalendarRepeat from '@tabler/icons-react/dist/esm/icons/IconCalendarRepeat.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import type { Visit } from '#generated/models/visit.ts';
import { canChange, hasEnded } from '@/domain/visit/visit-can';
import { nearlyDue } from '@/domain/visit/visit-text';
import { phoneHref } from '@/shared/format/phone';
import { deadline } from '@/shared/format/time';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyDialog } from '@/shared/lazy/use-lazy-dialog';
import { Button, ButtonAnchor, ButtonLink } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { Card } from '@/shared/ui/card';
import { Icon } from '@/shared/ui/icon';
import { useNow } from '@/shared/use-now';

const cancelDialog = lazyModule(() => import('./cancel-visit-dialog'));

interface VisitPlansProps {
  visit: Visit;
  /**
   * `aside`: a card in a narrow column. `page`: a card in a wide column. `footer`: the bottom of
   * the visit's card.
   */
  variant: 'aside' | 'page' | 'footer';
}

const buttonsClass = {
  aside: 'mt-3 flex flex-col gap-2',
  page: 'mt-3 flex flex-wrap gap-2',
  footer: 'flex gap-2 phone:grid phone:w-full phone:grid-cols-2',
} as const;

/**
 * Block «Если планы изменятся»: before the deadline buttons to move and cancel the visit, after the
 * deadline the clinic's phone.
 */
export function VisitPlans({ visit, variant }: VisitPlansProps) {
  const { show, close, part, opening } = useLazyDialog(cancelDialog);
  const moment = useNow();
  if (hasEnded(visit) || visit.status === 'arrived') return null;

  const isOpen = canChange(visit, moment);
  const isFooter = variant === 'footer';
  const isAside = variant === 'aside';
  const { phone } = visit.filial;
  const deadlineText = isOpen ? (
    <ChangeDeadline visit={visit} moment={moment} />
  ) : (
    <ChangeClosed visit={visit} moment={moment} />
  );
  const actions = isOpen ? (
    <div className={buttonsClass[variant]}>
      <ButtonLink wide={isAside} to="/fo/patient/visits/$id/reschedule" params={{ id: String(visit.id) }}>
        {isAside && <Icon icon={IconCalendarRepeat} />}
        Перенести
      </ButtonLink>
      <Button wide={isAside} busy={opening && 'Открываем'} onClick={show}>
        {isFooter ? 'Отменить' : 'Отменить запись'}
      </Button>
    </div>
  ) : (
    // The link is hidden on phones, because the button «Позвонить» is already above the footer.
    <ButtonAnchor wide={isAside} href={phoneHref(phone)} className={isFooter ? 'phone:hidden' : 'mt-3'}>
      {!isFooter && <Icon icon={IconPhone} />}
      {phone}
    </ButtonAnchor>
  );

  return (
    <>
      {isFooter ? (
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line phone:mt-4 desktop:border-t desktop:pt-4">
          <p className="flex min-w-40 flex-1 items-center gap-3 text-small text-ink-2 phone:min-w-full phone:items-start phone:rounded-note phone:bg-amber-tint phone:px-4 phone:py-3.5 phone:text-amber-ink">
            <Icon icon={IconClock} className="text-amber-ink" />
            <span>{deadlineText}</span>
          </p>
          {actions}
        </div>
      ) : (
        <Card className="print:hidden">
          <h2 className="text-h3">Если планы изменятся</h2>
          {visit.shared_right === 'read' ? (
            <p className="mt-3 text-ink-2">
              Вам открыт только просмотр. Перенести или&nbsp;отменить может владелец карты.
            </p>
          ) : isOpen ? (
            <Callout tone="amber" icon={IconClock} className="mt-3">
              {deadlineText}
            </Callout>
          ) : (
            <p className="mt-3 text-ink-2">{deadlineText}</p>
          )}
          {actions}
          {isOpen && visit.status !== 'pending' && (
            <p className="mt-3 text-small text-ink-3">
              Позже&nbsp;— только по&nbsp;телефону клиники{' '}
              <a href={phoneHref(phone)} className="link whitespace-nowrap">
                {phone}
              </a>
              .
            </p>
          )}
        </Card>
      )}
      {part && <part.CancelVisitDialog visit={visit} onClose={close} />}
    </>
  );
}

/** Text with the deadline: «Перенести или отменить можно до 10:30 сегодня, ещё 2 ч 10 мин». */
function ChangeDeadline({ visit, moment }: { visit: Visit; moment: number }) {
  // A request can be changed until the clinic has answered it.
  if (visit.status === 'pending' && visit.cancel_until === visit.answer_until) {
    return <>Перенести или&nbsp;отменить можно, пока клиника не&nbsp;подтвердила</>;
  }
  return (
    <>
      Перенести или&nbsp;отменить можно{' '}
      <strong className="font-semibold">{deadline(visit.cancel_until, moment)}</strong>
      {nearlyDue(visit.cancel_until, moment)}
    </>
  );
}

/** Explains why the visit can no longer be changed, and what to do instead. */
function ChangeClosed({ visit, moment }: { visit: Visit; moment: number }) {
  return (
    <>
      Изменить запись здесь можно было {deadline(visit.cancel_until, moment)}. Теперь&nbsp;— только по&nbsp;телефону
      клиники.
    </>
  );
}
