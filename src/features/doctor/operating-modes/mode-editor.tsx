import { useStore } from '@tanstack/react-form';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useDoctorScheduleDryRun } from '#generated/api/doctor-schedule/doctor-schedule.ts';
import type { OperatingMode } from '#generated/models/operating-mode.ts';
import type { ScheduleSettings } from '#generated/models/schedule-settings.ts';
import { TouchedDialog } from '@/features/desk/schedule-change/touched-dialog';
import { dataOf } from '@/shared/api/load';
import { refusalText } from '@/shared/api/problem-text';
import { useRefusal } from '@/shared/form/form-context';
import { FormFrame } from '@/shared/form/form-frame';
import { OthersNote } from '@/shared/form/others-note';
import { SaveBar } from '@/shared/form/save-bar';
import { UnsavedGuard, type UnsavedGuardProps } from '@/shared/form/unsaved-guard';
import { useBoundField } from '@/shared/form/use-bound-field';
import { type EditionProps, useEditions } from '@/shared/form/use-editions';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { recordsCount } from '@/shared/format/counts';
import { dayOf } from '@/shared/format/date';
import { notify } from '@/shared/notify';
import { Card } from '@/shared/ui/card';
import { FieldError } from '@/shared/ui/fields/field';
import { LiveRegion } from '@/shared/ui/live-region';
import { useIsPhone } from '@/shared/ui/use-is-phone';
import { FreeDays } from './free-days';
import { NO_CHANGE } from './own-schedule';
import { SlotAndBuffer } from './slot-and-buffer';
import { type EditedMode, useEditedMode } from './use-edited-mode';
import { useScheduleChange } from './use-schedule-change';
import {
  changesOf,
  hasProblem,
  type ModeDraft,
  modeDraft,
  modeSchema,
  type WeekDraft,
  writtenMode,
} from './week-draft';
import { WeekGroups } from './week-groups';
import { WeekParity } from './week-parity';
import { type WeekEditorProps, WeekRows } from './week-rows';
import { WeekSummary } from './week-summary';

interface ModeEditorProps {
  /** The hours and settings as they were loaded, with their versions. */
  start: EditedMode;
  others: readonly OperatingMode[];
  /** Cards above the save bar. They save their own data. */
  children: ReactNode;
}

/** Field names, in lower case for use in a sentence. */
const names: Record<keyof ModeDraft, string> = {
  week: 'часы по\u00A0дням',
  odd: 'часы нечётных недель',
  slot: 'шаг записи',
  buffer: 'пауза между приёмами',
};

/**
 * Form for the hours of one filial. If a change affects visits, the doctor first decides about each
 * of them.
 */
export function ModeEditor({ start, ...rest }: ModeEditorProps) {
  const { number, props } = useEditions(start);
  /**
   * Whether the form shows the hours of odd weeks. The state is in this component, because the form
   * inside it may remount.
   */
  const [isOdd, setIsOdd] = useState(false);
  return <ModeForm key={number} {...rest} {...props} isOdd={isOdd} onOdd={setIsOdd} />;
}

interface ModeFormProps extends Omit<ModeEditorProps, 'start'>, EditionProps<EditedMode> {
  isOdd: boolean;
  onOdd: (isOdd: boolean) => void;
}

function ModeForm({ start, ended, onSaved, onReset, others, isOdd, onOdd, children }: ModeFormProps) {
  const id = start.mode.data.filial_id;
  const { submit, dialog } = useScheduleChange();
  const { edited, send } = useEditedMode(start);
  const { initial: saved } = edited;
  const settings = edited.saved.settings.data;
  const draftName = `doctor-hours-${id}`;
  const { form, frame, mend } = useSchemaForm({
    schema: modeSchema,
    defaultValues: saved,
    draft: { name: draftName },
    mend: edited.mend,
    submit: (draft): Promise<unknown> =>
      submit({
        request: requestOf(id, settings, saved, draft),
        subject: `Меняется: ${changesOf(saved, draft).join(', ')}.`,
        draft: draftName,
        save: (decided) => send(draft, decided),
        mend,
        onSaved: () => {
          frame.forget();
          onSaved(edited.began());
          notify.success('Часы приёма сохранены');
        },
      }),
  });
  const draft = useStore(form.store, (state) => state.values);
  const refusal = useRefusal(frame.notes);

  const changes = changesOf(saved, draft);
  const isChanged = changes.length > 0;
  const isInvalid = hasProblem(draft);
  const request = useDeferredValue(isInvalid ? undefined : requestOf(id, settings, saved, draft));
  const dryRun = useDoctorScheduleDryRun(request ?? NO_CHANGE, {
    query: {
      select: dataOf,
      enabled: request !== undefined,
      placeholderData: (before) => before,
      meta: { silent: true },
      retryOnMount: false,
    },
  });
  const touched = isChanged ? (dryRun.data?.visits ?? []) : [];
  // The server rejects an invalid week and names the days that clash with other filials.
  const clash = isChanged && dryRun.error ? refusalText(dryRun.error) : undefined;
  const isSplit = draft.odd !== null;
  const isOddShown = isOdd && isSplit;
  const shownSaved = isOddShown && saved.odd !== null ? saved.odd : saved.week;

  return (
    <FormFrame
      {...frame}
      initial={saved}
      guard={HoursGuard}
      failure="Не&nbsp;получилось сохранить"
      className="flex flex-col gap-4"
    >
      <OthersNote others={edited.others} names={names} />
      <Card className="px-0! pb-2">
        <div className="flex flex-wrap items-center justify-between gap-3 px-6 pb-3 phone:px-4">
          <h2 className="text-title">Часы по&nbsp;дням</h2>
          <WeekParity
            isSplit={isSplit}
            isOdd={isOdd}
            onSplit={(split) => {
              onOdd(false);
              form.setFieldValue('odd', split ? (saved.odd ?? draft.week) : null);
            }}
            onOdd={onOdd}
          />
        </div>
        <LiveRegion urgent className="px-6 phone:px-4">
          {clash !== undefined && !refusal.others.includes(clash) && <FieldError>{clash}</FieldError>}
        </LiveRegion>
        <form.AppField key={isOddShown ? 'odd' : 'week'} name={isOddShown ? 'odd' : 'week'}>
          {() => (
            <WeekField
              label={isOddShown ? 'Часы нечётных недель' : 'Часы по дням'}
              saved={shownSaved}
              others={others.map((other) => ({ title: other.filial_title, week: modeDraft(other, 0).week }))}
              touched={byWeekday(touched.map(({ visit }) => visit.starts_at))}
            />
          )}
        </form.AppField>
      </Card>
      <div className="columns-cabinet-aside gap-4!">
        <SlotAndBuffer />
        <WeekSummary
          week={isOddShown && draft.odd !== null ? draft.odd : draft.week}
          saved={shownSaved}
          draft={draft}
          before={saved}
        />
      </div>
      <FreeDays query={dryRun} filialId={id} isInvalid={isInvalid} />
      {children}
      <SaveBar
        edited={edited}
        names={names}
        changes={changes}
        what="часы"
        action={<>Проверить и&nbsp;сохранить</>}
        busy="Проверяем"
        ended={ended}
        forget={frame.forget}
        onReset={onReset}
      >
        {touched.length > 0 && <span className="text-amber-ink">Затронет {recordsCount(touched.length)}. </span>}
        {isInvalid && <span className="text-red">Исправьте время в&nbsp;отмеченных строках.</span>}
      </SaveBar>
      {dialog && <TouchedDialog {...dialog} />}
    </FormFrame>
  );
}

type WeekFieldProps = Omit<WeekEditorProps, 'week' | 'onChange'> & { label: string };

/** Form field for a week. Each row of the field shows its own error. */
function WeekField({ label, ...rest }: WeekFieldProps) {
  const isPhone = useIsPhone();
  const { id, value, change } = useBoundField<WeekDraft>(label);
  /**
   * `round` is a part of the key. It remounts the rows when hours that someone else has saved
   * replace the value.
   */
  const [shown, setShown] = useState({ value, round: 0 });
  if (shown.value !== value) setShown({ value, round: shown.round + 1 });
  const Editor = isPhone ? WeekGroups : WeekRows;
  return (
    <div role="group" id={id} tabIndex={-1} aria-label={label} className="outline-none">
      <Editor
        key={`${shown.round} ${isPhone}`}
        {...rest}
        week={value}
        onChange={(week) => {
          setShown({ ...shown, value: week });
          change(week);
        }}
      />
    </div>
  );
}

/** Asks before unsaved changes are lost, even if only another filial opens. */
function HoursGuard(props: UnsavedGuardProps) {
  const changes = changesOf(props.initial as ModeDraft, props.form.state.values as ModeDraft);
  return (
    <UnsavedGuard
      {...props}
      isLeaving={(current, next) =>
        current.pathname !== next.pathname || JSON.stringify(current.search) !== JSON.stringify(next.search)
      }
    >
      Часы, которые вы&nbsp;изменили, не&nbsp;сохранены: {changes.join(', ')}.
    </UnsavedGuard>
  );
}

function requestOf(filial_id: number, settings: ScheduleSettings, saved: ModeDraft, draft: ModeDraft) {
  return {
    ...NO_CHANGE,
    operating_mode: { filial_id, ...writtenMode(draft) },
    settings: draft.buffer === saved.buffer ? null : { ...settings, buffer_minutes: draft.buffer },
  };
}

/** Counts the given times by weekday, from Monday. */
function byWeekday(moments: readonly string[]): number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const moment of moments) {
    const weekday = (new Date(`${dayOf(moment)}T00:00:00Z`).getUTCDay() + 6) % 7;
    counts[weekday] = (counts[weekday] ?? 0) + 1;
  }
  return counts;
}
