import { useState } from 'react';
import { recordsCount } from '@/shared/format/counts';
import { atBottom } from '@/shared/ui/bottom-bar';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/overlay/confirm-dialog';

interface HoursSaveBarProps {
  changes: readonly string[];
  /** How many visits they touch. */
  touched: number;
  isSpoilt: boolean;
  busy: 'checking' | 'saving' | undefined;
  /** How the changes before ended: focus was on this bar's button, and stays in this place. */
  ended: 'saved' | 'reset' | undefined;
  onReset: () => void;
  onSave: () => void;
}

const takeFocus = (place: HTMLElement | null): void => place?.focus({ preventScroll: true });

/** At the bottom of the screen while something is unsaved. */
export function HoursSaveBar({ changes, touched, isSpoilt, busy, ended, onReset, onSave }: HoursSaveBarProps) {
  const [asking, setAsking] = useState(false);
  if (changes.length === 0) {
    return (
      ended && (
        <p ref={takeFocus} tabIndex={-1} className="sr-only">
          {ended === 'saved' ? 'Все изменения сохранены' : 'Прежние часы вернулись'}
        </p>
      )
    );
  }
  return (
    <div
      {...atBottom}
      className="sticky bottom-4 z-20 mt-4 flex items-center justify-between gap-x-6 gap-y-2 rounded-card border border-line bg-white px-6 py-4 shadow-pop phone:bottom-0 phone:-mx-3 phone:flex-col phone:items-stretch phone:rounded-none phone:border-x-0 phone:border-b-0 phone:px-4 phone:pt-3 phone:pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      {/* On a phone the names of many days may be cut, what follows from them never. */}
      <p role="status" className="min-w-0 text-small text-ink-2">
        <span className="phone:relative phone:block phone:truncate">
          Не&nbsp;сохранено: <strong className="font-medium text-ink">{changes.join(', ')}</strong>
          <span className="phone:sr-only">. </span>
        </span>
        {touched > 0 && <span className="text-amber-ink">Затронет {recordsCount(touched)}. </span>}
        {isSpoilt && <span className="text-red">Исправьте время в&nbsp;отмеченных строках.</span>}
      </p>
      <div className="flex shrink-0 flex-wrap gap-2">
        <Button variant="quiet" onClick={() => setAsking(true)}>
          Сбросить
        </Button>
        <Button
          variant="primary"
          className="phone:grow"
          aria-disabled={isSpoilt}
          busy={busy !== undefined && 'Проверяем'}
          onClick={onSave}
        >
          Проверить и&nbsp;сохранить
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title="Вернуть прежние часы?"
          safe="Оставить как есть"
          action="Вернуть прежние"
          onConfirm={() => {
            setAsking(false);
            onReset();
          }}
          onClose={() => setAsking(false)}
        >
          То, что вы&nbsp;изменили, пропадёт: {changes.join(', ')}.
        </ConfirmDialog>
      )}
    </div>
  );
}
