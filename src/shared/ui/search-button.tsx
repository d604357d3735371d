import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { Button } from './button';
import { Icon } from './icon';

/** «Найти» inside a SearchShell; an arrow on phones. It submits the form around it. */
export function SearchButton({ look }: { look: 'hero' | 'page' }) {
  return (
    <Button
      type="submit"
      variant="primary"
      className={
        look === 'hero'
          ? 'phone:size-11 phone:px-0 desktop:min-h-12 desktop:px-8'
          : 'phone:size-10 phone:min-h-10 phone:px-0 desktop:min-h-10 desktop:px-6'
      }
    >
      <span className="phone:sr-only">Найти</span>
      <Icon glyph={IconArrowRight} className="desktop:hidden" />
    </Button>
  );
}
