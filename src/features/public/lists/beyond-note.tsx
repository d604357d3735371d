import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { wholeNumber } from '@/shared/format/number';
import { Callout } from '@/shared/ui/callout';

interface BeyondNoteProps {
  /** The page that the address asked for. */
  asked: number;
  /** The last one that there is, shown in its place. */
  shown: number;
}

/** The address asks for a page after the last: an old link, or fewer results today. */
export function BeyondNote({ asked, shown }: BeyondNoteProps) {
  return (
    <Callout tone="teal" icon={IconInfoCircle} className="mb-4">
      Страницы {wholeNumber(asked)}&nbsp;нет: показываем последнюю, {wholeNumber(shown)}-ю.
    </Callout>
  );
}
