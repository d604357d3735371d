import { useStore } from '@tanstack/react-form';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import type { AbsenceRequest } from '#generated/models/absence-request.ts';
import type { Absence } from '#generated/models/absence.ts';
import type { TouchedVisit } from '#generated/models/touched-visit.ts';
import { isProblem } from '@/shared/api/problem';
import { ifMatch, rowOf, type Versioned } from '@/shared/api/version';
import { ChecksField } from '@/shared/form/checks-field';
import { useResend } from '@/shared/form/form-frame';
import { OthersNote } from '@/shared/form/others-note';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { useVersioned } from '@/shared/form/use-versioned';
import { Button } from '@/shared/ui/button';
import { DialogForm } from '@/shared/write/dialog-form';
import { useWriteOf, type WriteOf } from '@/shared/write/use-write-of';
import { type AbsenceDraft, draftOf, errorsOf, overlap, timesText, type Times, timesOf } from './absence-draft';
import { AbsenceFields, absenceSchema } from './absence-fields';
import { TouchedDialog } from './touched-dialog';
import { type PatientText, touchedOf, useTouchedVisits } from './use-touched-visits';

type Update = WriteOf<unknown, { id: number; data: AbsenceRequest; headers?: { 'If-Match'?: string } }>;

/** A cabinet's operations that close a doctor's time, and the texts of the sheet. */
export interface CloseTimeDesk<Whose extends object> {
  /** Variables with which the operations identify the doctor. */
  readonly whose: Whose;
  readonly create: WriteOf<unknown, Whose & { data: AbsenceRequest }>;
  /**
   * Dry run that returns the affected visits. `id` is the id of the edited absence, or null for a
   * new one.
   */
  readonly touched: (client: QueryClient, id: number | null, times: Times) => Promise<readonly TouchedVisit[]>;
  /** Operations to edit an absence; absent if the cabinet can only remove absences. */
  readonly change?: {
    readonly list: (client: QueryClient) => Promise<Versioned<readonly Absence[]>>;
    readonly update: Update;
  };
  /** Name of the doctor for the title; absent in the doctor's own cabinet. */
  readonly doctor?: string;
  /** The change as a sentence, shown above the affected visits. */
  readonly subject: (times: string) => string;
  /** Text of the toast after success. */
  readonly done: (times: string) => string;
  readonly patientText: (reason: string | null) => PatientText;
  /** Hint that names the readers of the reason. */
  readonly reasonHint: string;
  /** Prefix of the draft key. */
  readonly draft: string;
}

interface CloseTimeSheetProps<Whose extends object> {
  readonly desk: CloseTimeDesk<Whose>;
  /** The edited absence with its version; absent for a new one. */
  readonly absence?: Versioned<Absence> | null;
  readonly initial: AbsenceDraft;
  /** Filials to choose from; if absent, the time is closed in all filials. */
  readonly filials?: readonly { readonly id: number; readonly title: string }[];
  readonly intro?: ReactNode;
  readonly onClose: () => void;
}

/**
 * Form schema. `replaces` is the id of the overlapping absence to replace, or 0 if none is
 * replaced.
 */
export const closeTimeSchema = v.object({
  ...absenceSchema,
  filial_ids: v.nullable(v.pipe(v.array(v.number()), v.minLength(1, 'Выберите хотя бы один филиал'))),
  replaces: v.number(),
});

/** Field names for the note on a conflict, in lower case. */
const names = { time: 'время', reason: 'причина', filial_ids: '', replaces: '' };

/** Placeholder for a cabinet that can't edit absences. It never sends anything. */
const noUpdate: Update = () => ({});

/**
 * Sheet that closes a doctor's time: one or several days, or a part of a day. The user decides
 * about each affected visit.
 */
export function CloseTimeSheet<Whose extends object>({
  desk,
  absence = null,
  initial,
  filials,
  intro,
  onClose,
}: CloseTimeSheetProps<Whose>) {
  /** The overlapping absence, if there is only one. Saving can replace it. */
  const [inTheWay, setInTheWay] = useState<Versioned<Absence>>();
  const client = useQueryClient();
  const done = (_: unknown, { data }: { readonly data: Times }) => desk.done(timesText(data));
  const create = useWriteOf(desk.create, { done, onDone: onClose });
  const update = useWriteOf(desk.change?.update ?? noUpdate, { done, onDone: onClose });
  const { begin, dialog } = useTouchedVisits();
  const edited = useVersioned({
    start: absence,
    valuesOf: (start: Versioned<Absence> | null) => ({
      time: start === null ? initial : draftOf(start.data),
      reason: start?.data.reason ?? '',
      filial_ids: filials?.map(({ id }) => id) ?? null,
      replaces: 0,
    }),
    read: async () => {
      const now = rowOf((await desk.change?.list(client)) ?? { data: [] }, ({ id }) => id === absence?.data.id);
      if (now === undefined) throw new Error('the absence is gone');
      return now;
    },
  });
  const draft = `${desk.draft}-${absence?.data.id ?? `${initial.from}-${initial.part === 'hours' ? initial.timeFrom : ''}`}`;
  const { form, frame, mend } = useSchemaForm({
    schema: closeTimeSchema,
    defaultValues: edited.initial,
    draft: { name: draft, omit: ['replaces'] },
    mend: edited.mend,
    submit: async ({ time, reason, filial_ids, replaces }): Promise<unknown> => {
      const times = { ...timesOf(time), ...(filial_ids && { filial_ids }) };
      const other = replaces === inTheWay?.data.id ? inTheWay : undefined;
      const id = (other ?? absence)?.data.id ?? null;
      setInTheWay(undefined);
      return begin({
        subject: desk.subject(timesText(times)),
        isAway: true,
        draft,
        patientText: desk.patientText(reason),
        touched: async () => (await desk.touched(client, id, times)).map(touchedOf),
        save: async (decided) => {
          const data = { ...times, reason, ...decided };
          const base = other ?? edited.began();
          await (base === null
            ? create.ask({ ...desk.whose, data })
            : update.ask({ id: base.data.id, data, headers: ifMatch(base) }));
          frame.forget();
        },
        mend,
      }).catch(async (error: unknown) => {
        if (id === null && isProblem(error, 409)) setInTheWay(await onlyOverlapping(desk.change?.list(client), times));
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
      title={absence === null ? closeTimeTitle(desk.doctor) : 'Изменить отсутствие'}
      frame={frame}
      cancel="Вернуться"
      action={absence === null ? 'Закрыть время' : 'Сохранить'}
      busy="Проверяем"
      failure={absence === null ? 'Не\u00A0получилось закрыть время' : 'Не\u00A0получилось сохранить'}
      intro={intro}
      wayOut={
        inTheWay &&
        isWhole && (
          <Replace onAgree={() => form.setFieldValue('replaces', inTheWay.data.id)}>
            Заменить: {timesText(inTheWay.data)} → {timesText(timesOf(time))}
          </Replace>
        )
      }
      onClose={onClose}
    >
      <OthersNote others={edited.others} names={names} />
      <AbsenceFields reasonHint={desk.reasonHint}>
        {filials !== undefined && filials.length > 1 && (
          <form.AppField name="filial_ids">{() => <ChecksField label="Где" options={filials} />}</form.AppField>
        )}
      </AbsenceFields>
    </DialogForm>
  );
}

/** Title of the sheet: «Закрыть время: Серикова А. М.». */
export const closeTimeTitle = (doctor?: string): string =>
  doctor === undefined ? 'Закрыть время' : `Закрыть время: ${doctor}`;

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

/**
 * The only overlapping absence; undefined if there are several, or if their list couldn't be
 * loaded.
 */
async function onlyOverlapping(
  reading: Promise<Versioned<readonly Absence[]>> | undefined,
  times: Times,
): Promise<Versioned<Absence> | undefined> {
  const list = await reading?.catch(() => undefined);
  const overlapping = list?.data.filter((one) => overlap(one, times)) ?? [];
  return list && overlapping.length === 1 ? rowOf(list, (one) => one === overlapping[0]) : undefined;
}
