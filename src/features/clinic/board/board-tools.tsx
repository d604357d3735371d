import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { BoardDoctor } from '#generated/models/board-doctor.ts';
import { addDays, dateRange, weekdayDay } from '@/shared/format/date';
import { upperFirst } from '@/shared/format/letter-case';
import { plural } from '@/shared/format/plural';
import { Button, ButtonLink } from '@/shared/ui/button';
import { cx } from '@/shared/ui/cx';
import { DateButton } from '@/shared/ui/fields/date-field';
import { SegmentedControl } from '@/shared/ui/fields/segmented-control';
import { Select } from '@/shared/ui/fields/select';
import { Icon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import { useToday } from '@/shared/use-now';
import type { BoardSums } from './board-model';
import { DoctorChoice } from './doctor-choice';
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
  /** Doctor of the week view. */
  doctor: BoardDoctor | undefined;
  booking: boolean;
  onBook: () => void;
}

/** Toolbar of the board: day, doctors, counts and the button to book. */
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
    <div className="mb-3 flex items-center gap-x-3 gap-y-2 print:hidden phone:gap-x-1 phone:px-1 narrow:flex-wrap">
      {/* This part has a variable width and takes the remaining space, so that the other controls
          don't move when the day changes. */}
      <div className="min-w-0 phone:order-1 phone:grow phone:basis-34 phone:text-center wide:flex-1">
        <div className="flex gap-x-4 overflow-hidden text-caption whitespace-nowrap text-ink-2 phone:justify-center phone:whitespace-normal">
          <span aria-hidden>{filialTitle}</span>
          <Sums {...{ sums, today }} first={dates[0] ?? date} isToday={dates.includes(today)} />
        </div>
        <h1 className="text-h2 wrap-anywhere phone:text-title wide:truncate">
          <span className="sr-only">Доска, {filialTitle}, </span>
          {title}
        </h1>
      </div>
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
      <ButtonLink
        to="."
        search={(old) => ({ ...old, date: undefined })}
        size="small"
        className={cx('shrink-0 phone:order-4', dates.includes(today) && 'invisible narrow:hidden')}
      >
        Сегодня
      </ButtonLink>
      <SegmentedControl
        label="Показать"
        options={views}
        value={view}
        onChange={(value) => void navigate({ search: (old) => ({ ...old, view: value }) })}
        className="phone:order-4 phone:w-auto phone:grow phone:basis-44"
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
        className="shrink-0 phone:hidden"
      >
        <Icon icon={IconPlus} />
        Записать
      </Button>
    </div>
  );
}

interface SumsProps {
  sums: BoardSums;
  today: string;
  first: string;
  isToday: boolean;
}

/** Counts for the shown day or week. */
function Sums({ sums, today, first, isToday }: SumsProps) {
  return (
    <dl className="flex items-center gap-4 narrow:hidden">
      <Sum value={sums.visits} title={plural(sums.visits, { one: 'визит', few: 'визита', many: 'визитов' })} />
      {isToday && <Sum value={sums.here} title="здесь" />}
      {first <= today && (
        <Sum value={sums.missed} title={plural(sums.missed, { one: 'неявка', few: 'неявки', many: 'неявок' })} />
      )}
      {sums.occupancy !== null && (
        <div className="flex items-center gap-2">
          <dt className="sr-only">Загрузка</dt>
          <dd className="flex items-center gap-2 font-semibold text-ink">
            <meter aria-label="Загрузка" min={0} max={100} value={sums.occupancy} className="meter-teal h-1.5 w-10" />
            {sums.occupancy}&nbsp;%
          </dd>
        </div>
      )}
    </dl>
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
