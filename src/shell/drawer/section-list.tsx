import { Link } from '@tanstack/react-router';
import { sections } from '@/shell/header/sections';
import { plainRow } from './plain-row';

interface SectionListProps {
  readonly onLeave: () => void;
  readonly className?: string;
}

/** The public sections as rows of the menu. */
export function SectionList({ onLeave, className }: SectionListProps) {
  return (
    <ul className={className}>
      {sections.map(({ key, title, link }) => (
        <li key={key}>
          <Link {...link} onClick={onLeave} className={plainRow}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
