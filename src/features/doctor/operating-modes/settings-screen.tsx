import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getDoctorScheduleSettingsQueryOptions,
  useDoctorScheduleSettingsSuspense,
  useDoctorScheduleSettingsUpdate,
} from '#generated/api/doctor-schedule/doctor-schedule.ts';
import type { ScheduleSettings } from '#generated/models/schedule-settings.ts';
import { problemText } from '@/shared/api/problem-text';
import { ifMatch, type Versioned } from '@/shared/api/version';
import { OthersNote } from '@/shared/form/others-note';
import { LeaveGuard } from '@/shared/form/unsaved-guard';
import { useEdited } from '@/shared/form/use-edited';
import { daysCount } from '@/shared/format/counts';
import { addDays, dayMonth } from '@/shared/format/date';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { FieldError } from '@/shared/ui/fields/field';
import { SelectField } from '@/shared/ui/fields/select';
import { Switch } from '@/shared/ui/fields/switch';
import { LiveRegion } from '@/shared/ui/live-region';
import { BackLink } from '@/shared/ui/navigation/back-link';
import { useToday } from '@/shared/use-now';
import { useWrite } from '@/shared/write/use-write';

const HORIZONS = [7, 14, 21, 28, 42, 60, 90];

/** Names in the middle of a sentence. */
const names: Record<keyof ScheduleSettings, string> = {
  online_booking: 'запись через Аман',
  auto_confirm: 'подтверждение',
  horizon_days: 'на\u00A0сколько дней открыта запись',
  buffer_minutes: 'пауза между приёмами',
};

/** How patients may book (docs/rules.md §2, doctorScheduleSettings). */
export function SettingsScreen() {
  const today = useToday();
  const client = useQueryClient();
  const { data: start } = useDoctorScheduleSettingsSuspense();
  const edited = useEdited({
    start,
    valuesOf: ({ data }: Versioned<ScheduleSettings>) => data,
    read: () => client.query({ ...getDoctorScheduleSettingsQueryOptions(), staleTime: 0, meta: { silent: true } }),
  });
  const { initial: saved } = edited;
  const [draft, setDraft] = useState(saved);
  const save = useWrite(useDoctorScheduleSettingsUpdate(), {
    done: 'Настройки сохранены',
    onDone: (now) => edited.begin(now),
  });
  const [error, setError] = useState<unknown>();
  const reset = () => setError(undefined);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(saved);
  const change = (part: Partial<ScheduleSettings>) => {
    reset();
    setDraft({ ...draft, ...part });
  };
  const send = async (): Promise<void> => {
    reset();
    try {
      await save.ask({ data: draft, headers: ifMatch(edited.began()) });
    } catch (refusal) {
      const put = (part: Partial<ScheduleSettings>) => setDraft((now) => ({ ...now, ...part }));
      const mended = await edited.mend(refusal, { values: draft, put });
      if (mended === 'send') await send();
      else if (mended !== 'told') setError(refusal);
    }
  };
  return (
    <>
      <BackLink to="/fo/doctor/operating-modes">Часы приёма</BackLink>
      <h1 className="page-inset mt-1 text-h2">Настройки записи</h1>
      <p className="page-inset mt-1 text-small text-ink-2">
        Действуют во&nbsp;всех клиниках. Записи, которые уже есть, не&nbsp;изменятся. Пауза между приёмами стоит рядом
        с&nbsp;часами приёма.
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isChanged) void send();
        }}
      >
        <div className="mt-4 max-w-180 empty:hidden">
          <OthersNote others={edited.others} names={names} />
        </div>
        <Card className="mt-4 flex max-w-180 flex-col gap-5">
          <SwitchRow
            title="Запись через Аман"
            note={
              draft.online_booking
                ? 'Пациенты записываются сами.'
                : 'Свободного времени никто не\u00A0увидит, записать можно только по\u00A0телефону.'
            }
            checked={draft.online_booking}
            onChange={(online_booking) => change({ online_booking })}
          />
          <SwitchRow
            title="Подтверждать сразу"
            note={
              draft.auto_confirm
                ? 'Новая запись сразу подтверждена, отвечать не\u00A0нужно.'
                : 'Новая запись ждёт вашего ответа или ответа клиники.'
            }
            checked={draft.auto_confirm}
            onChange={(auto_confirm) => change({ auto_confirm })}
          />
          <SelectField
            label="На сколько дней вперёд открыта запись"
            hint={`Последний день сейчас: ${dayMonth(addDays(today, draft.horizon_days - 1))}`}
            className="max-w-80"
            value={draft.horizon_days}
            onChange={({ target }) => change({ horizon_days: Number(target.value) })}
          >
            {withChosen(HORIZONS, draft.horizon_days).map((days) => (
              <option key={days} value={days}>
                {daysCount(days)}
              </option>
            ))}
          </SelectField>
          <LiveRegion urgent>{error !== undefined && <FieldError>{problemText(error)}</FieldError>}</LiveRegion>
          <div className="flex gap-2">
            <Button type="submit" variant="primary" aria-disabled={!isChanged} busy={save.isSending && 'Сохраняем'}>
              Сохранить
            </Button>
            {isChanged && (
              <Button
                variant="quiet"
                onClick={() => {
                  reset();
                  edited.begin(edited.began());
                  setDraft(saved);
                }}
              >
                Сбросить
              </Button>
            )}
          </div>
        </Card>
      </form>
      <LeaveGuard isAtStake={() => isChanged} title="Уйти и не сохранить?" action="Уйти без сохранения">
        Настройки, которые вы&nbsp;изменили, не&nbsp;сохранены.
      </LeaveGuard>
    </>
  );
}

interface SwitchRowProps {
  title: string;
  note: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function SwitchRow({ title, note, checked, onChange }: SwitchRowProps) {
  return (
    <div className="flex items-start justify-between gap-4">
      <div>
        <p className="font-medium">{title}</p>
        <p className="text-small text-ink-2">{note}</p>
      </div>
      <Switch checked={checked} onChange={onChange}>
        <span className="sr-only">{title}</span>
      </Switch>
    </div>
  );
}

/** The usual values, and the saved one if it is none of them. */
function withChosen(usual: readonly number[], chosen: number): number[] {
  return [...new Set([...usual, chosen])].toSorted((a, b) => a - b);
}
