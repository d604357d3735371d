import { useState } from 'react';
import {
  useClinicFilialStateUpdate,
  useClinicFilialTouchedVisits,
} from '#generated/api/clinic-filials/clinic-filials.ts';
import type { FilialStep } from '#generated/models/filial-step.ts';
import type { FilialTouchedVisit } from '#generated/models/filial-touched-visit.ts';
import { useReadiness } from '@/features/readiness/use-readiness';
import { dataOf } from '@/shared/api/load';
import { isProblem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { messages } from '@/shared/form/rules/messages';
import { phoneHref } from '@/shared/format/phone';
import { counted } from '@/shared/format/plural';
import { weekdayDateTime } from '@/shared/format/time';
import { SectionQuery } from '@/shared/section/section-query';
import { toldWhenDone } from '@/shared/told-when-done';
import { Button } from '@/shared/ui/button';
import { FieldError } from '@/shared/ui/fields/field';
import { TextField } from '@/shared/ui/fields/text-field';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { missingText } from './missing-text';

interface FilialStateDialogProps {
  readonly filial: { readonly id: number; readonly title: string; readonly missing: readonly FilialStep[] };
  readonly goal: 'open' | 'closed';
  readonly onClose: () => void;
}

/** Asks before a filial is opened to patients or closed; booked visits are named, and cancelled only with a reason. */
export function FilialStateDialog(props: FilialStateDialogProps) {
  return props.goal === 'open' ? <OpenDialog {...props} /> : <CloseDialog {...props} />;
}

function OpenDialog({ filial: { id, title, missing }, onClose }: FilialStateDialogProps) {
  const move = useClinicFilialStateUpdate(toldWhenDone(`${title}: открыт для записи`));
  const isChecked = useReadiness('clinic')?.left.every((step) => step.id !== 'verification') ?? true;
  const open = (): void =>
    move.mutate(
      { id, data: { state: 'open' } },
      {
        onSuccess: onClose,
      },
    );
  return (
    <Dialog
      title={`Открыть ${title}?`}
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" wide busy={move.isPending && 'Открываем'} onClick={open}>
            Открыть для пациентов
          </Button>
          <Button wide onClick={onClose}>
            Не&nbsp;сейчас
          </Button>
        </>
      }
    >
      {isChecked
        ? 'Пациенты увидят филиал в\u00A0поиске и\u00A0на\u00A0странице клиники.'
        : 'Мы\u00A0ещё проверяем клинику. Пациенты увидят филиал, как\u00A0только проверка закончится.'}
      {missing.length > 0 && ` Пока не\u00A0хватает: ${missingText(missing)}. Это можно добавить и\u00A0потом.`}
      {move.error && (
        <div role="alert">
          <FieldError>{problemText(move.error)}</FieldError>
        </div>
      )}
    </Dialog>
  );
}

const records = { one: 'запись', few: 'записи', many: 'записей' };

function CloseDialog({ filial: { id, title }, onClose }: FilialStateDialogProps) {
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const touched = useClinicFilialTouchedVisits(
    id,
    { state: 'closed' },
    { query: { select: dataOf, meta: { silent: true }, staleTime: 0 } },
  );
  const move = useClinicFilialStateUpdate(toldWhenDone(`${title}: закрыт`));
  const count = touched.data?.length ?? 0;
  const isUnsaid = count > 0 && reason.trim() === '';
  const close = (): void => {
    setAsked(true);
    if (isUnsaid || touched.data === undefined) return;
    const decisions = touched.data.map((visit) => ({ visit_id: visit.id, action: 'cancel' as const }));
    move.mutate(
      { id, data: { state: 'closed', decisions, ...(count > 0 && { reason: reason.trim() }) } },
      {
        onSuccess: onClose,
        onError: (error) => {
          // Somebody has booked meanwhile: the list shows who.
          if (isProblem(error, 409)) void touched.refetch();
        },
      },
    );
  };
  return (
    <Dialog
      role="alertdialog"
      size={count > 0 ? 'wide' : 'normal'}
      title={`Закрыть ${title}?`}
      onClose={onClose}
      actions={
        <>
          <Button wide data-autofocus onClick={onClose}>
            Оставить открытым
          </Button>
          {touched.data && (
            <Button wide variant="danger" busy={move.isPending && 'Закрываем'} onClick={close}>
              {count === 0 ? 'Закрыть филиал' : `Отменить ${counted(count, records)} и\u00A0закрыть`}
            </Button>
          )}
        </>
      }
    >
      Пациенты перестанут видеть филиал. История визитов и&nbsp;настройки останутся, открыть его можно снова.
      <SectionQuery query={touched}>
        {(visits) =>
          visits.length === 0 ? (
            <p className="mt-2">Записей впереди нет.</p>
          ) : (
            <>
              <p className="mt-3 text-ink">
                {`Впереди ${counted(visits.length, records)}. Перенесите их заранее или отмените здесь: пациенты получат уведомление с\u00A0причиной.`}
              </p>
              <TouchedVisits visits={visits} />
              <TextField
                label="Причина отмены"
                maxLength={200}
                value={reason}
                error={asked && isUnsaid ? messages.required : undefined}
                onChange={({ target }) => setReason(target.value)}
                className="mt-4 text-ink"
              />
            </>
          )
        }
      </SectionQuery>
      {move.error && (
        <div role="alert">
          <FieldError>{problemText(move.error)}</FieldError>
        </div>
      )}
    </Dialog>
  );
}

/** Booked visits that a closed filial leaves without a place: who and when. */
function TouchedVisits({ visits }: { readonly visits: readonly FilialTouchedVisit[] }) {
  return (
    <ul className="mt-4 max-h-96 divide-y divide-line overflow-y-auto rounded-note border border-line text-small text-ink">
      {visits.map(({ id, starts_at, person_name, doctor_name, service_title, phone }) => (
        <li key={id} className="px-4 py-3">
          <p className="font-medium">{weekdayDateTime(starts_at)}</p>
          <p className="wrap-anywhere">
            {person_name}
            {phone !== null && (
              <>
                ,{' '}
                <a href={phoneHref(phone)} className="link whitespace-nowrap">
                  {phone}
                </a>
              </>
            )}
          </p>
          <p className="text-ink-3">{[service_title, doctor_name].filter(Boolean).join(', ')}</p>
        </li>
      ))}
    </ul>
  );
}
