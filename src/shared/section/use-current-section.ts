import { useSyncExternalStore } from 'react';

/** A section is being read once its top has come this close to the top of the screen, pixels: header, tabs and a little more. */
const READING_LINE = 180;

/** The section that is being read, found anew as the page scrolls: sections come and grow while their data load. */
export function useCurrentSection<Id extends string>(ids: readonly Id[]): Id | undefined {
  return useSyncExternalStore(subscribe, () => currentSection(ids));
}

function currentSection<Id extends string>(ids: readonly Id[]): Id | undefined {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  // The last section may be too short ever to reach the line.
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2) return ids.at(-1);
  return ids.findLast(isRead) ?? ids[0];
}

function isRead(id: string): boolean {
  const top = document.getElementById(id)?.getBoundingClientRect().top;
  return top !== undefined && top <= READING_LINE;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}
