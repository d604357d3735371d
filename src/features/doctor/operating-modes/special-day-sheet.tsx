import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getDoctorSpecialDayListQueryOptions,
  useDoctorSpecialDayCreate,
  useDoctorSpecialDayUpdate,
} from '#generated/api/doctor-schedule/doctor-schedule.ts';
import type { SpecialDay } from '#generated/models/special-day.ts';
import { TouchedDialog } from '@/domain/schedule-change/touched-dialog';
import { type Decided, LONGEST_REASON } from '@/domain/schedule-change/use-touched-visits';
import { isProblem, Problem } from '@/shared/api/problem';
import { restText } from '@/shared/api/problem-text';
import { ifMatch, rowOf, type Versioned } from '@/shared/api/version';
import { OthersNote } from '@/shared/form/others-note';
import { messages } from '@/shared/form/rules/messages';
import { useEdited } from '@/shared/form/use-edited';
import { addDays, today, weekdayDay } from '@/shared/format/date';
import { upperFirst } from '@/shared/format/letter-case';
import { notify } from '@/shared/notify';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/fields/checkbox';
import { DateField } from '@/shared/ui/fields/date-field';
import { FieldError } from '@/shared/ui/fields/field';
import { TextField } from '@/shared/ui/fields/text-field';
import { Sheet } from '@/shared/ui/overlay/sheet';
import { useToday } from '@/shared/use-now';
import { useWhileOpen } from '@/shared/use-while-open';
import { HoursFields } from './hours-fields';
import { NO_CHANGE, useScheduleChange } from './use-schedule-change';
import { type DayDraft, dayProblem, NEW_DAY } from './week-draft';

/** The sheet shows its errors itself. */
const silent = { mutation: { meta: { silent: true } } } as const;

/** What two people may change apart. */
interface SpecialDraft {
  readonly date: string;
  readonly hours: { readonly isOff: boolean; readonly day: DayDraft };
  readonly reason: string;
}

/** Names in the middle of a sentence. */
const names: Record<keyof SpecialDraft, string> = { date: 'дата', hours: 'часы', reason: 'причина' };

function draftOf(special: SpecialDay | undefined): SpecialDraft {
  return {
    date: special?.date ?? addDays(today(), 1),
    hours: {
      isOff: special !== undefined && special.hours === null,
      day: special?.hours ? { ...special.hours, breaks: special.breaks } : NEW_DAY,
    },
    reason: special?.reason ?? '',
  };
}

interface SpecialDaySheetProps {
  filialId: number;
  /** With its version; null for a new one. */
  special: Versioned<SpecialDay> | null;
  onClose: () => void;
}

/** Other hours on one date, or none. */
export function SpecialDaySheet({ filialId, special, onClose }: SpecialDaySheetProps) {
  const client = useQueryClient();
  const first = useToday();
  const edited = useEdited({
    start: special,
    valuesOf: (start: Versioned<SpecialDay> | null) => draftOf(start?.data),
    read: async () => {
      const list = await client.query({
        ...getDoctorSpecialDayListQueryOptions(),
        staleTime: 0,
        meta: { silent: true },
      });
      const now = rowOf(list, ({ id }) => id === special?.data.id);
      if (now === undefined) throw new Error('the special day is gone');
      return now;
    },
  });
  const [draft, setDraft] = useState(edited.initial);
  const { date, reason } = draft;
  const { isOff, day } = draft.hours;
  const [dateError, setDateError] = useState<string>();
  const [hoursError, setHoursError] = useState<string>();
  const [problem, setProblem] = useState<unknown>();
  const { mutateAsync: create } = useDoctorSpecialDayCreate(silent);
  const { mutateAsync: update } = useDoctorSpecialDayUpdate(silent);
  const { begin, busy, dialog, close } = useScheduleChange();
  const closeIfOpen = useWhileOpen(onClose);

  const forget = () => {
    setDateError(undefined);
    setHoursError(undefined);
    setProblem(undefined);
  };
  const change = (part: Partial<SpecialDraft>) => {
    forget();
    setDraft((now) => ({ ...now, ...part }));
  };
  const mend = (error: unknown) =>
    edited.mend(error, {
      values: draft,
      put: (part) => {
        // Other hours touch other visits.
        close();
        setDraft((now) => ({ ...now, ...part }));
      },
    });
  const submit = async () => {
    forget();
    const wrong = isOff ? undefined : dayProblem(day);
    if (date === '') setDateError(messages.required);
    setHoursError(wrong);
    // Too long a reason: its field says so.
    if (date === '' || wrong !== undefined || reason.length > LONGEST_REASON) return;
    const hours = isOff ? null : { from: day.from, to: day.to };
    const asked = { filial_id: filialId, date, hours, breaks: isOff ? [] : [...day.breaks] };
    const text = upperFirst(weekdayDay(date));
    const send = (decided: Decided): Promise<unknown> => {
      const data = { ...asked, reason: reason.trim() === '' ? null : reason.trim(), ...decided };
      const base = edited.began();
      return base === null ? create({ data }) : update({ id: base.data.id, data, headers: ifMatch(base) });
    };
    try {
      await begin({
        request: { ...NO_CHANGE, special_day: { id: special?.data.id ?? null, ...asked } },
        subject:
          hours === null
            ? `${text}: приёма не\u00A0будет.`
            : `${text}: приём с\u00A0${hours.from} до\u00A0${hours.to}.`,
        save: (decided) =>
          send(decided).catch(async (error: unknown) => {
            if ((await mend(error)) !== 'send') throw error;
            await send(decided);
          }),
        onSaved: () => {
          notify.success(`${text}: часы изменены`);
          closeIfOpen();
        },
      });
    } catch (error) {
      const at = (field: string) =>
        error instanceof Problem ? (error.errors[field] ?? error.errors[`special_day.${field}`])?.[0] : undefined;
      setDateError(at('date'));
      setHoursError(at('hours') ?? at('breaks'));
      setProblem(error);
    }
  };

  const isSaid = problem === undefined || (edited.others && isProblem(problem, 412));
  const refusal = isSaid
    ? undefined
    : restText(problem, (field) => /^(special_day\.)?(date|hours|breaks)$/.test(field));

  if (dialog) return <TouchedDialog {...dialog} />;
  return (
    <Sheet
      title={special === null ? 'Особый день' : 'Изменить особый день'}
      onClose={onClose}
      secondary={<Button onClick={onClose}>Вернуться</Button>}
      primary={
        <Button variant="primary" busy={busy !== undefined && 'Проверяем'} onClick={() => void submit()}>
          Сохранить
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <OthersNote others={edited.others} names={names} />
        <DateField
          label="Дата"
          min={first}
          value={date}
          error={dateError}
          onChange={(chosen) => change({ date: chosen })}
        />
        <div>
          <Checkbox checked={isOff} onChange={({ target }) => change({ hours: { isOff: target.checked, day } })}>
            Не&nbsp;принимаю в&nbsp;этот день
          </Checkbox>
          {!isOff && (
            <div className="mt-2">
              <HoursFields
                name="особый день"
                day={day}
                errorId={hoursError === undefined ? undefined : 'special-hours-error'}
                onChange={(next) => change({ hours: { isOff, day: next } })}
              />
            </div>
          )}
          {hoursError !== undefined && <FieldError id="special-hours-error">{hoursError}</FieldError>}
        </div>
        <TextField
          label="Причина"
          optional
          hint="Только для вас"
          limit={LONGEST_REASON}
          value={reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
        <div aria-live="assertive">{refusal !== undefined && <FieldError>{refusal}</FieldError>}</div>
      </div>
    </Sheet>
  );
}
