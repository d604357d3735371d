import IconFiles from '@tabler/icons-react/dist/esm/icons/IconFiles.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useClinicClientRead } from '#generated/api/clinic-clients/clinic-clients.ts';
import { useClinicVisitStateUpdate } from '#generated/api/clinic-visits/clinic-visits.ts';
import type { ClientCard } from '#generated/models/client-card.ts';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import type { VisitStateRequest } from '#generated/models/visit-state-request.ts';
import { identityText } from '@/domain/person/person-text';
import { VisitsInTheWay } from '@/domain/visit/over-schedule';
import { PaceBadge } from '@/domain/visit/pace-badge';
import { deskLabel, markLabel } from '@/domain/visit/visit-badge';
import { canAnswer } from '@/domain/visit/visit-can';
import { visitPace } from '@/domain/visit/visit-pace';
import { dataOf } from '@/shared/api/load';
import { refusalText } from '@/shared/api/problem-text';
import { yearsCount } from '@/shared/format/counts';
import { weekdayDay } from '@/shared/format/date';
import { phoneHref } from '@/shared/format/phone';
import { deadline, timeRange } from '@/shared/format/time';
import { quoted } from '@/shared/format/typography';
import { epoch } from '@/shared/format/zone';
import { later } from '@/shared/later/later';
import { useLaterDialog } from '@/shared/later/use-later-dialog';
import { Badge } from '@/shared/ui/badge';
import { Button, ButtonAnchor } from '@/shared/ui/button';
import { FoldedText } from '@/shared/ui/folded-text';
import { Icon } from '@/shared/ui/icon';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { Price } from '@/shared/ui/price';
import { useNow } from '@/shared/use-now';
import { useWrite } from '@/shared/write/use-write';
import { WriteError } from '@/shared/write/write-error';
import { CancelVisitForm } from './cancel-visit-form';
import { canMove } from './use-moving';

type Next = VisitStateRequest['status'];

interface VisitDialogProps {
  visit: DeskVisit;
  onClose: () => void;
  onMove: () => void;
}

const papersDialog = later(() => import('./visit-papers-dialog'));
const HOUR = 60 * 60 * 1000;
const titles: Record<Next, string> = {
  confirmed: 'Подтвердить',
  arrived: markLabel('arrived'),
  completed: markLabel('completed'),
  no_show: markLabel('no_show'),
  cancelled_by_clinic: 'Отменить запись',
};

/** What may come next, as the contract says it; the provider has the last word. */
function nextStates(visit: DeskVisit, now: number): readonly Next[] {
  const { status, starts_at } = visit;
  const begun = now >= epoch(starts_at);
  const ends: readonly Next[] = begun ? ['completed', 'no_show'] : [];
  if (status === 'pending') return canAnswer(visit, now) ? ['confirmed'] : [];
  if (status === 'confirmed') return [...(now >= epoch(starts_at) - HOUR ? (['arrived'] as const) : []), ...ends];
  return status === 'arrived' ? ends : [];
}

/** A visit of the board: who, what, and the next step in one press. */
export function VisitDialog({ visit, onClose, onMove }: VisitDialogProps) {
  const now = useNow();
  const [cancelling, setCancelling] = useState(false);
  const [markedFrom, setMarkedFrom] = useState(visit.status);
  const update = useWrite(useClinicVisitStateUpdate());
  const papers = useLaterDialog(papersDialog, 'документы');
  const { text, tone, icon } = deskLabel(visit);
  const { person } = visit;
  const { data: card } = useClinicClientRead(visit.client_id, { query: { select: dataOf, meta: { silent: true } } });
  const identity = card && identityText(card);
  const next = nextStates(visit, now);
  const isOpen = canAnswer(visit, now) || visit.status === 'confirmed';

  const mark = (status: Next) => {
    setMarkedFrom(visit.status);
    update.send({ id: visit.id, data: { status } });
  };

  const isCancelling = cancelling && isOpen;
  const [first, ...others] = next;
  const button = (status: Next) => (
    <Button
      key={status}
      variant={status === first ? 'primary' : 'secondary'}
      data-autofocus={status === first ? true : undefined}
      busy={update.isSending && update.variables?.data.status === status && 'Отмечаем'}
      onClick={() => mark(status)}
    >
      {titles[status]}
    </Button>
  );

  return (
    <Dialog
      title={person.full_name}
      onClose={onClose}
      secondary={
        !isCancelling && (
          <>
            {visit.undo_to !== null && (
              <Button busy={update.isSending && 'Возвращаем'} onClick={() => visit.undo_to && mark(visit.undo_to)}>
                Снять отметку {quoted(text)}
              </Button>
            )}
            {others.map(button)}
          </>
        )
      }
      primary={!isCancelling && first && button(first)}
    >
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={tone} icon={icon}>
          {text}
        </Badge>
        <PaceBadge pace={visitPace(visit, now)} />
        {visit.first_time && <Badge tone="teal">Впервые</Badge>}
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
        <Fact label="Услуга">
          {visit.service_title}, <Price of={visit.price} />
        </Fact>
        {identity !== undefined && <Fact label="Документ">{identity}</Fact>}
        {visit.comment !== null && <Fact label="Жалоба">{visit.comment}</Fact>}
        {visit.cancel_reason !== null && <Fact label="Причина">{visit.cancel_reason}</Fact>}
      </dl>
      <ClientNotes card={card} />
      {isCancelling ? (
        <CancelVisitForm visit={visit} onBack={() => setCancelling(false)} onDone={onClose} />
      ) : (
        <div className="mt-5 flex flex-col gap-2">
          {/* Once the visit is read in another state, the mark was made after all or somebody else was faster. */}
          <WriteError of={update} text={visit.status === markedFrom ? refusalText(update.error) : null}>
            {visit.status === markedFrom && (
              <VisitsInTheWay error={update.error} link={(id) => ({ to: '/fo/clinic/visits/$id', params: { id } })} />
            )}
          </WriteError>
          <div className="flex flex-wrap gap-2 *:grow">
            {canMove(visit) && <Button onClick={onMove}>Перенести</Button>}
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
      )}
      {papers.part && <papers.part.VisitPapersDialog visit={visit} onClose={papers.close} />}
    </Dialog>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <dt className="w-18 shrink-0 text-small leading-6 text-ink-3">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

/** What the reception has noted about the person; nothing where there is nothing, or no right to read it. */
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
