import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import type { ReactNode } from 'react';
import { wholeNumber } from '@/shared/format/number';
import { Callout } from '@/shared/ui/callout';

interface ListPageProps {
  heading: string;
  lead: ReactNode;
  /** Content above the list and the content beside it. */
  top?: ReactNode;
  /** Content beside the list on wide screens, and below the list on small screens. */
  aside: ReactNode;
  children: ReactNode;
}

export function ListPage({ heading, lead, top, aside, children }: ListPageProps) {
  return (
    <div className="page pt-10 page-grey phone:pt-5">
      <div className="mb-6 phone:mb-4 phone:px-1">
        <h1 className="text-page">{heading}</h1>
        <p className="mt-2 text-ink-2">{lead}</p>
      </div>
      {top}
      <div className="columns-main-aside">
        <div className="min-w-0">{children}</div>
        <aside aria-label="Ещё по теме" className="flex flex-col gap-4 phone:gap-3">
          {aside}
        </aside>
      </div>
    </div>
  );
}

interface BeyondNoteProps {
  /** The page number in the URL. */
  asked: number;
  /** The last page; it is shown because the requested page doesn't exist. */
  shown: number;
}

/**
 * Explains why the last page is shown: the page in the URL is after it, because the link is old or
 * there are fewer results today.
 */
export function BeyondNote({ asked, shown }: BeyondNoteProps) {
  return (
    <Callout tone="teal" icon={IconInfoCircle} className="mb-4">
      Страницы {wholeNumber(asked)}&nbsp;нет: показываем последнюю, {wholeNumber(shown)}-ю.
    </Callout>
  );
}
