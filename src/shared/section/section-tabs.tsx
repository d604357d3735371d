import { useEffect, useRef } from 'react';
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
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const row = box.current?.firstElementChild;
    const tab = current !== undefined && row?.querySelector(`[href$="#${current}"]`);
    if (!row || !tab) return;
    // Only sideways: `scrollIntoView` would move the page as well.
    const { left, right } = tab.getBoundingClientRect();
    const frame = row.getBoundingClientRect();
    if (left < frame.left || right > frame.right) row.scrollBy({ left: left - frame.left - frame.width / 3 });
  }, [current]);

  return (
    <div ref={box} className="sticky top-18 z-10 bg-canvas phone:top-14 phone:-mx-(--gutter)">
      <TabLinks label="Разделы страницы" className="motion-safe:scroll-smooth phone:px-(--gutter)">
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
