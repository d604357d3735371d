import IconFiles from '@tabler/icons-react/dist/esm/icons/IconFiles.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useClinicClientRead } from '#generated/api/clinic-clients/clinic-clients.ts';
import { getClinicVisitAnswersUpdateMutationOptions } from '#generated/api/clinic-visit-papers/clinic-visit-papers.ts';
import { useClinicVisitRead } from '#generated/api/clinic-visits/clinic-visits.ts';
import type { ClientCard } from '#generated/models/client-card.ts';
import type { DeskSource } from '#generated/models/desk-source.ts';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { identityText } from '@/domain/person/person-text';
import { DeskBadges } from '@/domain/visit/desk-badges';
import { VisitsInTheWay } from '@/domain/visit/over-schedule';
import { deskLabel, markLabel, sourceLabel, type VisitMark } from '@/domain/visit/visit-badge';
import { canAnswer, canMarkArrival, canMarkEnd, hasEnded, isFollowed } from '@/domain/visit/visit-can';
import { servicesAndPayer } from '@/domain/visit/visit-payment';
import { canChangeServices } from '@/domain/visit/visit-services';
import { deskPlace } from '@/domain/visit/visit-where';
import { RefuseDialog } from '@/features/desk/mark/refuse-dialog';
import { useMarking } from '@/features/desk/mark/use-marking';
import type { AnswersDesk } from '@/features/desk/questions/questions-desk';
import { dataOf } from '@/shared/api/load';
import { refusalText } from '@/shared/api/problem-text';
import { yearsCount } from '@/shared/format/counts';
import { weekdayDay } from '@/shared/format/date';
import { phoneHref } from '@/shared/format/phone';
import { deadline, timeRange } from '@/shared/format/time';
import { quoted } from '@/shared/format/typography';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyDialog } from '@/shared/lazy/use-lazy-dialog';
import { useLazyModule } from '@/shared/lazy/use-lazy-module';
import { Button, ButtonAnchor } from '@/shared/ui/button';
import { FoldedText } from '@/shared/ui/folded-text';
import { Icon } from '@/shared/ui/icon';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { useNow } from '@/shared/use-now';
import { WriteError } from '@/shared/write/write-error';
import { clinicMarks } from './clinic-marks';
import { clinicMoves } from './use-board-reschedule';
import { canMove } from './use-moving';

type Next = VisitMark | 'confirmed';

interface VisitDialogProps {
  visit: DeskVisit;
  onClose: () => void;
  /** Called to move a visit of a doctor on the board. */
  onMove: () => void;
  /**
   * Called to book the person again: a follow-up with the same doctor, or a visit that replaces
   * this one.
   */
  onBook: (source: DeskSource) => void;
}

const answersPart = lazyModule(() => import('@/features/desk/questions/desk-answers'));
const clinicAnswers: AnswersDesk = { answersUpdate: getClinicVisitAnswersUpdateMutationOptions };
const moveDialog = lazyModule(() => import('@/features/desk/book/move-visit-dialog'));
const papersDialog = lazyModule(() => import('./visit-papers-dialog'));
const servicesDialog = lazyModule(() => import('./visit-services-dialog'));
const titles: Record<Next, string> = {
  confirmed: 'Подтвердить',
  arrived: markLabel('arrived'),
  completed: markLabel('completed'),
  no_show: markLabel('no_show'),
};

/** The statuses that the contract allows next. The server decides whether a change is possible. */
function nextStates(visit: DeskVisit, now: number): readonly Next[] {
  const { status } = visit;
  const ends: readonly Next[] = canMarkEnd(visit, now) ? ['completed', 'no_show'] : [];
  if (status === 'pending') return canAnswer(visit, now) ? ['confirmed'] : [];
  if (status === 'confirmed') return [...(canMarkArrival(visit, now) ? (['arrived'] as const) : []), ...ends];
  return status === 'arrived' ? ends : [];
}

/** Card of a visit on the board: person, service, time, and the next actions. */
export function VisitDialog({ visit, onClose, onMove, onBook }: VisitDialogProps) {
  const now = useNow();
  const [cancelling, setCancelling] = useState(false);
  const { change: update, hasFailed, put, mark, dialog } = useMarking(clinicMarks, visit, now);
  const move = useLazyDialog(moveDialog, 'перенос');
  const papers = useLazyDialog(papersDialog, 'документы');
  const services = useLazyDialog(servicesDialog, 'анализы');
  const { text } = deskLabel(visit);
  const { person } = visit;
  const { data: card } = useClinicClientRead(visit.client_id, { query: { select: dataOf, meta: { silent: true } } });
  const identity = card && identityText(card);
  const next = nextStates(visit, now);
  const isOpen = canAnswer(visit, now) || visit.status === 'confirmed';

  const isOff = hasEnded(visit) && visit.status !== 'completed';
  const [first, ...others] = next;
  const button = (status: Next) => (
    <Button
      key={status}
      variant={status === first ? 'primary' : 'secondary'}
      data-autofocus={status === first ? true : undefined}
      busy={update.isSending && update.variables?.data.status === status && 'Отмечаем'}
      onClick={() => (status === 'confirmed' ? put(status) : mark(status))}
    >
      {titles[status]}
    </Button>
  );

  if (cancelling && isOpen) {
    return <RefuseDialog desk={clinicMarks} visit={visit} onClose={() => setCancelling(false)} onDone={onClose} />;
  }
  return (
    <Dialog
      title={person.full_name}
      onClose={onClose}
      secondary={
        (visit.undo_to !== null || others.length > 0) && (
          <>
            {visit.undo_to !== null && (
              <Button busy={update.isSending && 'Возвращаем'} onClick={() => visit.undo_to && put(visit.undo_to)}>
                Снять отметку {quoted(text)}
              </Button>
            )}
            {others.map(button)}
          </>
        )
      }
      primary={first && button(first)}
    >
      <div className="flex flex-wrap items-center gap-2">
        <DeskBadges visit={visit} at={now} />
        {person.age !== null && <span className="text-small">{yearsCount(person.age)}</span>}
        <Link
          to="/fo/clinic/clients/$id"
          params={{ id: String(visit.client_id) }}
          className="link text-small font-medium"
        >
          Карта клиента
        </Link>
      </div>
      <dl className="mt-4 flex flex-col gap-2 text-ink">
        <Fact label="Время">
          {weekdayDay(visit.starts_at)}, {timeRange(visit.starts_at, visit.duration_minutes)}
        </Fact>
        {visit.answer_until !== null && <Fact label="Ответ">{deadline(visit.answer_until, now)}</Fact>}
        <Fact label="Врач">{visit.doctor_name ?? 'Без врача'}</Fact>
        <Fact label={visit.services ? 'Анализы' : 'Услуга'}>{servicesAndPayer(visit)}</Fact>
        {visit.format !== 'clinic' && <Fact label="Где">{deskPlace(visit)}</Fact>}
        <Fact label="Запись">{sourceLabel(visit.source)}</Fact>
        {identity !== undefined && <Fact label="Документ">{identity}</Fact>}
        {isProven(visit, card) && <Fact label="Телефон">Номер подтверждён</Fact>}
        {visit.comment !== null && <Fact label="Жалоба">{visit.comment}</Fact>}
        {visit.cancel_reason !== null && <Fact label="Причина">{visit.cancel_reason}</Fact>}
      </dl>
      <ClientNotes card={card} />
      <Answers visit={visit} />
      <div className="mt-5 flex flex-col gap-2">
        <WriteError of={update} text={hasFailed ? refusalText(update.error) : null}>
          {hasFailed && <VisitsInTheWay error={update.error} link={clinicMarks.link} />}
        </WriteError>
        <div className="flex flex-wrap gap-2 *:grow">
          {canMove(visit) &&
            (visit.doctor_id === null ? (
              <Button busy={move.opening && 'Открываем'} onPointerEnter={move.preload} onClick={move.show}>
                Перенести
              </Button>
            ) : (
              <Button onClick={onMove}>Перенести</Button>
            ))}
          {canChangeServices(visit, visit.doctor_id !== null, now) && (
            <Button busy={services.opening && 'Открываем'} onPointerEnter={services.preload} onClick={services.show}>
              Изменить анализы
            </Button>
          )}
          {isFollowed(visit) && <Button onClick={() => onBook('follow_up')}>Записать на&nbsp;повторный</Button>}
          {isOff && <Button onClick={() => onBook('phone')}>Записать снова</Button>}
          <ButtonAnchor href={phoneHref(visit.phone)}>
            <Icon icon={IconPhone} />
            {visit.phone}
          </ButtonAnchor>
          <Button busy={papers.opening && 'Открываем'} onPointerEnter={papers.preload} onClick={papers.show}>
            <Icon icon={IconFiles} />
            Документы и&nbsp;заметки
          </Button>
        </div>
        {isOpen && (
          <Button variant="quiet" onClick={() => setCancelling(true)}>
            <span className="text-red">{visit.status === 'pending' ? 'Отказать' : 'Отменить запись'}</span>
          </Button>
        )}
      </div>
      {dialog}
      {move.part && (
        <move.part.MoveVisitDialog desk={clinicMoves} visit={visit} onClose={move.close} onDone={onClose} />
      )}
      {services.part && <services.part.VisitServicesDialog visit={visit} onClose={services.close} />}
      {papers.part && <papers.part.VisitPapersDialog visit={visit} onClose={papers.close} />}
    </Dialog>
  );
}

/** Whether the client has proven the number of this visit, which may differ from the card's. */
function isProven(visit: DeskVisit, card: ClientCard | undefined): boolean {
  return card?.phone_confirmed === true && card.summary.phone === visit.phone;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <dt className="w-18 shrink-0 text-small leading-6 text-ink-3">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

/**
 * The patient's answers to the clinic's questions before the visit; empty if the clinic asked
 * nothing.
 */
function Answers({ visit }: { visit: DeskVisit }) {
  const { data: questions = [] } = useClinicVisitRead(visit.id, {
    query: { select: ({ data }) => data.record.questions, meta: { silent: true } },
  });
  const part = useLazyModule(answersPart, questions.length > 0, noAnswers);
  if (!part || questions.length === 0) return null;
  return (
    <section aria-labelledby="answers-heading" className="mt-5 text-ink">
      <part.DeskAnswers desk={clinicAnswers} visit={visit} questions={questions} />
    </section>
  );
}

/**
 * If the code for the answers can't be loaded, no error is shown, because the dialog works without
 * the answers.
 */
const noAnswers = (): void => undefined;

/**
 * The clinic's notes on the client; empty if there are none or the user has no right to read them.
 */
function ClientNotes({ card }: { card: ClientCard | undefined }) {
  const notes = card?.notes ?? [];
  const missed = card?.summary.no_show_count ?? 0;
  if (notes.length === 0 && missed === 0) return null;
  return (
    <div className="mt-3 rounded-note bg-amber-tint px-4 py-3 text-small text-amber-ink">
      {missed > 0 && <p className="font-medium">Неявки: {missed}</p>}
      {notes.slice(0, 3).map((note) => (
        <FoldedText key={note.id} text={note.text} />
      ))}
    </div>
  );
}
