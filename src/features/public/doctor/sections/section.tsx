import type { ReactNode } from 'react';
import { SectionCard } from '@/shared/section/section-card';
import { SECTIONS, type SectionId } from './sections';

interface SectionProps {
  id: SectionId;
  /** Beside the heading: a count. */
  count?: ReactNode;
  /** At the other end of the heading's line. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A card of the page under its own heading. */
export function Section({ id, ...rest }: SectionProps) {
  return <SectionCard id={id} heading={SECTIONS[id].heading} {...rest} />;
}
