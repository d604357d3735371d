import { RowsSkeleton } from '@/shared/section/rows-skeleton';
import { Section } from './section';
import type { SectionId } from './sections';

/** The sections under their headings, while their code loads: a tab or an address leads to them already. */
export function SectionsSkeleton({ ids }: { ids: readonly SectionId[] }) {
  return ids.map((id) => (
    <Section key={id} id={id}>
      <RowsSkeleton rows={id === 'services' ? 5 : 3} />
    </Section>
  ));
}
