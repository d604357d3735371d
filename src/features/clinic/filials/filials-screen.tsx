import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { getRouteApi } from '@tanstack/react-router';
import { useClinicAnalytics } from '#generated/api/clinic-analytics/clinic-analytics.ts';
import { useClinicFilialListSuspense } from '#generated/api/clinic-filials/clinic-filials.ts';
import { useClinicHome } from '#generated/api/clinic-home/clinic-home.ts';
import type { FilialState } from '#generated/models/filial-state.ts';
import { useClinicRight, useWholeClinicRight } from '@/features/auth/session/clinic-rights';
import { dataOf } from '@/shared/api/load';
import { wholeNumber } from '@/shared/format/number';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { chipClass } from '@/shared/ui/chip';
import { cx } from '@/shared/ui/cx';
import { EmptyState } from '@/shared/ui/empty-state';
import { SearchBox } from '@/shared/ui/fields/search-box';
import { Select } from '@/shared/ui/fields/select';
import { Icon } from '@/shared/ui/icon';
import { PageHeading } from '@/shared/ui/page-heading';
import { Skeleton } from '@/shared/ui/skeleton';
import { useToday } from '@/shared/use-now';
import { DayPlot } from './day-plot';
import { DoctorFigures } from './doctor-figures';
import { saveFigures } from './figures-export';
import { FilialCards } from './filial-cards';
import { foundRows, sortedRows, type FilialRow } from './filial-rows';
import { FilialTotals } from './filial-totals';
import { type Period, rangeOf, type Shown } from './filials-search';
import { FilialsTable } from './filials-table';
import { HourHeat } from './hour-heat';
import { WaitingLine } from './waiting-line';

const route = getRouteApi('/fo/clinic/filials/');

const periods: { value: Period; label: string }[] = [
  { value: 'week', label: '7\u00A0дней' },
  { value: 'month', label: '30\u00A0дней' },
  { value: 'this-month', label: 'Этот месяц' },
  { value: 'last-month', label: 'Прошлый месяц' },
  { value: 'year', label: 'Год' },
];

/** The clinic's filials with today's state and figures (docs/rules.md §2, filialsPage). */
export function FilialsScreen() {
  const { period, show, sort, q, of } = route.useSearch();
  const navigate = route.useNavigate();
  const mayAdd = useWholeClinicRight('profile');
  const maySeeFigures = useClinicRight('figures');
  const today = useToday();
  const { data: filials } = useClinicFilialListSuspense({ query: { select: dataOf } });
  const home = useClinicHome({ query: { ...shownBySection.query, select: dataOf } });
  const figures = useClinicAnalytics(rangeOf(period, today), {
    query: { ...shownBySection.query, select: dataOf, enabled: maySeeFigures, placeholderData: (before) => before },
  });

  if (filials.length === 0) return <NoFilials mayAdd={mayAdd} />;
  const set = (change: Partial<ReturnType<typeof route.useSearch>>): void =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false });
  const all = filials.map((filial): FilialRow => ({
    filial,
    figures: figures.data?.filials.find(({ filial_id }) => filial_id === filial.id),
  }));
  const rows = sortedRows(foundRows(all, show, q), sort);
  const ids = filials.map(({ id }) => id);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading className="page-inset text-h2" />
        <div className="flex flex-wrap items-center gap-3 phone:w-full">
          {maySeeFigures && (
            <>
              <Select
                size="small"
                aria-label="Показатели за"
                value={period}
                onChange={({ target }) => set({ period: target.value as Period })}
                className="w-48 phone:w-36 phone:grow"
              >
                {periods.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
              <Button
                aria-disabled={!figures.data || figures.isPlaceholderData}
                onClick={() => figures.data && !figures.isPlaceholderData && saveFigures(figures.data)}
              >
                <Icon icon={IconDownload} size={18} />
                Скачать CSV<span className="sr-only"> с&nbsp;показателями</span>
              </Button>
            </>
          )}
          {mayAdd && (
            <ButtonLink to="/fo/clinic/filials/add" variant="primary" className="phone:hidden">
              <Icon icon={IconPlus} />
              Добавить филиал
            </ButtonLink>
          )}
        </div>
      </div>
      {maySeeFigures && (
        <SectionQuery query={figures} skeleton={<Skeleton className="mt-5 h-30 phone:mt-3 phone:h-56" />}>
          {(data) => (
            <div aria-busy={figures.isPlaceholderData} className={cx(figures.isPlaceholderData && 'opacity-50')}>
              <FilialTotals figures={data} />
            </div>
          )}
        </SectionQuery>
      )}
      <SectionQuery query={home} skeleton={<></>}>
        {({ waiting }) => <WaitingLine waiting={waiting} />}
      </SectionQuery>
      <Card aria-label="Список филиалов" className="mt-5 px-0 pb-0 phone:mt-3 phone:contents">
        <div className="flex items-center justify-between gap-3 px-6 pb-4 phone:my-3 phone:p-0 phone:[&>:first-child]:grow">
          <SearchBox
            size="dense"
            label="Филиал или адрес"
            maxLength={100}
            value={q ?? ''}
            onChange={(text) => set({ q: text || undefined })}
            className="desktop:w-80"
          />
          {mayAdd && (
            <ButtonLink
              to="/fo/clinic/filials/add"
              variant="primary"
              aria-label="Добавить филиал"
              className="size-11 px-0 desktop:hidden"
            >
              <Icon icon={IconPlus} />
            </ButtonLink>
          )}
          <StateChips filials={filials} shown={show} onChange={(value) => set({ show: value })} />
        </div>
        {rows.length === 0 ? (
          <EmptyState
            icon={IconSearch}
            title="Ничего не&nbsp;найдено"
            action={<Button onClick={() => set({ q: undefined, show: 'all' })}>Показать все филиалы</Button>}
          />
        ) : (
          <>
            <FilialsTable
              rows={rows}
              ids={ids}
              withFigures={maySeeFigures}
              withCity={new Set(filials.map(({ city }) => city)).size > 1}
              sort={sort}
              onSort={(value) => set({ sort: value })}
            />
            <FilialCards rows={rows} ids={ids} />
          </>
        )}
      </Card>
      {figures.data && (
        <>
          <DayPlot figures={figures.data} />
          <HourHeat figures={figures.data} />
          <DoctorFigures figures={figures.data} filial={of} onChoose={(value) => set({ of: value })} />
        </>
      )}
    </>
  );
}

const chips: Record<Shown, string> = { all: 'Все', open: 'Открыты', draft: 'Черновики', closed: 'Закрыты' };

interface StateChipsProps {
  readonly filials: readonly { readonly state: FilialState }[];
  readonly shown: Shown;
  readonly onChange: (shown: Shown) => void;
}

/** Chips that filter the filials by state. A state that no filial has gets no chip. */
function StateChips({ filials, shown, onChange }: StateChipsProps) {
  const count = (state: Shown): number => filials.filter((one) => state === 'all' || one.state === state).length;
  const offered = (Object.keys(chips) as Shown[]).filter((one) => one === 'all' || one === shown || count(one) > 0);
  return (
    <div role="group" aria-label="Какие филиалы показать" className="flex flex-wrap gap-2 phone:hidden">
      {offered.map((state) => (
        <button
          key={state}
          type="button"
          aria-pressed={state === shown}
          onClick={() => onChange(state)}
          className={chipClass(state === shown ? 'on' : 'link')}
        >
          {chips[state]} {wholeNumber(count(state))}
        </button>
      ))}
    </div>
  );
}

function NoFilials({ mayAdd }: { mayAdd: boolean }) {
  return (
    <Card>
      <EmptyState
        icon={IconBuilding}
        level={1}
        title="Филиалов пока нет"
        action={
          mayAdd && (
            <ButtonLink to="/fo/clinic/filials/add" variant="primary">
              Добавить филиал
            </ButtonLink>
          )
        }
      >
        Добавьте адрес, часы работы и&nbsp;врачей, и&nbsp;пациенты смогут записываться.
      </EmptyState>
    </Card>
  );
}
