import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getDoctorAbsenceListQueryOptions,
  useDoctorAbsenceCreate,
  useDoctorAbsenceUpdate,
} from '#generated/api/doctor-schedule/doctor-schedule.ts';
import type { Absence } from '#generated/models/absence.ts';
import {
  type AbsenceDraft,
  type DraftErrors,
  draftOf,
  errorsOf,
  fieldErrors,
  isOfWhen,
  overlap,
  spokenTimes,
  type Times,
  timesOf,
} from '@/domain/schedule-change/absence-draft';
import { AbsenceWhen } from '@/domain/schedule-change/absence-when';
import { TouchedDialog } from '@/domain/schedule-change/touched-dialog';
import { type Decided, LONGEST_REASON } from '@/domain/schedule-change/use-touched-visits';
import { isProblem } from '@/shared/api/problem';
import { restText } from '@/shared/api/problem-text';
import { ifMatch, rowOf, type Versioned } from '@/shared/api/version';
import { OthersNote } from '@/shared/form/others-note';
import { useEdited } from '@/shared/form/use-edited';
import { notify } from '@/shared/notify';
import { Button } from '@/shared/ui/button';
import { FieldError } from '@/shared/ui/fields/field';
import { TextField } from '@/shared/ui/fields/text-field';
import { Sheet } from '@/shared/ui/overlay/sheet';
import { useWhileOpen } from '@/shared/use-while-open';
import { NO_CHANGE, useScheduleChange } from './use-schedule-change';

/** The sheet shows its errors itself. */
const silent = { mutation: { meta: { silent: true } } } as const;
const fresh = { staleTime: 0, meta: { silent: true } } as const;

interface AbsenceSheetProps {
  /** The absence that is changed, with its version; null for a new one. */
  absence: Versioned<Absence> | null;
  initial: AbsenceDraft;
  onClose: () => void;
}

/** What two people may change apart, by its name in the middle of a sentence. */
const names = { time: 'время', reason: 'причина' };

/** Time off, in all filials: a day or several, whole or in part. */
export function AbsenceSheet({ absence, initial, onClose }: AbsenceSheetProps) {
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState<DraftErrors>({});
  const [problem, setProblem] = useState<unknown>();
  /** The only absence that overlaps this one. */
  const [inTheWay, setInTheWay] = useState<Versioned<Absence>>();
  const client = useQueryClient();
  const { mutateAsync: create } = useDoctorAbsenceCreate(silent);
  const { mutateAsync: update } = useDoctorAbsenceUpdate(silent);
  const { begin, busy, dialog, close } = useScheduleChange();
  const closeIfOpen = useWhileOpen(onClose);
  const times = timesOf(draft);
  const edited = useEdited({
    start: absence,
    valuesOf: (start: Versioned<Absence> | null) => partsOf(start === null ? initial : draftOf(start.data)),
    read: async () => {
      const list = await client.query({ ...getDoctorAbsenceListQueryOptions(), ...fresh });
      const now = rowOf(list, ({ id }) => id === absence?.data.id);
      if (now === undefined) throw new Error('the absence is gone');
      return now;
    },
  });

  const change = (part: Partial<AbsenceDraft>) => {
    setDraft({ ...draft, ...part });
    setErrors({});
    setProblem(undefined);
    setInTheWay(undefined);
  };
  const mend = (error: unknown) =>
    edited.mend(error, {
      values: partsOf(draft),
      put: ({ time, reason }) => {
        // Other times touch other visits.
        close();
        setDraft((now) => ({ ...now, ...time, ...(reason !== undefined && { reason }) }));
      },
    });
  const submit = async (other?: Versioned<Absence>) => {
    const wrong = errorsOf(draft);
    setErrors(wrong);
    // Too long a reason: its field says so.
    if (Object.keys(wrong).length > 0 || draft.reason.length > LONGEST_REASON) return;
    const reason = draft.reason.trim() === '' ? null : draft.reason.trim();
    const target = other ?? absence;
    const send = (decided: Decided): Promise<unknown> => {
      const data = { ...times, reason, ...decided };
      const base = other ?? edited.began();
      return base === null ? create({ data }) : update({ id: base.data.id, data, headers: ifMatch(base) });
    };
    try {
      await begin({
        request: { ...NO_CHANGE, absence: { id: target?.data.id ?? null, ...times } },
        subject: `${spokenTimes(times)} вы\u00A0не\u00A0принимаете.`,
        save: (decided) =>
          send(decided).catch(async (error: unknown) => {
            if (other !== undefined || (await mend(error)) !== 'send') throw error;
            await send(decided);
          }),
        onSaved: () => {
          notify.success(`${spokenTimes(times)}: приёма не\u00A0будет`);
          closeIfOpen();
        },
      });
    } catch (error) {
      setErrors(fieldErrors(error));
      setProblem(error);
      if (target === null && isProblem(error, 409)) setInTheWay(await onlyOverlapping(client, times));
    }
  };

  const isSaid = problem === undefined || (edited.others && isProblem(problem, 412));
  const refusal = isSaid ? undefined : restText(problem, isOfWhen);

  if (dialog) return <TouchedDialog {...dialog} />;
  return (
    <Sheet
      title={absence === null ? 'Закрыть время' : 'Изменить отсутствие'}
      onClose={onClose}
      secondary={<Button onClick={onClose}>Вернуться</Button>}
      primary={
        <Button variant="primary" busy={busy !== undefined && 'Проверяем'} onClick={() => void submit()}>
          {absence === null ? 'Закрыть время' : 'Сохранить'}
        </Button>
      }
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <OthersNote others={edited.others} names={names} />
        <AbsenceWhen draft={draft} errors={errors} onChange={change}>
          {inTheWay && (
            <Button
              size="small"
              className="mt-2"
              busy={busy !== undefined && 'Проверяем'}
              onClick={() => void submit(inTheWay)}
            >
              Заменить: {spokenTimes(inTheWay.data)} → {spokenTimes(times)}
            </Button>
          )}
        </AbsenceWhen>
        <TextField
          label="Причина"
          optional
          hint="Только для вас: пациенты увидят, что вы не принимаете"
          limit={LONGEST_REASON}
          value={draft.reason}
          onChange={(event) => change({ reason: event.target.value })}
        />
        <div aria-live="assertive">{refusal !== undefined && <FieldError>{refusal}</FieldError>}</div>
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
    </Sheet>
  );
}

/** The absence that would have to give way; undefined where there are several, or where it can't be told. */
async function onlyOverlapping(client: QueryClient, times: Times): Promise<Versioned<Absence> | undefined> {
  const reading = client.query({ ...getDoctorAbsenceListQueryOptions(), ...fresh });
  const list: Versioned<Absence[]> = await reading.catch(() => ({ data: [] }));
  const overlapping = list.data.filter((one) => overlap(one, times));
  return overlapping.length === 1 ? rowOf(list, (one) => one === overlapping[0]) : undefined;
}

function partsOf({ reason, ...time }: AbsenceDraft) {
  return { time, reason };
}
