import { TabLink, TabLinks } from '@/shared/ui/tab-links';
import { useCurrentSection } from './use-current-section';

interface SectionTabsProps<Id extends string> {
  /** Anchors of the parts that are on the page, in their order. */
  ids: readonly Id[];
  sections: Readonly<Record<Id, { readonly tab: string }>>;
}

/** Leads to the parts of the page and follows what is being read. */
export function SectionTabs<Id extends string>({ ids, sections }: SectionTabsProps<Id>) {
  const current = useCurrentSection(ids);
  return (
    <div className="sticky top-18 z-10 bg-canvas phone:top-14 phone:-mx-(--gutter)">
      <TabLinks label="Разделы страницы" current={current} className="motion-safe:scroll-smooth phone:px-(--gutter)">
        {ids.map((id) => (
          <TabLink
            key={id}
            to="."
            search
            hash={id}
            replace
            active={id === (current ?? ids[0])}
            onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
          >
            {sections[id].tab}
          </TabLink>
        ))}
      </TabLinks>
    </div>
  );
}
