import { useStore } from '@tanstack/react-form';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import {
  getDoctorAbsenceListQueryOptions,
  useDoctorAbsenceCreate,
  useDoctorAbsenceUpdate,
} from '#generated/api/doctor-schedule/doctor-schedule.ts';
import type { Absence } from '#generated/models/absence.ts';
import {
  type AbsenceDraft,
  draftOf,
  overlap,
  spokenTimes,
  type Times,
  timesOf,
  errorsOf,
} from '@/features/desk/schedule-change/absence-draft';
import { AbsenceFields, absenceSchema } from '@/features/desk/schedule-change/absence-fields';
import { LONGEST_REASON } from '@/features/desk/schedule-change/decision-schema';
import { TouchedDialog } from '@/features/desk/schedule-change/touched-dialog';
import type { Decided } from '@/features/desk/schedule-change/use-touched-visits';
import { isProblem } from '@/shared/api/problem';
import { ifMatch, rowOf, type Versioned } from '@/shared/api/version';
import { useResend } from '@/shared/form/form-frame';
import { OthersNote } from '@/shared/form/others-note';
import { useEdited } from '@/shared/form/use-edited';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { Button } from '@/shared/ui/button';
import { DialogForm } from '@/shared/write/dialog-form';
import { useWrite } from '@/shared/write/use-write';
import { NO_CHANGE, useScheduleChange } from './use-schedule-change';

const fresh = { staleTime: 0, meta: { silent: true } } as const;

interface AbsenceSheetProps {
  /** The absence that is changed, with its version; null for a new one. */
  absence: Versioned<Absence> | null;
  initial: AbsenceDraft;
  onClose: () => void;
}

/** `replaces`: the absence in whose place this one comes. */
export const ownAbsenceSchema = v.object({ ...absenceSchema(LONGEST_REASON), replaces: v.number() });

/** What two people may change apart, by its name in the middle of a sentence. */
const names = { time: 'время', reason: 'причина', replaces: '' };

/** Time off, in all filials: a day or several, whole or in part. */
export function AbsenceSheet({ absence, initial, onClose }: AbsenceSheetProps) {
  /** The only absence that overlaps this one. */
  const [inTheWay, setInTheWay] = useState<Versioned<Absence>>();
  const client = useQueryClient();
  const done = (_: unknown, { data }: { readonly data: Times }) => `${spokenTimes(data)}: приёма не\u00A0будет`;
  const create = useWrite(useDoctorAbsenceCreate(), { done, onDone: onClose });
  const update = useWrite(useDoctorAbsenceUpdate(), { done, onDone: onClose });
  const { submit, dialog } = useScheduleChange();
  const edited = useEdited({
    start: absence,
    valuesOf: (start: Versioned<Absence> | null) => ({
      time: start === null ? initial : draftOf(start.data),
      reason: start?.data.reason ?? '',
      replaces: 0,
    }),
    read: async () => {
      const list = await client.query({ ...getDoctorAbsenceListQueryOptions(), ...fresh });
      const now = rowOf(list, ({ id }) => id === absence?.data.id);
      if (now === undefined) throw new Error('the absence is gone');
      return now;
    },
  });
  const draft = `doctor-absence-${absence?.data.id ?? `${initial.from}-${initial.part === 'hours' ? initial.timeFrom : ''}`}`;
  const { form, frame, mend } = useSchemaForm({
    schema: ownAbsenceSchema,
    defaultValues: edited.initial,
    draft: { name: draft, omit: ['replaces'] },
    mend: edited.mend,
    submit: async ({ time, reason, replaces }): Promise<unknown> => {
      const times = timesOf(time);
      const other = replaces === inTheWay?.data.id ? inTheWay : undefined;
      const id = (other ?? absence)?.data.id ?? null;
      const send = async (decided: Decided): Promise<void> => {
        const data = { ...times, reason, ...decided };
        const base = other ?? edited.began();
        await (base === null ? create.ask({ data }) : update.ask({ id: base.data.id, data, headers: ifMatch(base) }));
        frame.forget();
      };
      setInTheWay(undefined);
      return submit({
        request: { ...NO_CHANGE, absence: { id, ...times } },
        subject: `${spokenTimes(times)} вы\u00A0не\u00A0принимаете.`,
        draft,
        send,
        mend,
      }).catch(async (error: unknown) => {
        if (id === null && isProblem(error, 409)) setInTheWay(await onlyOverlapping(client, times));
        throw error;
      });
    },
  });
  const time = useStore(form.store, ({ values }) => values.time);
  const isWhole = Object.keys(errorsOf(time)).length === 0;

  if (dialog) return <TouchedDialog {...dialog} />;
  return (
    <DialogForm
      size="sheet"
      title={absence === null ? 'Закрыть время' : 'Изменить отсутствие'}
      frame={frame}
      cancel="Вернуться"
      action={absence === null ? 'Закрыть время' : 'Сохранить'}
      busy="Проверяем"
      failure={absence === null ? 'Не\u00A0получилось закрыть время' : 'Не\u00A0получилось сохранить'}
      wayOut={
        inTheWay &&
        isWhole && (
          <Replace onAgree={() => form.setFieldValue('replaces', inTheWay.data.id)}>
            Заменить: {spokenTimes(inTheWay.data)} → {spokenTimes(timesOf(time))}
          </Replace>
        )
      }
      onClose={onClose}
    >
      <OthersNote others={edited.others} names={names} />
      <AbsenceFields
        reasonHint="Только для вас: пациенты увидят, что вы&nbsp;не&nbsp;принимаете"
        longestReason={LONGEST_REASON}
      />
    </DialogForm>
  );
}

function Replace({ onAgree, children }: { onAgree: () => void; children: ReactNode }) {
  const resend = useResend();
  return (
    <Button
      size="small"
      className="mt-2"
      onClick={() => {
        onAgree();
        resend();
      }}
    >
      {children}
    </Button>
  );
}

/** The absence that would have to give way; undefined where there are several, or where it can't be told. */
async function onlyOverlapping(client: QueryClient, times: Times): Promise<Versioned<Absence> | undefined> {
  const reading = client.query({ ...getDoctorAbsenceListQueryOptions(), ...fresh });
  const list: Versioned<Absence[]> = await reading.catch(() => ({ data: [] }));
  const overlapping = list.data.filter((one) => overlap(one, times));
  return overlapping.length === 1 ? rowOf(list, (one) => one === overlapping[0]) : undefined;
}
