import IconBuildingHospital from '@tabler/icons-react/dist/esm/icons/IconBuildingHospital.mjs';
import { getRouteApi } from '@tanstack/react-router';
import {
  useDoctorOperatingModesSuspense,
  useDoctorScheduleSettingsSuspense,
} from '#generated/api/doctor-schedule/doctor-schedule.ts';
import type { OperatingMode } from '#generated/models/operating-mode.ts';
import { rowOf } from '@/shared/api/version';
import { SectionBoundary } from '@/shared/section/section-boundary';
import { ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { TabLink, TabLinks } from '@/shared/ui/navigation/tab-links';
import { PageHeading } from '@/shared/ui/page-heading';
import { AbsencesCard } from './absences-card';
import { ModeEditor } from './mode-editor';
import { SpecialDaysCard } from './special-days-card';
import { modeDraft, weekdays } from './week-draft';

const route = getRouteApi('/fo/doctor/operating-modes');

/**
 * Working hours by weekday and filial, special days, and absences (docs/rules.md §2,
 * doctorOperatingModes).
 */
export function HoursScreen() {
  const { filial } = route.useSearch();
  const query = useDoctorOperatingModesSuspense();
  const { data: read } = query;
  const { data: settings } = useDoctorScheduleSettingsSuspense();
  const { data: modes } = read;
  const mode = rowOf(read, ({ filial_id }) => filial_id === filial) ?? rowOf(read, () => true);
  const others = modes.filter(({ filial_id }) => filial_id !== mode?.data.filial_id);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading className="page-inset text-h2" />
        <ButtonLink to="/fo/doctor/schedule-settings" size="small">
          Настройки записи
        </ButtonLink>
      </div>
      <p className="page-inset mt-1 text-small text-ink-2">Пациенты видят свободное время по&nbsp;этим часам</p>
      {mode === undefined ? (
        <Card className="mt-4">
          <EmptyState
            icon={IconBuildingHospital}
            title="Вы&nbsp;пока не&nbsp;принимаете ни&nbsp;в&nbsp;одной клинике"
            action={<ButtonLink to="/fo/doctor/clinics-binding">Мои клиники</ButtonLink>}
          >
            Когда клиника примет ваш запрос, здесь появятся часы приёма в&nbsp;ней.
          </EmptyState>
        </Card>
      ) : (
        <>
          {modes.length > 1 && (
            <TabLinks label="Клиники" current={String(mode.data.filial_id)} className="mt-3 phone:-mx-3 phone:px-4">
              {modes.map(({ filial_id, filial_title }) => (
                <TabLink
                  key={filial_id}
                  to="."
                  search={{ filial: filial_id }}
                  active={filial_id === mode.data.filial_id}
                >
                  {filial_title}
                </TabLink>
              ))}
            </TabLinks>
          )}
          <div className="mt-4">
            <SectionBoundary key={mode.data.filial_id} query={query} what="часы&nbsp;приёма">
              <ModeEditor start={{ mode, settings }} others={others}>
                <div className="grid grid-cols-2 items-start gap-4 narrow:grid-cols-1">
                  <AbsencesCard />
                  <SpecialDaysCard filialId={mode.data.filial_id} />
                </div>
                {others.length > 0 && <OtherPlaces modes={others} />}
              </ModeEditor>
            </SectionBoundary>
          </div>
        </>
      )}
    </>
  );
}

/** Hours in other filials, one line per filial. */
function OtherPlaces({ modes }: { modes: readonly OperatingMode[] }) {
  return (
    <Card>
      <h2 className="text-title">{modes.length > 1 ? 'Другие клиники' : 'Другая клиника'}</h2>
      <ul className="mt-2 flex flex-col gap-2">
        {modes.map((mode) => {
          const days = modeDraft(mode, 0).week.flatMap((day, index) =>
            day === null ? [] : [`${weekdays[index]?.short} ${day.from}–${day.to}`],
          );
          return (
            <li key={mode.filial_id}>
              <p className="font-medium">{mode.filial_title}</p>
              <p className="text-small text-ink-2">{days.length > 0 ? days.join(', ') : 'Часов нет'}</p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
