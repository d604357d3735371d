import { useStore } from '@tanstack/react-form';
import { Button, type ButtonProps } from '@/shared/ui/button';
import { useFormContext } from './form-contexts';

interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'busy' | 'onClick'> {
  /** What is being done while the form is sent: «Входим». */
  readonly busy: string;
}

/** Sends the form. It never is disabled: an incomplete form answers with what is missing. */
export function SubmitButton({ busy, variant = 'primary', ...rest }: SubmitButtonProps) {
  const form = useFormContext();
  const submitting = useStore(form.store, (state) => state.isSubmitting);
  return <Button {...rest} type="submit" variant={variant} busy={submitting && busy} />;
}
