import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import {
  getClinicAbsenceDryRunQueryOptions,
  useClinicAbsenceCreate,
  useClinicAbsenceList,
} from '#generated/api/clinic-absences/clinic-absences.ts';
import { useClinicDoctorRead } from '#generated/api/clinic-doctors/clinic-doctors.ts';
import { useClinicFilialList } from '#generated/api/clinic-filials/clinic-filials.ts';
import { draftOf, spokenTimes, timesOf } from '@/features/desk/schedule-change/absence-draft';
import { AbsenceFields, absenceSchema } from '@/features/desk/schedule-change/absence-fields';
import { TouchedDialog } from '@/features/desk/schedule-change/touched-dialog';
import { touchedOf, useTouchedVisits } from '@/features/desk/schedule-change/use-touched-visits';
import { dataOf } from '@/shared/api/load';
import { ChecksField } from '@/shared/form/checks-field';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { type PersonName, surnameInitials } from '@/shared/format/name';
import { quoted } from '@/shared/format/typography';
import { SectionError, shownBySection } from '@/shared/section/section-query';
import { Sheet } from '@/shared/ui/overlay/sheet';
import { RowsSkeleton } from '@/shared/ui/skeleton';
import { useToday } from '@/shared/use-now';
import { DialogForm } from '@/shared/write/dialog-form';
import { useWrite } from '@/shared/write/use-write';
import { ClosedTimes } from './closed-times';

const LONGEST_REASON = 200;
export const closeTimeSchema = v.object({
  ...absenceSchema(LONGEST_REASON),
  filial_ids: v.pipe(v.array(v.number()), v.minLength(1, 'Выберите хотя бы один филиал')),
});

interface CloseTimeSheetProps {
  readonly doctor: PersonName & { readonly id: number };
  /** The day that was pointed at; today without it. */
  readonly date?: string | undefined;
  readonly onClose: () => void;
}

interface Filial {
  readonly id: number;
  readonly title: string;
}

/** A doctor fell ill: the clinic closes a day, several or some hours in its filials, and decides about each visit in them. */
export function CloseTimeSheet({ doctor, date: asked, onClose }: CloseTimeSheetProps) {
  const today = useToday();
  const date = asked ?? today;
  const member = useClinicDoctorRead(doctor.id, { query: { ...shownBySection.query, select: dataOf } });
  const filials = useClinicFilialList({ query: { ...shownBySection.query, select: dataOf } });
  const closed = useClinicAbsenceList(doctor.id, { query: { ...shownBySection.query, staleTime: 0, select: dataOf } });
  const ids = member.data?.filial_ids;
  const own = ids && filials.data?.filter(({ id }) => ids.includes(id));
  if (own !== undefined && closed.data !== undefined) {
    return (
      <CloseTimeForm
        doctor={doctor}
        date={date}
        filials={own}
        closed={closed.data.length > 0 && <ClosedTimes doctorId={doctor.id} closed={closed.data} filials={own} />}
        onClose={onClose}
      />
    );
  }
  const all = [member, filials, closed];
  const error = all.map((query) => query.error).find((one) => one !== null);
  return (
    <Sheet title={titleOf(doctor)} onClose={onClose}>
      {error === undefined ? (
        <RowsSkeleton />
      ) : (
        <SectionError
          error={error}
          busy={all.some(({ isFetching }) => isFetching)}
          onRetry={() => all.forEach((query) => void query.refetch())}
        />
      )}
    </Sheet>
  );
}

const titleOf = (doctor: PersonName): string => `Закрыть время: ${surnameInitials(doctor)}`;

interface CloseTimeFormProps extends CloseTimeSheetProps {
  readonly date: string;
  readonly filials: readonly Filial[];
  /** What is closed already. */
  readonly closed: ReactNode;
}

function CloseTimeForm({ doctor, date, filials, closed, onClose }: CloseTimeFormProps) {
  const client = useQueryClient();
  const create = useWrite(useClinicAbsenceCreate(), {
    done: (_, { data }) => `${surnameInitials(doctor)}, ${spokenTimes(data)}: приёма не\u00A0будет. Врачу сообщили`,
    onDone: onClose,
  });
  const { begin, dialog } = useTouchedVisits();
  const [initial] = useState(() => ({
    time: draftOf({ date_from: date, date_to: date, time_from: null, time_to: null }),
    reason: '',
    filial_ids: filials.map(({ id }) => id),
  }));
  const draft = `clinic-absence-${doctor.id}-${date}`;
  const { form, frame } = useSchemaForm({
    schema: closeTimeSchema,
    defaultValues: initial,
    draft: { name: draft },
    submit: async ({ time, reason, filial_ids }): Promise<unknown> => {
      const times = { filial_ids, ...timesOf(time) };
      const step = await begin({
        subject: `${spokenTimes(times)}: ${surnameInitials(doctor)} не\u00A0принимает.`,
        isAway: true,
        draft,
        told: { text: reason === null ? 'что врач в\u00A0это время не\u00A0принимает' : `причину: ${quoted(reason)}` },
        touched: async () => {
          const options = getClinicAbsenceDryRunQueryOptions(doctor.id, times);
          const { data } = await client.query({ ...options, staleTime: 0, meta: { silent: true } });
          return data.map(touchedOf);
        },
        save: async ({ decisions }) => {
          await create.ask({ id: doctor.id, data: { ...times, reason, decisions } });
          frame.forget();
        },
      });
      return step === 'saved' ? undefined : 'kept';
    },
  });

  if (dialog) return <TouchedDialog {...dialog} />;
  return (
    <DialogForm
      size="sheet"
      title={titleOf(doctor)}
      frame={frame}
      cancel="Вернуться"
      action="Закрыть время"
      busy="Проверяем"
      failure="Не&nbsp;получилось закрыть время"
      intro={closed || undefined}
      onClose={onClose}
    >
      <AbsenceFields
        reasonHint="Прочтут врач и&nbsp;пациенты, чьи записи перенесут или отменят"
        longestReason={LONGEST_REASON}
      >
        {filials.length > 1 && (
          <form.AppField name="filial_ids">{() => <ChecksField label="Где" options={filials} />}</form.AppField>
        )}
      </AbsenceFields>
    </DialogForm>
  );
}
