import { useEffect, useState } from 'react';
import { cx } from '@/shared/ui/cx';
import { TabLink, TabLinks } from '@/shared/ui/navigation/tab-links';

interface SectionTabsProps<Id extends string> {
  /** Ids of the page's sections, in order. */
  ids: readonly Id[];
  sections: Readonly<Record<Id, { readonly tab: string }>>;
  /** Set in a cabinet. Its header is lower than the header of public pages. */
  inCabinet?: boolean;
}

/**
 * Links to the sections of a page. The link of the section that is being read is marked as current.
 */
export function SectionTabs<Id extends string>({ ids, sections, inCabinet = false }: SectionTabsProps<Id>) {
  const current = useCurrentSection(ids);
  return (
    <div className={cx('sticky z-10 bg-canvas phone:top-14 phone:-mx-(--gutter)', inCabinet ? 'top-14' : 'top-18')}>
      <TabLinks label="Разделы страницы" current={current} className="motion-safe:scroll-smooth phone:px-(--gutter)">
        {ids.map((id) => (
          <TabLink key={id} to="." search hash={id} replace active={id === (current ?? ids[0])}>
            {sections[id].tab}
          </TabLink>
        ))}
      </TabLinks>
    </div>
  );
}

/**
 * Height of the header and the tabs with a margin, in pixels. The user reads the last section whose
 * top is above this line.
 */
const READING_LINE = 180;

/**
 * The section that is being read, updated when the page scrolls and when sections load. `undefined`
 * before the first layout.
 */
function useCurrentSection<Id extends string>(ids: readonly Id[]): Id | undefined {
  const [current, setCurrent] = useState<string>();
  // The array is new in each render, so the effect depends on the joined ids.
  const all = ids.join(' ');

  useEffect(() => {
    const look = () => setCurrent(currentSection(all.split(' ')));
    // The observer calls `look` after layout, the first call included. Measuring earlier would
    // force a second layout of each new page.
    const growth = new ResizeObserver(look);
    growth.observe(document.body);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      growth.disconnect();
      window.removeEventListener('scroll', look);
    };
  }, [all]);

  return ids.find((id) => id === current);
}

function currentSection(ids: readonly string[]): string | undefined {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  // The end of a short last section may be visible although its top never reaches the reading line.
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2) return ids.at(-1);
  return ids.findLast(isRead) ?? ids[0];
}

function isRead(id: string): boolean {
  const top = document.getElementById(id)?.getBoundingClientRect().top;
  return top !== undefined && top <= READING_LINE;
}
