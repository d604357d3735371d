import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  getClinicClientNoteCreateMutationOptions,
  getClinicClientNoteDeleteMutationOptions,
  useClinicClientReadSuspense,
  useClinicClientVisitList,
} from '#generated/api/clinic-clients/clinic-clients.ts';
import type { ClientVisit } from '#generated/models/client-visit.ts';
import { identityText } from '@/domain/person/person-text';
import { deskLabel } from '@/domain/visit/visit-badge';
import { deskPays } from '@/domain/visit/visit-payment';
import { useClinicRight } from '@/features/auth/session/clinic-rights';
import { noteSchemaOf, NoteList } from '@/features/desk/papers/note-list';
import { dataOf } from '@/shared/api/load';
import { visitsCount, yearsCount } from '@/shared/format/counts';
import { calendarDay, dayMonthYear, dayOf } from '@/shared/format/date';
import { lowerFirst } from '@/shared/format/letter-case';
import { phoneHref } from '@/shared/format/phone';
import { dateTime } from '@/shared/format/time';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyDialog } from '@/shared/lazy/use-lazy-dialog';
import { SectionCard } from '@/shared/section/section-card';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { Badge } from '@/shared/ui/badge';
import { Button, ButtonAnchor, ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Icon } from '@/shared/ui/icon';
import { BackLink } from '@/shared/ui/navigation/back-link';
import { Pagination } from '@/shared/ui/navigation/pagination';
import { MANY_NO_SHOWS } from './client-columns';

const route = getRouteApi('/fo/clinic/clients/$id');
const callerDialog = lazyModule(() => import('@/features/clinic/waitlist/caller-dialog'));
const clientDialog = lazyModule(() => import('./client-form-dialog'));

/** Length limit of the contract for a note, in characters. */
const LONGEST_NOTE = 500;
export const clientNoteSchema = noteSchemaOf(LONGEST_NOTE);

/** A client's card: contacts, the clinic's notes, and visits to this clinic. */
export function ClientScreen() {
  const id = Number(route.useParams().id);
  const { data: card } = useClinicClientReadSuspense(id, { query: { select: dataOf } });
  const editing = useLazyDialog(clientDialog);
  const waiting = useLazyDialog(callerDialog);
  const mayWait = useClinicRight('waitlist');
  const { summary } = card;
  const identity = identityText(card);

  return (
    <>
      <BackLink to="/fo/clinic/clients">Клиенты</BackLink>
      <div className="page-inset mt-3 flex flex-wrap items-start gap-3 phone:grid">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-h2">{summary.full_name}</h1>
          <p className="mt-1 text-ink-2">
            {summary.age === null ? 'Возраст не указан' : yearsCount(summary.age)}
            {card.birthday !== null && `, ${dayMonthYear(card.birthday)}`}
            {identity !== undefined && `, ${identity}`}
            {card.phone_confirmed === true && ' · номер подтверждён'}
            {card.has_account && ' · записывается сам через Аман'}
          </p>
        </div>
        {summary.phone !== null && (
          <ButtonAnchor href={phoneHref(summary.phone)}>
            <Icon icon={IconPhone} />
            {summary.phone}
          </ButtonAnchor>
        )}
        <ButtonLink to="/fo/clinic/board" search={{ client: id }} variant="primary">
          <Icon icon={IconPlus} />
          Записать
        </ButtonLink>
        {mayWait && (
          <Button busy={waiting.opening && 'Открываем'} onPointerEnter={waiting.preload} onClick={waiting.show}>
            <Icon icon={IconHourglass} />
            В&nbsp;лист ожидания
          </Button>
        )}
        <Button busy={editing.opening && 'Открываем'} onPointerEnter={editing.preload} onClick={editing.show}>
          <Icon icon={IconPencil} />
          Изменить
        </Button>
      </div>
      {waiting.part && <waiting.part.CallerDialog client={summary} onClose={waiting.close} />}
      {editing.part && <editing.part.EditClientDialog card={card} onClose={editing.close} />}

      <Card as="div" className="mt-5 phone:mt-3">
        <dl className="grid grid-cols-4 gap-4 phone:grid-cols-2">
          <Figure label="Следующий визит">
            {summary.next_visit ? dateTime(summary.next_visit.starts_at) : 'Нет записи'}
          </Figure>
          <Figure label="Последний визит">
            {summary.last_visit_at === null ? 'Ещё не\u00A0было' : calendarDay(summary.last_visit_at)}
          </Figure>
          <Figure label="Завершено">{visitsCount(summary.visits_count)}</Figure>
          <Figure label="Неявки" red={summary.no_show_count >= MANY_NO_SHOWS}>
            {summary.no_show_count}
          </Figure>
        </dl>
      </Card>

      <div
        key={id}
        className="mt-5 grid grid-cols-[minmax(0,1fr)_minmax(0,22rem)] items-start gap-5 phone:mt-3 phone:gap-3 narrow:grid-cols-1"
      >
        <ClientVisits id={id} />
        <SectionCard id="notes" heading="Заметки регистратуры">
          <NoteList
            visibleTo="Видят только сотрудники клиники"
            schema={clientNoteSchema}
            limit={LONGEST_NOTE}
            subject={id}
            draft={`client-note-${id}`}
            notes={card.notes}
            create={getClinicClientNoteCreateMutationOptions}
            remove={getClinicClientNoteDeleteMutationOptions}
            removalOf={(note) => ({ id, note: note.id })}
          />
        </SectionCard>
      </div>
    </>
  );
}

function Figure({ label, red, children }: { label: string; red?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-ink-2">{label}</dt>
      <dd className={red ? 'text-title text-red' : 'text-title'}>{children}</dd>
    </div>
  );
}

function ClientVisits({ id }: { id: number }) {
  const { page } = route.useSearch();
  const visits = useClinicClientVisitList(id, { page, per_page: 20 }, shownBySection);
  return (
    <SectionCard id="visits" heading="Визиты" count={visits.data?.meta.total}>
      <SectionQuery query={visits}>
        {({ data, meta }) => (
          <>
            {data.length === 0 && <p className="text-ink-2">В&nbsp;этой клинике визитов ещё не&nbsp;было.</p>}
            <ul className="divide-y divide-line">
              {data.map((visit) => (
                <VisitLine key={visit.id} visit={visit} />
              ))}
            </ul>
            <Pagination
              className="mt-4"
              page={page}
              lastPage={meta.last_page}
              renderLink={({ page: target, ...props }) => (
                <Link to="." search={(old) => ({ ...old, page: target })} {...props} />
              )}
            />
          </>
        )}
      </SectionQuery>
    </SectionCard>
  );
}

/** Whether the visit isn't finished. Then the board has actions for the visit. */
function isOpen(status: ClientVisit['status']): boolean {
  return status === 'pending' || status === 'confirmed' || status === 'arrived';
}

/** A line of the client's visits. For a cancelled visit it says who cancelled the visit and why. */
function VisitLine({ visit }: { visit: ClientVisit }) {
  const { status, starts_at, filial_title, doctor, service_title, cancel_reason } = visit;
  const { text, tone, icon } = deskLabel(visit);
  const mayBoard = useClinicRight('visits');
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0">
      <p className="w-36 shrink-0 font-medium phone:w-full">{dateTime(starts_at)}</p>
      <div className="min-w-48 flex-1">
        <p>{service_title}</p>
        <p className="text-small text-ink-2">
          {[doctor, filial_title, lowerFirst(deskPays(visit))].filter((part) => part !== null).join(', ')}
        </p>
        {cancel_reason !== null && <p className="text-small wrap-anywhere text-ink-2">Причина: {cancel_reason}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={tone} icon={icon}>
          {text}
        </Badge>
        {mayBoard && isOpen(status) && (
          <ButtonLink
            to="/fo/clinic/board"
            search={{ filial: visit.filial_id, date: dayOf(starts_at), visit: visit.id }}
            variant="quiet"
            size="small"
            aria-label={`Открыть запись на\u00A0${[dateTime(starts_at), service_title, doctor, text].filter(Boolean).join(', ')}`}
          >
            Открыть
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
