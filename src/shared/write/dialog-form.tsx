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
  /** Size of the dialog. A `sheet` is at the side of the page. */
  size?: ComponentProps<typeof ModalFrame>['size'];
  /** Frame of the form, from `useSchemaForm`. */
  frame: Omit<ComponentProps<typeof FormFrame>, 'children'>;
  /** Labels of the submit button: «Пригласить», and «Приглашаем» while the request is pending. */
  action: string;
  busy: string;
  /** Label while the form can't be submitted because another request is pending. */
  waiting?: string | false;
  /**
   * Label of a button that closes without submitting, if «×» is not clear enough: «Не добавлять».
   */
  cancel?: string;
  /**
   * Label of the button that continues: «Продолжить запись». If it is set, closing a changed form
   * asks for confirmation.
   */
  keep?: string;
  /** Set for a destructive form: `cancel` then has focus, as in a `ConfirmAction`. */
  danger?: boolean;
  /** Focuses `cancel`. Set it for a form that does not begin with a text field. */
  cancelFirst?: boolean;
  /** Title for an error that belongs to no field: «Не получилось пригласить». */
  failure: string;
  /** Links that help to resolve an error that belongs to no field. */
  wayOut?: ReactNode;
  aside?: ReactNode;
  /** Content above the form. */
  intro?: ReactNode;
  className?: string;
  children: ReactNode;
}

/**
 * The component for every form in a dialog: title, fields, and buttons in a fixed footer. Enter
 * submits, Esc closes.
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

/** Cancel button, disabled while the form is being submitted: a sent request can't be cancelled. */
function SafeButton(props: ComponentProps<typeof Button>) {
  const isSending = useStore(useFormContext().store, (state) => state.isSubmitting);
  return <Button {...props} ref={takeFocus} aria-disabled={isSending || undefined} />;
}
