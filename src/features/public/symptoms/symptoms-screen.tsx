import { useSymptomList } from '@generated/api/public/public';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { getRouteApi } from '@tanstack/react-router';
import { FilterBox } from '@/features/public/lists/filter-box';
import { ListPage } from '@/features/public/lists/list-page';
import { RowsSkeleton } from '@/shared/section/rows-skeleton';
import { SectionQuery } from '@/shared/section/section-query';
import { shownBySection } from '@/shared/section/shown-by-section';
import { Card } from '@/shared/ui/card';
import { ChipLink } from '@/shared/ui/chip-link';
import { Note } from '@/shared/ui/note';
import { useCurrentInSight } from '@/shared/ui/use-current-in-sight';
import { AREA_TITLES, AREAS } from './body-areas';
import { EmergencyNote } from './emergency-note';
import { SymptomGroups } from './symptom-groups';
import type { SymptomsSearch } from './symptoms-search';

const route = getRouteApi('/symptoms');

/** From what one feels to whom one goes; the ambulance first. */
export function SymptomsScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const symptoms = useSymptomList(shownBySection);
  const areas = useCurrentInSight(search.area);
  const change = (next: SymptomsSearch) => void navigate({ to: '.', search: next, replace: true, resetScroll: false });

  return (
    <ListPage heading="Симптомы" lead={'Найдите, что беспокоит, и\u00A0узнайте, к\u00A0какому врачу идти'}>
      <EmergencyNote>
        <strong className="font-semibold">Звоните 103</strong>, если человек потерял сознание или не&nbsp;может дышать,
        сильно болит в&nbsp;груди, перекосило лицо, нарушилась речь, ослабела рука или нога, идёт сильное кровотечение.
      </EmergencyNote>
      <Note tone="neutral" glyph={IconInfoCircle} className="mt-3 bg-sunken">
        Это справка, а&nbsp;не&nbsp;диагноз: его ставит врач после осмотра. Не&nbsp;откладывайте визит, если вам хуже.
      </Note>
      <FilterBox
        label="Симптом или врач"
        value={search.q ?? ''}
        onChange={(text) => change({ ...search, q: text || undefined })}
        className="mt-5 phone:mt-4"
      />
      <nav
        ref={areas}
        aria-label="Части тела"
        className="my-4 flex scroll-quiet flex-wrap gap-2 phone:-mx-(--gutter) phone:flex-nowrap phone:overflow-x-auto phone:px-(--gutter) phone:py-1 phone:whitespace-nowrap"
      >
        {[undefined, ...AREAS].map((area) => (
          <ChipLink
            key={area ?? 'all'}
            to="/symptoms"
            search={{ ...search, area }}
            replace
            resetScroll={false}
            look={area === search.area ? 'on' : 'link'}
            // Without it «Все» would stand for every part: a parameter that is absent matches any.
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
        {({ data }) => <SymptomGroups symptoms={data} search={search} onReset={() => change({})} />}
      </SectionQuery>
    </ListPage>
  );
}
