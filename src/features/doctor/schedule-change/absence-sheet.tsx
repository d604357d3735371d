import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getDoctorAbsenceListQueryOptions,
  useDoctorAbsenceCreate,
  useDoctorAbsenceUpdate,
} from '#generated/api/doctor-schedule/doctor-schedule.ts';
import type { Absence } from '#generated/models/absence.ts';
import { isProblem, Problem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { notify } from '@/shared/notify';
import { Button } from '@/shared/ui/button';
import { FieldError } from '@/shared/ui/fields/field';
import { TextField } from '@/shared/ui/fields/text-field';
import { Sheet } from '@/shared/ui/overlay/sheet';
import {
  type AbsenceDraft,
  type DraftErrors,
  errorsOf,
  overlap,
  spokenTimes,
  type Times,
  timesOf,
} from './absence-draft';
import { AbsenceWhen } from './absence-when';
import { TouchedDialog } from './touched-dialog';
import { NO_CHANGE, useScheduleChange } from './use-schedule-change';

/** The sheet shows its errors itself. */
const silent = { mutation: { meta: { silent: true } } } as const;

interface AbsenceSheetProps {
  /** The absence that is changed; null for a new one. */
  absence: Absence | null;
  initial: AbsenceDraft;
  onClose: () => void;
}

/** Time off, in all filials: a day or several, whole or in part. */
export function AbsenceSheet({ absence, initial, onClose }: AbsenceSheetProps) {
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState<DraftErrors>({});
  const [problem, setProblem] = useState<unknown>();
  /** The only absence that overlaps this one. */
  const [inTheWay, setInTheWay] = useState<Absence>();
  const client = useQueryClient();
  const { mutateAsync: create } = useDoctorAbsenceCreate(silent);
  const { mutateAsync: update } = useDoctorAbsenceUpdate(silent);
  const { begin, save, busy, open, setDecisions, close } = useScheduleChange();
  const times = timesOf(draft);

  const change = (part: Partial<AbsenceDraft>) => {
    setDraft({ ...draft, ...part });
    setErrors({});
    setProblem(undefined);
    setInTheWay(undefined);
  };
  const submit = async (target = absence) => {
    const wrong = errorsOf(draft);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const reason = draft.reason.trim() === '' ? null : draft.reason.trim();
    try {
      await begin({
        request: { ...NO_CHANGE, absence: { id: target?.id ?? null, ...times } },
        subject: `${spokenTimes(times)} вы\u00A0не\u00A0принимаете.`,
        save: (decisions) => {
          const data = { ...times, reason, decisions };
          return target === null ? create({ data }) : update({ id: target.id, data });
        },
        onSaved: () => {
          notify.success(`${spokenTimes(times)}: приёма не\u00A0будет`);
          onClose();
        },
      });
    } catch (error) {
      setErrors(fieldErrors(error));
      setProblem(error);
      if (target === null && isProblem(error, 409)) setInTheWay(await onlyOverlapping(client, times));
    }
  };

  if (open) {
    return (
      <TouchedDialog
        {...open}
        busy={busy === 'saving'}
        onDecide={setDecisions}
        onSave={() => void save()}
        onClose={close}
      />
    );
  }
  return (
    <Sheet
      title={absence === null ? 'Закрыть время' : 'Изменить отсутствие'}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Вернуться</Button>
          <Button
            variant="primary"
            className="grow"
            busy={busy !== undefined && 'Проверяем'}
            onClick={() => void submit()}
          >
            {absence === null ? 'Закрыть время' : 'Сохранить'}
          </Button>
        </>
      }
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <AbsenceWhen draft={draft} errors={errors} onChange={change}>
          {inTheWay && (
            <Button
              size="small"
              className="mt-2"
              busy={busy !== undefined && 'Проверяем'}
              onClick={() => void submit(inTheWay)}
            >
              Заменить: {spokenTimes(inTheWay)} → {spokenTimes(times)}
            </Button>
          )}
        </AbsenceWhen>
        <TextField
          label="Причина"
          optional
          hint="Только для вас: пациенты увидят, что вы не принимаете"
          maxLength={200}
          value={draft.reason}
          onChange={(event) => change({ reason: event.target.value })}
        />
        <div aria-live="assertive">
          {problem !== undefined && Object.keys(errors).length === 0 && <FieldError>{problemText(problem)}</FieldError>}
        </div>
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
    </Sheet>
  );
}

/** The absence that would have to give way; undefined where there are several, or where it can't be told. */
async function onlyOverlapping(client: QueryClient, times: Times): Promise<Absence | undefined> {
  const list = client.query({ ...getDoctorAbsenceListQueryOptions(), staleTime: 0, meta: { silent: true } });
  const { data } = await list.catch(() => ({ data: [] }));
  const overlapping = data.filter((one) => overlap(one, times));
  return overlapping.length === 1 ? overlapping[0] : undefined;
}

/** Of a 409 or 422, by field, whether the dry run (`absence.date_to`) or the saving itself (`date_to`) was refused. */
function fieldErrors(error: unknown): DraftErrors {
  if (!(error instanceof Problem)) return {};
  const fields = Object.entries(error.errors).map(
    ([field, texts]) => [field.replace('absence.', ''), texts[0]] as const,
  );
  return Object.fromEntries(fields.filter(([field]) => /^(date|time)_(from|to)$/.test(field)));
}
