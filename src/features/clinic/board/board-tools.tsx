import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { BoardDoctor } from '#generated/models/board-doctor.ts';
import { addDays, dateRange, weekdayDay } from '@/shared/format/date';
import { upperFirst } from '@/shared/format/letter-case';
import { plural } from '@/shared/format/plural';
import { Button, ButtonLink, buttonClass } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/fields/checkbox';
import { DateButton } from '@/shared/ui/fields/date-field';
import { SegmentedControl } from '@/shared/ui/fields/segmented-control';
import { Select } from '@/shared/ui/fields/select';
import { Icon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import { useToday } from '@/shared/use-now';
import type { BoardSums } from './board-model';
import type { ShownDoctors } from './shown-doctors';

const route = getRouteApi('/fo/clinic/board');
const pagerLink =
  'grid size-11 place-items-center rounded-control text-ink-2 transition-colors hover:bg-teal-tint hover:text-teal';
const views = [
  { value: 'day', label: 'День' },
  { value: 'week', label: 'Неделя' },
] as const;

interface BoardToolsProps {
  view: 'day' | 'week';
  date: string;
  dates: readonly string[];
  filialTitle: string;
  sums: BoardSums;
  doctors: readonly BoardDoctor[];
  shown: ShownDoctors;
  /** The one of the week. */
  doctor: BoardDoctor | undefined;
  booking: boolean;
  onBook: () => void;
}

/** One line: which day, which doctors, how it goes, and the main action. */
export function BoardTools({
  view,
  date,
  dates,
  filialTitle,
  sums,
  doctors,
  shown,
  doctor,
  booking,
  onBook,
}: BoardToolsProps) {
  const today = useToday();
  const navigate = route.useNavigate();
  const pace = view === 'week' ? 7 : 1;
  const title = view === 'week' ? dateRange(dates[0] ?? date, dates.at(-1) ?? date) : upperFirst(weekdayDay(date));
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden phone:justify-between phone:px-1">
      <h1 className="min-w-0 text-h2 wrap-anywhere phone:order-1 phone:text-center phone:text-title">
        <span className="sr-only">Доска, </span>
        <span className="block text-caption font-normal text-ink-2">
          {filialTitle}
          <span className="sr-only">, </span>
        </span>
        {title}
      </h1>
      <div className="flex phone:contents">
        <DayLink
          date={addDays(date, -pace)}
          label={view === 'week' ? 'Предыдущая неделя' : 'Предыдущий день'}
          icon={IconChevronLeft}
        />
        <DayLink
          date={addDays(date, pace)}
          label={view === 'week' ? 'Следующая неделя' : 'Следующий день'}
          icon={IconChevronRight}
          className="phone:order-2"
        />
        <DateButton
          label="Выбрать день"
          value={date}
          onChange={(chosen) => void navigate({ search: (old) => ({ ...old, date: chosen }) })}
          className="phone:order-3"
        />
      </div>
      {!dates.includes(today) && (
        <ButtonLink to="." search={(old) => ({ ...old, date: undefined })} size="small" className="phone:order-3">
          Сегодня
        </ButtonLink>
      )}
      <SegmentedControl
        label="Показать"
        options={views}
        value={view}
        onChange={(value) => void navigate({ search: (old) => ({ ...old, view: value }) })}
        className="phone:order-4 phone:w-full"
      />
      {view === 'week' ? (
        <Select
          size="small"
          aria-label="Врач"
          className="w-56 phone:order-4 phone:w-full"
          value={doctor?.doctor.id ?? ''}
          onChange={({ target }) => void navigate({ search: (old) => ({ ...old, doctor_id: Number(target.value) }) })}
        >
          {shown.doctors.map((one) => (
            <option key={one.doctor.id} value={one.doctor.id}>
              {one.doctor.second_name} {one.doctor.first_name}
            </option>
          ))}
        </Select>
      ) : (
        <DoctorChoice doctors={doctors} shown={shown} />
      )}
      <dl className="ml-auto flex items-center gap-4 text-small text-ink-2 narrow:hidden">
        <Sum value={sums.visits} title={plural(sums.visits, { one: 'визит', few: 'визита', many: 'визитов' })} />
        {dates.includes(today) && <Sum value={sums.here} title="здесь" />}
        {(dates[0] ?? date) <= today && (
          <Sum value={sums.missed} title={plural(sums.missed, { one: 'неявка', few: 'неявки', many: 'неявок' })} />
        )}
        {sums.occupancy !== null && (
          <div className="flex items-center gap-2">
            <dt className="max-[1500px]:sr-only">Загрузка</dt>
            <dd className="flex items-center gap-2 font-semibold text-ink">
              <meter aria-label="Загрузка" min={0} max={100} value={sums.occupancy} className="meter-teal h-1.5 w-14" />
              {sums.occupancy}&nbsp;%
            </dd>
          </div>
        )}
      </dl>
      <IconButton
        icon={IconPrinter}
        label="Печать списка"
        variant="edge"
        onClick={() => window.print()}
        className="phone:hidden narrow:ml-auto"
      />
      <Button
        variant="primary"
        busy={booking && 'Открываем'}
        onClick={onBook}
        aria-keyshortcuts="N"
        className="phone:hidden"
      >
        <Icon icon={IconPlus} />
        Записать
      </Button>
    </div>
  );
}

function Sum({ value, title }: { value: number; title: string }) {
  return (
    <div className="flex gap-1.5">
      <dt className="order-1">{title}</dt>
      <dd className="font-semibold text-ink">{value}</dd>
    </div>
  );
}

function DayLink({
  date,
  label,
  icon,
  className,
}: {
  date: string;
  label: string;
  icon: typeof IconChevronLeft;
  className?: string;
}) {
  return (
    <Link to="." search={(old) => ({ ...old, date })} aria-label={label} className={`${pagerLink} ${className ?? ''}`}>
      <Icon icon={icon} />
    </Link>
  );
}

/** «Врачи: 7 из 24»: who has a column. */
function DoctorChoice({ doctors, shown }: { doctors: readonly BoardDoctor[]; shown: ShownDoctors }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="relative phone:hidden">
      <button type="button" popoverTarget={id} className={buttonClass({})}>
        Врачи: {shown.doctors.length} из&nbsp;{doctors.length}
        <Icon icon={IconChevronDown} size={16} />
      </button>
      <div
        id={id}
        popover="auto"
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
        className="fixed top-28 left-1/4 max-h-[70dvh] w-80 overflow-y-auto rounded-note border border-line bg-white p-4 text-ink shadow-pop"
      >
        {isOpen && <DoctorChecks doctors={doctors} shown={shown} />}
      </div>
    </div>
  );
}

function DoctorChecks({ doctors, shown }: { doctors: readonly BoardDoctor[]; shown: ShownDoctors }) {
  const ids = shown.doctors.map(({ doctor }) => doctor.id);
  const toggle = (doctorId: number) =>
    shown.choose(ids.includes(doctorId) ? ids.filter((one) => one !== doctorId) : [...ids, doctorId]);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => shown.choose(null)}>
        Только те, кто сегодня принимает
      </Button>
      <Button variant="quiet" size="small" onClick={() => shown.choose(doctors.map(({ doctor }) => doctor.id))}>
        Все
      </Button>
      <ul className="mt-1">
        {doctors.map(({ doctor }) => (
          <li key={doctor.id}>
            <Checkbox checked={ids.includes(doctor.id)} onChange={() => toggle(doctor.id)}>
              {doctor.second_name} {doctor.first_name}
              <span className="block text-caption text-ink-3">{doctor.specialisations[0]?.title}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </>
  );
}
