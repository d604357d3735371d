import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import type { ReactNode } from 'react';
import { Button } from './button';
import { EmptyState } from './empty-state';
import { Icon } from './icon';

interface ErrorStateProps {
  title?: string;
  /**
   * Advice to the user, and what is not lost: «Проверьте интернет и повторите. Ваши фильтры
   * сохранены».
   */
  children?: ReactNode;
  onRetry: () => void;
  busy?: boolean;
  level?: 1 | 2 | 3;
  className?: string;
}

/** Explains that content did not load, with advice and a retry button. */
export function ErrorState({
  title = 'Не получилось загрузить',
  children,
  onRetry,
  busy,
  level = 2,
  className = '',
}: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={IconCloudOff}
        title={title}
        level={level}
        className={className}
        action={
          <Button onClick={onRetry} busy={busy && 'Загружаем'}>
            <Icon icon={IconRefresh} />
            Повторить
          </Button>
        }
      >
        {children ?? 'Проверьте интернет и повторите.'}
      </EmptyState>
    </div>
  );
}
