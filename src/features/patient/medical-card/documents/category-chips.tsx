import type { DocumentCategory } from '#generated/models/document-category.ts';
import type { DocumentListMetaCounts } from '#generated/models/document-list-meta-counts.ts';
import { categories, categoryLabel } from '@/domain/visit/document-text';
import { type CardPerson, cardSearch } from '@/features/patient/medical-card/card-person';
import { ChipLink } from '@/shared/ui/chip';

interface CategoryChipsProps {
  counts: DocumentListMetaCounts;
  /** The category that is shown; none: all. */
  shown: DocumentCategory | undefined;
  person: CardPerson;
}

/** The folders that hold something; on phones they go on beyond the edge. */
export function CategoryChips({ counts, shown, person }: CategoryChipsProps) {
  const offered = categories.filter((category) => counts[category] > 0 || category === shown);
  if (offered.length < 2 && shown === undefined) return null;
  const chip = (category: DocumentCategory | undefined, title: string) => (
    <ChipLink
      key={title}
      to="."
      search={{ ...cardSearch(person), ...(category && { category }) }}
      resetScroll={false}
      variant={category === shown ? 'on' : 'link'}
      {...(category === shown && { 'aria-current': 'page' })}
    >
      {title}
    </ChipLink>
  );
  return (
    <nav
      aria-label="Категории документов"
      className="flex scroll-quiet gap-2 overflow-x-auto whitespace-nowrap phone:-mx-4 phone:px-4"
    >
      {chip(undefined, 'Все')}
      {offered.map((category) => chip(category, categoryLabel(category)))}
    </nav>
  );
}
