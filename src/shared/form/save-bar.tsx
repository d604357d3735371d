import { type AnyFormApi, useStore } from '@tanstack/react-form';
import { type ReactNode, useState } from 'react';
import { atBottom } from '@/shared/ui/bottom-bar';
import { Button } from '@/shared/ui/button';
import { cx } from '@/shared/ui/cx';
import { ConfirmDialog } from '@/shared/ui/overlay/confirm-dialog';
import { changedFields } from './changed-fields';
import { useFormContext } from './form-context';
import { SubmitButton } from './form-frame';
import type { Ended } from './use-editions';

interface SaveBarProps<Start> {
  /**
   * The form's data from `useVersioned`: the values with which changes are compared, and the values
   * that resetting restores.
   */
  readonly edited: { readonly initial: object; readonly began: () => Start };
  /** Names of the fields as parts of a sentence: «телефон». */
  readonly names: Readonly<Record<string, string>>;
  /** Texts that describe the changes. Use them for forms whose field names are not clear enough. */
  readonly changes?: readonly string[];
  /** Name of the data in texts about resetting: «часы». */
  readonly what?: string;
  readonly action?: ReactNode;
  readonly busy?: string;
  /** Text about the consequences of the changes. */
  readonly children?: ReactNode;
  readonly className?: string;
  /**
   * How the previous form ended. The bar stays mounted when the form restarts, because focus is on
   * a button of the bar.
   */
  readonly ended: Ended | undefined;
  /** Drops the draft; `forget` of the form's frame. */
  readonly forget: () => void;
  /** Restarts the form with the saved values. */
  readonly onReset: (start: Start) => void;
}

const takeFocus = (place: HTMLElement | null): void => place?.focus({ preventScroll: true });

/**
 * Bar at the bottom of a page with unsaved changes: it lists the changes and has «Сохранить» and
 * «Сбросить».
 */
export function SaveBar<Start>({
  edited: { initial, began },
  names,
  changes,
  what = 'данные',
  action = 'Сохранить',
  busy = 'Сохраняем',
  ended,
  forget,
  onReset,
  children,
  className,
}: SaveBarProps<Start>) {
  const form: AnyFormApi = useFormContext();
  const [asking, setAsking] = useState(false);
  const named = useStore(form.store, ({ values }) =>
    changedFields(initial, values as object)
      .map((name) => names[name] ?? name)
      .join(', '),
  );
  const changed = changes?.join(', ') ?? named;
  if (changed === '') {
    return (
      ended && (
        <p ref={takeFocus} tabIndex={-1} className="sr-only">
          {ended === 'saved' ? 'Все изменения сохранены' : `Прежние ${what} вернулись`}
        </p>
      )
    );
  }
  return (
    <div
      {...atBottom}
      className={cx(
        'sticky bottom-4 z-20 flex items-center justify-between gap-x-6 gap-y-2 rounded-card border border-line bg-white px-6 py-4 shadow-pop phone:bottom-0 phone:-mx-(--gutter) phone:flex-col phone:items-stretch phone:rounded-none phone:border-x-0 phone:border-b-0 phone:px-4 phone:pt-3 phone:pb-[max(0.75rem,env(safe-area-inset-bottom))]',
        className,
      )}
    >
      {/* On phones a long list of names is truncated, but not the consequences. */}
      <p role="status" className="min-w-0 text-small text-ink-2">
        <span className="phone:relative phone:block phone:truncate">
          Не&nbsp;сохранено: <strong className="font-medium text-ink">{changed}</strong>
          {children && <span className="phone:sr-only">. </span>}
        </span>
        {children}
      </p>
      <div className="flex shrink-0 flex-wrap gap-2">
        <Button variant="quiet" onClick={() => setAsking(true)}>
          Сбросить
        </Button>
        <SubmitButton busy={busy} className="phone:grow">
          {action}
        </SubmitButton>
      </div>
      {asking && (
        <ConfirmDialog
          title={`Вернуть прежние ${what}?`}
          safe="Оставить как есть"
          action="Вернуть прежние"
          onConfirm={() => {
            // Both calls are needed: without `forget`, a pending write of the draft would store the
            // discarded input again.
            form.reset(initial, { keepDefaultValues: true });
            forget();
            onReset(began());
          }}
          onClose={() => setAsking(false)}
        >
          То, что вы&nbsp;изменили, пропадёт: {changed}.
        </ConfirmDialog>
      )}
    </div>
  );
}
