import { type ComponentProps, type ReactNode, useId } from 'react';
import { FormContexts, FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { Button } from '@/shared/ui/button';
import { cx } from '@/shared/ui/cx';
import { Dialog } from '@/shared/ui/overlay/dialog';

interface DialogFormProps extends Pick<ComponentProps<typeof Dialog>, 'title' | 'size' | 'onClose'> {
  /** `frame` of `useSchemaForm`. */
  frame: Omit<ComponentProps<typeof FormFrame>, 'children'>;
  /** What the form does: «Пригласить», and «Приглашаем» while it is sent. */
  action: string;
  busy: string;
  /** What it waits for before it can be sent. */
  waiting?: string | false;
  /** Closes without sending. */
  cancel?: string;
  /** The title of an error of no field: «Не получилось пригласить». */
  failure: string;
  /** Stands above the fields, outside of the form. */
  intro?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** The one form in a dialog: title, fields, and both buttons in sight below them. Enter sends, Escape closes. */
export function DialogForm({
  title,
  size = 'wide',
  onClose,
  frame,
  action,
  busy,
  waiting = false,
  cancel = 'Закрыть',
  failure,
  intro,
  className,
  children,
}: DialogFormProps) {
  const id = useId();
  return (
    <FormContexts form={frame.form} notes={frame.notes}>
      <Dialog
        title={title}
        size={size}
        onClose={onClose}
        actions={
          <>
            <SubmitButton form={id} wide busy={busy} waiting={waiting}>
              {action}
            </SubmitButton>
            <Button wide onClick={onClose}>
              {cancel}
            </Button>
          </>
        }
      >
        {intro}
        <FormFrame
          {...frame}
          id={id}
          summary={false}
          failure={failure}
          className={cx('flex flex-col gap-5 text-ink', intro !== undefined && 'mt-4', className)}
        >
          {children}
        </FormFrame>
      </Dialog>
    </FormContexts>
  );
}
