import { RowsSkeleton } from '@/shared/section/rows-skeleton';
import { SectionCard } from '@/shared/section/section-card';
import { SECTION_IDS, SECTIONS } from './sections';

/** The sections under their headings, while their code loads: a tab or an address leads to them already. */
export function LowerSkeleton() {
  return SECTION_IDS.filter((id) => id !== 'doctors').map((id) => (
    <SectionCard key={id} id={id} heading={SECTIONS[id].heading}>
      <RowsSkeleton rows={id === 'services' ? 5 : 3} />
    </SectionCard>
  ));
}
