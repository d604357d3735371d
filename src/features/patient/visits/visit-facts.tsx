import { Link } from '@tanstack/react-router';
import type { Visit } from '#generated/models/visit.ts';
import { directionsUrl } from '@/domain/place/directions-url';
import { readyIn } from '@/domain/service/offer-text';
import { ReferralNote } from '@/domain/service/referral-note';
import { ServicePrices } from '@/domain/service/service-prices';
import { reminderPhrase } from '@/domain/visit/reminder-text';
import { canChange, canComment } from '@/domain/visit/visit-can';
import { visitPays, visitPaysNote } from '@/domain/visit/visit-payment';
import { canChangeServices } from '@/domain/visit/visit-services';
import { hasRoute, visitWhere } from '@/domain/visit/visit-where';
import { videoNote } from '@/features/patient/visit-parts/visit-place';
import { duration } from '@/shared/format/duration';
import { upperFirst } from '@/shared/format/letter-case';
import { typeset } from '@/shared/format/typography';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyDialog } from '@/shared/lazy/use-lazy-dialog';
import { Card } from '@/shared/ui/card';
import { SummaryList, SummaryRow } from '@/shared/ui/summary-list';
import { useNow, useToday } from '@/shared/use-now';

const addressDialog = lazyModule(() => import('./address-dialog'));
const servicesDialog = lazyModule(() => import('./services-dialog'));
const commentDialog = lazyModule(() => import('./comment-dialog'));

/**
 * Facts of the visit. They were copied at the time of booking, so later changes by the clinic don't
 * affect them.
 */
export function VisitFacts({ visit }: { visit: Visit }) {
  const { person } = visit;
  const { show, close, part } = useLazyDialog(commentDialog);
  const address = useLazyDialog(addressDialog);
  const services = useLazyDialog(servicesDialog);
  const now = useNow();
  const isOpen = visit.shared_right !== 'read' && canChangeServices(visit, visit.doctor !== null, now);
  return (
    <Card>
      <h2 className="sr-only">О визите</h2>
      <SummaryList>
        <SummaryRow
          label={visit.doctor ? 'Услуга' : visit.services ? 'Анализы' : 'Анализ'}
          note={visit.doctor ? duration(visit.duration_minutes) : visit.fasting && 'Натощак'}
          action={
            isOpen && (
              <button type="button" className="link" onClick={services.show}>
                Изменить<span className="sr-only"> анализы</span>
              </button>
            )
          }
        >
          {visit.services ? <ServicePrices services={visit.services} /> : visit.service_title}
        </SummaryRow>
        {visit.doctor === null && visit.ready_in_workdays !== null && (
          <SummaryRow label="Результат" note={visit.services && 'Когда готов последний анализ'}>
            {readyIn(visit.ready_in_workdays)}
          </SummaryRow>
        )}
        <SummaryRow label="Для кого" note={person.relation}>
          {person.full_name}
        </SummaryRow>
        {visit.booked_by && <SummaryRow label="Кто записал">{visit.booked_by}</SummaryRow>}
        <PlaceRow visit={visit} onEdit={address.show} />
        <SummaryRow label="Стоимость" note={upperFirst(visitPaysNote(visit))}>
          <span translate="no">{visitPays(visit)}</span>
        </SummaryRow>
        {visit.needs_referral === true && (
          <SummaryRow label="Направление">
            <ReferralNote open />
          </SummaryRow>
        )}
        {!visit.booked_by && <CommentRow visit={visit} onEdit={show} />}
        <ReminderRow visit={visit} />
        <SummaryRow label="Номер записи">{visit.number}</SummaryRow>
      </SummaryList>
      {part && <part.CommentDialog visit={visit} onClose={close} />}
      {services.part && <services.part.ServicesDialog visit={visit} onClose={services.close} />}
      {address.part && <address.part.AddressDialog visit={visit} onClose={address.close} />}
    </Card>
  );
}

interface PlaceRowProps {
  visit: Visit;
  /** Opens the dialog with the address of a home visit. */
  onEdit: () => void;
}

/**
 * Row «Где»: the clinic with directions, the video call, or the patient's address. The patient can
 * change the address until the deadline.
 */
function PlaceRow({ visit, onEdit }: PlaceRowProps) {
  const { title, note } = visitWhere(visit);
  const moment = useNow();
  const isOpen = visit.format === 'home' && !visit.booked_by && canChange(visit, moment);
  return (
    <>
      <SummaryRow
        label="Где"
        note={typeset(videoNote(visit) ?? note)}
        action={
          hasRoute(visit) ? (
            <a href={directionsUrl(visit.filial)} target="_blank" rel="noreferrer" className="link">
              Маршрут<span className="sr-only">, откроется в&nbsp;новой вкладке</span>
            </a>
          ) : (
            isOpen && (
              <button type="button" className="link" onClick={onEdit}>
                Изменить<span className="sr-only"> адрес</span>
              </button>
            )
          )
        }
      >
        {typeset(title)}
      </SummaryRow>
      {visit.format === 'home' && <SummaryRow label="Клиника">{typeset(visit.filial.title)}</SummaryRow>}
    </>
  );
}

/**
 * Row that says when and how the patient is reminded. It isn't rendered if no reminder will be
 * sent.
 */
function ReminderRow({ visit }: { visit: Visit }) {
  const phrase = reminderPhrase(visit, useToday());
  if (phrase === undefined) return null;
  return (
    <SummaryRow
      label="Напоминание"
      action={
        <Link to="/fo/patient/reminders" className="link">
          Изменить<span className="sr-only"> напоминания</span>
        </Link>
      }
    >
      {phrase}
    </SummaryRow>
  );
}

interface CommentRowProps {
  visit: Visit;
  onEdit: () => void;
}

/** The patient's comment. The patient can edit it until the visit begins. */
function CommentRow({ visit, onEdit }: CommentRowProps) {
  const open = canComment(visit, useNow());
  const { comment } = visit;

  return (
    <SummaryRow
      label="Комментарий"
      note={
        comment === null &&
        open &&
        (visit.doctor
          ? 'Напишите, о\u00A0чём врачу лучше знать заранее'
          : 'Напишите, о\u00A0чём клинике лучше знать заранее')
      }
      action={
        open && (
          <button type="button" className="link" onClick={onEdit}>
            {comment === null ? 'Добавить' : 'Изменить'}
            <span className="sr-only"> комментарий</span>
          </button>
        )
      }
    >
      {comment === null ? (
        <span className="text-ink-3">Не&nbsp;указан</span>
      ) : (
        <span className="wrap-anywhere whitespace-pre-line">{comment}</span>
      )}
    </SummaryRow>
  );
}
