import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi, useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import { useSymptomList } from '#generated/api/public-symptoms/public-symptoms.ts';
import type { PatientGroup } from '#generated/models/patient-group.ts';
import { EmergencyNote, EmergencyWords } from '@/domain/search/emergency-note';
import { ListPage } from '@/features/public/lists/list-page';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { Card } from '@/shared/ui/card';
import { ChipLink } from '@/shared/ui/chip';
import { FilterBox } from '@/shared/ui/fields/filter-box';
import { SegmentedControl } from '@/shared/ui/fields/segmented-control';
import { LiveRegion } from '@/shared/ui/live-region';
import { useCurrentInSight } from '@/shared/ui/navigation/use-current-in-sight';
import { RowsSkeleton } from '@/shared/ui/skeleton';
import { AREA_TITLES, AREAS } from './group-symptoms';
import { rememberedPatients, rememberPatients, PatientGroupNote } from './patient-group-note';
import { SymptomGroups } from './symptom-groups';
import { SymptomsAside } from './symptoms-aside';
import { symptomsRequest, type SymptomsSearch } from './symptoms-search';

const route = getRouteApi('/symptoms');

const WHO: readonly { value: PatientGroup; label: string }[] = [
  { value: 'adults', label: 'Взрослый' },
  { value: 'children', label: 'Ребёнок' },
];

export function SymptomsScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const symptoms = useSymptomList(symptomsRequest(search), {
    query: { ...shownBySection.query, placeholderData: keepPreviousData },
  });
  const areas = useCurrentInSight(search.area);
  // The server doesn't know the patient group stored on the device, so the first render shows
  // adults.
  const onDevice = useHydrated();
  const [chosen, setChosen] = useState<PatientGroup>();
  const remembered = chosen ?? (onDevice ? rememberedPatients() : 'adults');
  const inText = search.q === undefined ? null : (symptoms.data?.meta.patients ?? null);
  const patients = search.who ?? inText ?? remembered;

  const change = (next: SymptomsSearch) => void navigate({ to: '.', search: next, replace: true, resetScroll: false });
  const choose = (who: PatientGroup) => {
    setChosen(who);
    rememberPatients(who);
    change({ ...search, who });
  };

  return (
    <ListPage
      heading="Симптомы"
      lead={'Найдите, что беспокоит, и\u00A0узнайте, к\u00A0какому врачу идти'}
      aside={<SymptomsAside patients={patients} />}
      top={
        <EmergencyNote className="mb-5 phone:mb-3">
          <EmergencyWords />
        </EmergencyNote>
      }
    >
      <div className="flex items-center gap-3 phone:flex-col phone:items-stretch phone:gap-2">
        <SegmentedControl label="У кого симптом" options={WHO} value={patients} onChange={choose} />
        <FilterBox
          label="Что беспокоит"
          value={search.q ?? ''}
          // The new text may imply a patient group, so the group is removed from the URL. The group
          // stored on the device stays.
          onChange={(text) => change({ ...search, q: text || undefined, who: undefined })}
          className="min-w-0 grow"
        />
      </div>
      <LiveRegion>
        {search.who === undefined && inText !== null && <PatientGroupNote patients={inText} onChoose={choose} />}
      </LiveRegion>
      <nav
        ref={areas}
        aria-label="Части тела"
        className="scroll-quiet my-4 flex flex-wrap gap-2 phone:-mx-(--gutter) phone:my-2 phone:flex-nowrap phone:overflow-x-auto phone:px-(--gutter) phone:py-1 phone:whitespace-nowrap"
      >
        {[undefined, ...AREAS].map((area) => (
          <ChipLink
            key={area ?? 'all'}
            to="/symptoms"
            search={{ ...search, area }}
            replace
            resetScroll={false}
            variant={area === search.area ? 'on' : 'link'}
            // Without this option the link «Все» would be active for each part of the body, because
            // it has no `area`, which would match any value.
            activeOptions={{ explicitUndefined: true }}
          >
            {area === undefined ? 'Все' : AREA_TITLES[area]}
          </ChipLink>
        ))}
      </nav>
      <SectionQuery
        query={symptoms}
        skeleton={
          <Card as="div">
            <RowsSkeleton rows={6} />
          </Card>
        }
      >
        {({ data, meta }) => (
          <SymptomGroups
            symptoms={data}
            search={search}
            patients={patients}
            corrected={meta.corrected}
            refreshing={symptoms.isPlaceholderData}
            onReset={() => change({ who: search.who })}
          />
        )}
      </SectionQuery>
    </ListPage>
  );
}
