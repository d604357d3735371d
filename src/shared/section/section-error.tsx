import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import { problemText } from '@/shared/api/problem-text';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';

interface SectionErrorProps {
  error: unknown;
  busy: boolean;
  onRetry: () => void;
}

/** A section that did not load, in one line: the rest of the page is there. */
export function SectionError({ error, busy, onRetry }: SectionErrorProps) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-note bg-canvas p-4">
      <Icon glyph={IconCloudOff} className="text-ink-3" />
      <p className="min-w-40 flex-1">
        Не&nbsp;получилось загрузить. <span className="text-ink-2">{problemText(error)}.</span>
      </p>
      <Button size="small" onClick={onRetry} busy={busy && 'Загружаем'}>
        Повторить
      </Button>
    </div>
  );
}
