import { type ReactNode, useDeferredValue, useState } from 'react';
import { useDoctorScheduleDryRun } from '#generated/api/doctor-schedule/doctor-schedule.ts';
import type { OperatingMode } from '#generated/models/operating-mode.ts';
import type { ScheduleSettings } from '#generated/models/schedule-settings.ts';
import { TouchedDialog } from '@/domain/schedule-change/touched-dialog';
import { dataOf } from '@/shared/api/load';
import { isProblem } from '@/shared/api/problem';
import { refusalText } from '@/shared/api/problem-text';
import { OthersNote } from '@/shared/form/others-note';
import { LeaveGuard } from '@/shared/form/unsaved-guard';
import { dayOf } from '@/shared/format/date';
import { notify } from '@/shared/notify';
import { Card } from '@/shared/ui/card';
import { FieldError } from '@/shared/ui/fields/field';
import { LiveRegion } from '@/shared/ui/live-region';
import { useIsPhone } from '@/shared/ui/use-is-phone';
import { FreeDays } from './free-days';
import { HoursSaveBar } from './hours-save-bar';
import { SlotAndBuffer } from './slot-and-buffer';
import { type EditedMode, useEditedMode } from './use-edited-mode';
import { NO_CHANGE, useScheduleChange } from './use-schedule-change';
import { changesOf, hasProblem, type ModeDraft, modeDraft, writtenMode } from './week-draft';
import { WeekGroups } from './week-groups';
import { WeekParity } from './week-parity';
import { WeekRows } from './week-rows';
import { WeekSummary } from './week-summary';

interface ModeEditorProps {
  /** As they were read, with their versions. */
  start: EditedMode;
  others: readonly OperatingMode[];
  /** What is saved by itself, above the bar. */
  children: ReactNode;
}

/** Names in the middle of a sentence. */
const names: Record<keyof ModeDraft, string> = {
  week: 'часы по\u00A0дням',
  odd: 'часы нечётных недель',
  slot: 'шаг записи',
  buffer: 'пауза между приёмами',
};

/** Hours of one filial: nothing is saved until the doctor has seen whom it touches. */
export function ModeEditor({ start, others, children }: ModeEditorProps) {
  const isPhone = useIsPhone();
  const id = start.mode.data.filial_id;
  const [draft, setDraft] = useState(() => modeDraft(start.mode.data, start.settings.data.buffer_minutes));
  /** Begins the fields again. */
  const [round, setRound] = useState(0);
  const { submit: submitChange, busy, dialog, close } = useScheduleChange();
  const { edited, save: saveDraft } = useEditedMode(start, (part) => {
    // Other hours touch other visits.
    close();
    setDraft((now) => ({ ...now, ...part }));
    setRound((now) => now + 1);
  });
  const { initial: saved } = edited;
  const settings = edited.saved.settings.data;
  const [isOdd, setIsOdd] = useState(false);
  const [ended, setEnded] = useState<'saved' | 'reset'>();
  const [problem, setProblem] = useState<unknown>();

  const changes = changesOf(saved, draft);
  const isChanged = changes.length > 0;
  const isSpoilt = hasProblem(draft);
  const request = useDeferredValue(isSpoilt ? undefined : requestOf(id, settings, saved, draft));
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
    edited.begin(edited.began());
    setDraft(saved);
    setProblem(undefined);
    setRound(round + 1);
    setEnded('reset');
  };
  const submit = async () => {
    if (isSpoilt) return;
    try {
      await submitChange({
        request: requestOf(id, settings, saved, draft),
        subject: `Меняется: ${changes.join(', ')}.`,
        send: async (decided) => {
          await saveDraft(draft, decided);
          setEnded('saved');
          notify.success('Часы приёма сохранены');
        },
      });
    } catch (error) {
      setProblem(error);
    }
  };
  const refusal = (edited.others && isProblem(problem, 412) ? undefined : problem) ?? (isChanged && dryRun.error);
  const Editor = isPhone ? WeekGroups : WeekRows;

  return (
    <>
      <div className="mb-4 empty:hidden">
        <OthersNote others={edited.others} names={names} />
      </div>
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
        <LiveRegion urgent className="px-6 phone:px-4">
          {/* Of a refused week the provider says which day clashes with what. */}
          {refusal && <FieldError>{refusalText(refusal)}</FieldError>}
        </LiveRegion>
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
      <FreeDays query={dryRun} filialId={id} isSpoilt={isSpoilt} />
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
      {dialog && <TouchedDialog {...dialog} />}
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
