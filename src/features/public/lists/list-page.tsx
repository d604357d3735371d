import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import type { ReactNode } from 'react';
import { wholeNumber } from '@/shared/format/number';
import { Callout } from '@/shared/ui/callout';

interface ListPageProps {
  heading: string;
  /** One sentence under the heading. */
  lead: ReactNode;
  /** Above both columns. */
  top?: ReactNode;
  /** Beside the list on large screens, below it on small ones. */
  aside: ReactNode;
  children: ReactNode;
}

/** A page of a heading, a sentence and a list, on the grid of all public pages. */
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
  /** The page that the URL asks for. */
  asked: number;
  /** The last page, shown instead. */
  shown: number;
}

/** The URL asks for a page after the last: an old link, or fewer results today. */
export function BeyondNote({ asked, shown }: BeyondNoteProps) {
  return (
    <Callout tone="teal" icon={IconInfoCircle} className="mb-4">
      Страницы {wholeNumber(asked)}&nbsp;нет: показываем последнюю, {wholeNumber(shown)}-ю.
    </Callout>
  );
}
