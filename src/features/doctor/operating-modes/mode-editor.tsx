import { type ReactNode, useDeferredValue, useState } from 'react';
import {
  useDoctorOperatingModeUpdate,
  useDoctorScheduleDryRun,
  useDoctorScheduleSettingsUpdate,
} from '#generated/api/doctor-schedule/doctor-schedule.ts';
import type { OperatingMode } from '#generated/models/operating-mode.ts';
import type { ScheduleSettings } from '#generated/models/schedule-settings.ts';
import { TouchedDialog } from '@/features/doctor/schedule-change/touched-dialog';
import { NO_CHANGE, useScheduleChange } from '@/features/doctor/schedule-change/use-schedule-change';
import { dataOf } from '@/shared/api/load';
import { Problem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { LeaveGuard } from '@/shared/form/unsaved-guard';
import { dayOf } from '@/shared/format/date';
import { notify } from '@/shared/notify';
import { Card } from '@/shared/ui/card';
import { FieldError } from '@/shared/ui/fields/field';
import { useIsPhone } from '@/shared/ui/use-is-phone';
import { FreeDays } from './free-days';
import { HoursSaveBar } from './hours-save-bar';
import { SlotAndBuffer } from './slot-and-buffer';
import { changesOf, hasProblem, type ModeDraft, modeDraft, writtenMode } from './week-draft';
import { WeekGroups } from './week-groups';
import { WeekParity } from './week-parity';
import { WeekRows } from './week-rows';
import { WeekSummary } from './week-summary';

interface ModeEditorProps {
  mode: OperatingMode;
  settings: ScheduleSettings;
  others: readonly OperatingMode[];
  /** What is saved by itself, above the bar. */
  children: ReactNode;
}

/** Errors are shown here. */
const silent = { mutation: { meta: { silent: true } } } as const;

/** Hours of one filial: nothing is saved until the doctor has seen whom it touches. */
export function ModeEditor({ mode, settings, others, children }: ModeEditorProps) {
  const isPhone = useIsPhone();
  const [saved, setSaved] = useState(() => modeDraft(mode, settings.buffer_minutes));
  const [draft, setDraft] = useState(saved);
  const [isOdd, setIsOdd] = useState(false);
  /** Begins the fields again. */
  const [round, setRound] = useState(0);
  const [ended, setEnded] = useState<'saved' | 'reset'>();
  const [problem, setProblem] = useState<unknown>();
  const { mutateAsync: saveMode } = useDoctorOperatingModeUpdate(silent);
  const { mutateAsync: saveSettings } = useDoctorScheduleSettingsUpdate(silent);
  const { begin, save, busy, open, setDecisions, close } = useScheduleChange();

  const changes = changesOf(saved, draft);
  const isChanged = changes.length > 0;
  const isSpoilt = hasProblem(draft);
  const request = useDeferredValue(isSpoilt ? undefined : requestOf(mode.filial_id, settings, saved, draft));
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
  const isSplit = draft.odd !== null;
  const shown = isOdd && draft.odd !== null ? draft.odd : draft.week;
  const shownSaved = isOdd && saved.odd !== null ? saved.odd : saved.week;

  const change = (part: Partial<ModeDraft>) => {
    setDraft({ ...draft, ...part });
    setProblem(undefined);
    setEnded(undefined);
  };
  const reset = () => {
    setDraft(saved);
    setProblem(undefined);
    setRound(round + 1);
    setEnded('reset');
  };
  const submit = async () => {
    if (isSpoilt) return;
    try {
      await begin({
        request: requestOf(mode.filial_id, settings, saved, draft),
        subject: `Меняется: ${changes.join(', ')}.`,
        save: async (decisions) => {
          await saveMode({ id: mode.filial_id, data: { ...writtenMode(draft), decisions } });
          if (draft.buffer !== saved.buffer) {
            await saveSettings({ data: { ...settings, buffer_minutes: draft.buffer } });
          }
        },
        onSaved: () => {
          setSaved(draft);
          setEnded('saved');
          notify.success('Часы приёма сохранены');
        },
      });
    } catch (error) {
      setProblem(error);
    }
  };
  const Editor = isPhone ? WeekGroups : WeekRows;

  return (
    <>
      <Card className="px-0! pb-2">
        <div className="flex flex-wrap items-center justify-between gap-3 px-6 pb-3 phone:px-4">
          <h2 className="text-title">Часы по&nbsp;дням</h2>
          <WeekParity
            isSplit={isSplit}
            isOdd={isOdd}
            onSplit={(split) => {
              setIsOdd(false);
              change({ odd: split ? (saved.odd ?? draft.week) : null });
            }}
            onOdd={setIsOdd}
          />
        </div>
        <div aria-live="polite" className="px-6 empty:hidden phone:px-4">
          <RefusalText refusal={problem ?? (isChanged ? dryRun.error : undefined)} />
        </div>
        <Editor
          key={`${round} ${isOdd} ${isPhone}`}
          week={shown}
          saved={shownSaved}
          others={others.map((other) => ({ title: other.filial_title, week: modeDraft(other, 0).week }))}
          touched={byWeekday(touched.map(({ visit }) => visit.starts_at))}
          onChange={(week) => change(isOdd && isSplit ? { odd: week } : { week })}
        />
      </Card>
      <div className="mt-4 columns-cabinet-aside gap-4!">
        <SlotAndBuffer
          slot={draft.slot}
          buffer={draft.buffer}
          onSlot={(slot) => change({ slot })}
          onBuffer={(buffer) => change({ buffer })}
        />
        <WeekSummary week={shown} saved={shownSaved} draft={draft} before={saved} />
      </div>
      <FreeDays query={dryRun} filialId={mode.filial_id} />
      {children}
      <HoursSaveBar
        changes={changes}
        touched={touched.length}
        isSpoilt={isSpoilt}
        busy={busy}
        ended={ended}
        onReset={reset}
        onSave={() => void submit()}
      />
      {open && (
        <TouchedDialog
          {...open}
          busy={busy === 'saving'}
          onDecide={setDecisions}
          onSave={() => void save()}
          onClose={close}
        />
      )}
      <LeaveGuard
        isAtStake={() => isChanged}
        isLeaving={(current, next) =>
          current.pathname !== next.pathname || JSON.stringify(current.search) !== JSON.stringify(next.search)
        }
        title="Уйти и не сохранить?"
        action="Уйти без сохранения"
      >
        Часы, которые вы&nbsp;изменили, не&nbsp;сохранены: {changes.join(', ')}.
      </LeaveGuard>
    </>
  );
}

function requestOf(filial_id: number, settings: ScheduleSettings, saved: ModeDraft, draft: ModeDraft) {
  return {
    ...NO_CHANGE,
    operating_mode: { filial_id, ...writtenMode(draft) },
    settings: draft.buffer === saved.buffer ? null : { ...settings, buffer_minutes: draft.buffer },
  };
}

/** How many of these moments are on a Monday, a Tuesday… */
function byWeekday(moments: readonly string[]): number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const moment of moments) {
    const weekday = (new Date(`${dayOf(moment)}T00:00:00Z`).getUTCDay() + 6) % 7;
    counts[weekday] = (counts[weekday] ?? 0) + 1;
  }
  return counts;
}

/** Of a refused week the provider says which day clashes with what. */
function RefusalText({ refusal }: { refusal: unknown }) {
  if (refusal === undefined || refusal === null) return null;
  const texts = refusal instanceof Problem && refusal.status === 422 ? Object.values(refusal.errors).flat() : [];
  return <FieldError>{texts.length > 0 ? texts.join('. ') : problemText(refusal)}</FieldError>;
}
