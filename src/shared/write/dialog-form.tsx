import { useStore } from '@tanstack/react-form';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { changedFields } from '@/shared/form/changed-fields';
import { useFormContext } from '@/shared/form/form-context';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { Button } from '@/shared/ui/button';
import { cx } from '@/shared/ui/cx';
import { ConfirmDialog } from '@/shared/ui/overlay/confirm-dialog';
import { DialogButtons, ModalFrame } from '@/shared/ui/overlay/modal-frame';

interface DialogFormProps extends Pick<ComponentProps<typeof ModalFrame>, 'title' | 'onClose'> {
  /** A sheet stands beside the page. */
  size?: ComponentProps<typeof ModalFrame>['size'];
  /** `frame` of `useSchemaForm`. */
  frame: Omit<ComponentProps<typeof FormFrame>, 'children'>;
  /** What the form does: «Пригласить», and «Приглашаем» while it is sent. */
  action: string;
  busy: string;
  /** What it waits for before it can be sent. */
  waiting?: string | false;
  /** Closes without sending, where «×» does not say enough: «Не добавлять». */
  cancel?: string;
  /**
   * What goes on: «Продолжить запись». Where a stray Escape would lose what was chosen or typed, it
   * is asked whether `cancel` is meant.
   */
  keep?: string;
  /**
   * It ends something: the answer that leaves all as it is, `cancel`, has the focus, as in a
   * `ConfirmAction`.
   */
  danger?: boolean;
  /** `cancel` has the focus in a form that begins with no field to type into. */
  cancelFirst?: boolean;
  /** The title of an error of no field: «Не получилось пригласить». */
  failure: string;
  /** What can be done about an error of no field. */
  wayOut?: ReactNode;
  /** What is said beside the buttons. */
  aside?: ReactNode;
  /** Stands above the fields, outside of the form. */
  intro?: ReactNode;
  className?: string;
  children: ReactNode;
}

/**
 * The one form in a dialog: title, fields, and what sends them in sight below. Enter sends, Escape
 * closes.
 */
export function DialogForm({
  title,
  size = 'wide',
  onClose,
  frame,
  action,
  busy,
  waiting = false,
  cancel,
  keep,
  danger = false,
  cancelFirst = false,
  failure,
  wayOut,
  aside,
  intro,
  className,
  children,
}: DialogFormProps) {
  const [isLeaving, setLeaving] = useState(false);
  const leave = (): void => {
    const { initial, form } = frame;
    if (keep !== undefined && changedFields(initial, form.state.values as object).length > 0) setLeaving(true);
    else onClose();
  };
  return (
    <ModalFrame {...{ title, size }} onClose={leave} role={danger ? 'alertdialog' : undefined}>
      {intro}
      <FormFrame
        {...frame}
        summary={false}
        failure={failure}
        wayOut={wayOut}
        className={cx('flex flex-col gap-5 text-ink', intro !== undefined && 'mt-4', className)}
      >
        {children}
        <DialogButtons
          aside={aside}
          secondary={
            cancel !== undefined &&
            (danger ? (
              <SafeButton onClick={onClose}>{cancel}</SafeButton>
            ) : (
              <Button ref={cancelFirst ? takeFocus : undefined} onClick={onClose}>
                {cancel}
              </Button>
            ))
          }
          primary={
            <SubmitButton {...{ busy, waiting }} variant={danger ? 'danger' : 'primary'}>
              {action}
            </SubmitButton>
          }
        />
      </FormFrame>
      {isLeaving && (
        <ConfirmDialog
          title={`${cancel}?`}
          safe={keep ?? ''}
          action={cancel ?? ''}
          onConfirm={onClose}
          onClose={() => setLeaving(false)}
        >
          Выбранное и&nbsp;набранное здесь пропадёт.
        </ConfirmDialog>
      )}
    </ModalFrame>
  );
}

const takeFocus = (button: HTMLElement | null): void => button?.focus();

/** While it is being sent, nothing can be left as it was. */
function SafeButton(props: ComponentProps<typeof Button>) {
  const isSending = useStore(useFormContext().store, (state) => state.isSubmitting);
  return <Button {...props} ref={takeFocus} aria-disabled={isSending || undefined} />;
}
