import { useState } from 'react';
import { useClinicFilialStateUpdate } from '#generated/api/clinic-filials/clinic-filials.ts';
import type { FilialStep } from '#generated/models/filial-step.ts';
import { TouchedDialog } from '@/domain/schedule-change/touched-dialog';
import { useTouchedVisits } from '@/domain/schedule-change/use-touched-visits';
import { useReadiness } from '@/features/readiness/use-readiness';
import { problemText } from '@/shared/api/problem-text';
import { messages } from '@/shared/form/rules/messages';
import { calendarDay, today } from '@/shared/format/date';
import { parseTypedDate } from '@/shared/format/typed-date';
import { notify } from '@/shared/notify';
import { toldWhenDone } from '@/shared/told-when-done';
import { Button } from '@/shared/ui/button';
import { FieldError } from '@/shared/ui/fields/field';
import { SegmentedControl } from '@/shared/ui/fields/segmented-control';
import { TypedDateField } from '@/shared/ui/fields/typed-date-field';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { missingText } from './missing-text';
import { touchedByFilial } from './touched-filial';

const AFTER_TODAY = 'Выберите день после сегодняшнего';

interface FilialStateDialogProps {
  readonly filial: { readonly id: number; readonly title: string; readonly missing: readonly FilialStep[] };
  readonly goal: 'open' | 'closed';
  readonly onClose: () => void;
}

/** Asks before a filial is opened to patients or closed; visits that lose their place are moved or cancelled before. */
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
      secondary={<Button onClick={onClose}>Не&nbsp;сейчас</Button>}
      primary={
        <Button variant="primary" busy={move.isPending && 'Открываем'} onClick={open}>
          Открыть для пациентов
        </Button>
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

type When = 'now' | 'later';

/** At once or from a day on; where visits lose their place, a person decides about each before it is done. */
function CloseDialog({ filial: { id, title }, onClose }: FilialStateDialogProps) {
  const [when, setWhen] = useState<When>('now');
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const [problem, setProblem] = useState<unknown>();
  const { mutateAsync: move } = useClinicFilialStateUpdate({ mutation: { meta: { silent: true } } });
  const { begin, busy, dialog } = useTouchedVisits();
  const close = async (): Promise<void> => {
    const day = when === 'now' ? null : parseTypedDate(typed);
    const wrong = day === undefined ? messages.date : day !== null && day <= today() ? AFTER_TODAY : undefined;
    setFault(wrong);
    setProblem(undefined);
    if (day === undefined || wrong !== undefined) return;
    const data = { state: 'closed', closes_on: day } as const;
    const spoken = day === null ? 'Филиал закроется сразу.' : `С\u00A0${calendarDay(day)} филиал будет закрыт.`;
    try {
      await begin({
        subject: spoken,
        isAway: true,
        isFilial: true,
        told: { without: undefined },
        touched: () => touchedByFilial(id, data),
        save: ({ decisions, told_reason: reason }) =>
          move({ id, data: { ...data, decisions, ...(reason !== undefined && { reason }) } }),
        onSaved: () => {
          notify.success(day === null ? `${title}: закрыт` : `${title}: закроется ${calendarDay(day)}`);
          onClose();
        },
      });
    } catch (error) {
      setProblem(error);
    }
  };
  if (dialog) return <TouchedDialog {...dialog} />;
  return (
    <Dialog
      role="alertdialog"
      title={`Закрыть ${title}?`}
      onClose={onClose}
      secondary={
        <Button data-autofocus onClick={onClose}>
          Оставить открытым
        </Button>
      }
      primary={
        <Button variant="danger" busy={busy !== undefined && 'Проверяем записи'} onClick={() => void close()}>
          Закрыть филиал
        </Button>
      }
    >
      <p>
        Пациенты перестанут видеть филиал. История визитов и&nbsp;настройки останутся, открыть его можно снова. Записи,
        которые останутся без места, вы&nbsp;перенесёте или отмените на&nbsp;следующем шаге.
      </p>
      <SegmentedControl
        wide
        label="Когда закрыть"
        className="mt-4"
        options={[
          { value: 'now', label: 'Сразу' },
          { value: 'later', label: 'С\u00A0выбранного дня' },
        ]}
        value={when}
        onChange={setWhen}
      />
      {when === 'later' && (
        <TypedDateField
          label="Первый день, когда филиал закрыт"
          hint="До этого дня он открыт, и пациенты записываются."
          value={typed}
          error={fault}
          onChange={setTyped}
          className="mt-4 text-ink"
        />
      )}
      {problem !== undefined && (
        <div role="alert">
          <FieldError>{problemText(problem)}</FieldError>
        </div>
      )}
    </Dialog>
  );
}
