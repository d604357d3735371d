import { RowsSkeleton } from '@/shared/section/rows-skeleton';
import { SectionCard } from '@/shared/section/section-card';
import { SECTIONS } from './sections';

const LOWER = ['services', 'reviews'] as const;

/** The sections under their headings, while their code loads: a tab or an address leads to them already. */
export function LowerSkeleton() {
  return LOWER.map((id) => (
    <SectionCard key={id} id={id} heading={SECTIONS[id].heading}>
      <RowsSkeleton rows={id === 'services' ? 5 : 3} />
    </SectionCard>
  ));
}
