import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import {
  getClinicAbsenceDryRunQueryOptions,
  useClinicAbsenceCreate,
  useClinicAbsenceList,
} from '#generated/api/clinic-absences/clinic-absences.ts';
import { useClinicDoctorRead } from '#generated/api/clinic-doctors/clinic-doctors.ts';
import { useClinicFilialList } from '#generated/api/clinic-filials/clinic-filials.ts';
import {
  type AbsenceDraft,
  type DraftErrors,
  draftOf,
  errorsOf,
  fieldErrors,
  isOfWhen,
  spokenTimes,
  timesOf,
} from '@/domain/schedule-change/absence-draft';
import { AbsenceWhen } from '@/domain/schedule-change/absence-when';
import { TouchedDialog } from '@/domain/schedule-change/touched-dialog';
import { useTouchedVisits } from '@/domain/schedule-change/use-touched-visits';
import { dataOf } from '@/shared/api/load';
import { Problem } from '@/shared/api/problem';
import { restText } from '@/shared/api/problem-text';
import { type PersonName, surnameInitials } from '@/shared/format/name';
import { quoted } from '@/shared/format/typography';
import { SectionError, shownBySection } from '@/shared/section/section-query';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/fields/checkbox';
import { FieldError } from '@/shared/ui/fields/field';
import { TextField } from '@/shared/ui/fields/text-field';
import { Sheet } from '@/shared/ui/overlay/sheet';
import { RowsSkeleton } from '@/shared/ui/skeleton';
import { useToday } from '@/shared/use-now';
import { useWrite } from '@/shared/write/use-write';
import { ClosedTimes } from './closed-times';

/** As the contract has it. */
const LONGEST_REASON = 150;

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
      <CloseTimeForm doctor={doctor} date={date} filials={own} onClose={onClose}>
        <ClosedTimes doctorId={doctor.id} closed={closed.data} filials={own} />
      </CloseTimeForm>
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
  readonly children: ReactNode;
}

function CloseTimeForm({ doctor, date, filials, onClose, children }: CloseTimeFormProps) {
  const client = useQueryClient();
  const [draft, setDraft] = useState<AbsenceDraft>(() =>
    draftOf({ date_from: date, date_to: date, time_from: null, time_to: null, reason: null }),
  );
  const [chosen, setChosen] = useState<readonly number[]>(() => filials.map(({ id }) => id));
  const [errors, setErrors] = useState<DraftErrors>({});
  const [problem, setProblem] = useState<unknown>();
  const create = useWrite(useClinicAbsenceCreate(), {
    done: (_, { data }) => `${surnameInitials(doctor)}, ${spokenTimes(data)}: приёма не\u00A0будет. Врачу сообщили`,
    onDone: onClose,
  });
  const { begin, busy, dialog } = useTouchedVisits();
  const titles = new Map(filials.map(({ id, title }) => [id, title]));
  const placeError = problem instanceof Problem ? problem.errors['filial_ids']?.[0] : undefined;
  const refusal =
    problem === undefined ? undefined : restText(problem, (field) => isOfWhen(field) || field === 'filial_ids');
  const noPlace = chosen.length === 0 ? 'Выберите хотя бы один филиал' : placeError;

  const forget = () => {
    setErrors({});
    setProblem(undefined);
  };
  const submit = async () => {
    const wrong = errorsOf(draft);
    setErrors(wrong);
    setProblem(undefined);
    // Too long a reason: its field says so.
    if (Object.keys(wrong).length > 0 || chosen.length === 0 || draft.reason.length > LONGEST_REASON) return;
    const times = { filial_ids: [...chosen], ...timesOf(draft) };
    const reason = draft.reason.trim() === '' ? null : draft.reason.trim();
    const spoken = spokenTimes(times);
    try {
      await begin({
        subject: `${spoken}: ${surnameInitials(doctor)} не\u00A0принимает.`,
        isAway: true,
        told: { text: reason === null ? 'что врач в\u00A0это время не\u00A0принимает' : `причину: ${quoted(reason)}` },
        touched: async () => {
          const options = getClinicAbsenceDryRunQueryOptions(doctor.id, times);
          const { data } = await client.query({ ...options, staleTime: 0, meta: { silent: true } });
          return data.map(({ visit, new_times, colleague_times }) => ({
            visit: { ...visit, filial_title: titles.get(visit.filial_id) ?? '' },
            // Whoever has set out for a day comes to a colleague rather than on another day.
            new_times: [
              ...colleague_times.map(({ price, ...time }) => ({ ...time, ...(price !== visit.price && { price }) })),
              ...new_times.map((starts_at) => ({ starts_at })),
            ],
          }));
        },
        save: ({ decisions }) => {
          const data = { ...times, reason, decisions };
          return create.ask({ id: doctor.id, data });
        },
        onSaved: () => undefined,
      });
    } catch (error) {
      setErrors(fieldErrors(error));
      setProblem(error);
    }
  };

  if (dialog) return <TouchedDialog {...dialog} />;
  return (
    <Sheet
      title={titleOf(doctor)}
      onClose={onClose}
      secondary={<Button onClick={onClose}>Вернуться</Button>}
      primary={
        <Button variant="primary" busy={busy !== undefined && 'Проверяем'} onClick={() => void submit()}>
          Закрыть время
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
        {children}
        <AbsenceWhen
          draft={draft}
          errors={errors}
          onChange={(part) => {
            setDraft({ ...draft, ...part });
            forget();
          }}
        />
        {filials.length > 1 && (
          <fieldset>
            <legend className="mb-1 text-small font-medium">Где</legend>
            {filials.map(({ id, title }) => (
              <Checkbox
                key={id}
                checked={chosen.includes(id)}
                onChange={() => {
                  setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
                  forget();
                }}
              >
                <span className="wrap-anywhere">{title}</span>
              </Checkbox>
            ))}
          </fieldset>
        )}
        <TextField
          label="Причина"
          optional
          hint="Прочтут врач и пациенты, чьи записи перенесут или отменят"
          limit={LONGEST_REASON}
          value={draft.reason}
          onChange={({ target }) => setDraft({ ...draft, reason: target.value })}
        />
        <div aria-live="assertive">
          {noPlace !== undefined && <FieldError>{noPlace}</FieldError>}
          {refusal !== undefined && <FieldError>{refusal}</FieldError>}
        </div>
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
    </Sheet>
  );
}
