import { useStore } from '@tanstack/react-form';
import { useEffect, useRef, useState } from 'react';
import { APP_CODE_LENGTH } from '@/shared/config/limits';
import { useFormContext } from '@/shared/form/form-context';
import { messages } from '@/shared/form/rules/messages';
import { useBoundField } from '@/shared/form/use-bound-field';
import { OtpField } from '@/shared/ui/fields/otp-field';
import { TextField } from '@/shared/ui/fields/text-field';

interface FactorCodeFieldProps {
  /** Whether the user can type a recovery code instead. */
  readonly recovery?: boolean;
  /** Whether the sixth digit submits the form. */
  readonly submits?: boolean;
  /** Whether the field takes focus when the page opens. */
  readonly begins?: boolean;
}

/**
 * Field for a code of six digits from the authenticator app. The user can change it into a field
 * for a recovery code.
 */
export function FactorCodeField({ recovery = false, submits = false, begins = false }: FactorCodeFieldProps) {
  const { id, name, value, error, change, blur } = useBoundField<string>('Код');
  const [isRecovery, setRecovery] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isChecking = useStore(useFormContext().store, (state) => state.isSubmitting);
  const takesFocus = useRef(begins);
  useEffect(() => {
    if (takesFocus.current) input.current?.focus({ preventScroll: true });
  }, [isRecovery]);
  const toggle = (): void => {
    takesFocus.current = true;
    setRecovery(!isRecovery);
    change('');
  };
  const tooLong = messages.digits(APP_CODE_LENGTH, value.length);
  return (
    <div>
      {isRecovery ? (
        <TextField
          key="recovery"
          ref={input}
          {...{ id, name, value, error }}
          label="Резервный код"
          hint="Один из&nbsp;десяти, что вы&nbsp;сохранили: 10&nbsp;букв и&nbsp;цифр"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={isChecking}
          onChange={(event) => change(event.target.value)}
          onBlur={blur}
        />
      ) : (
        <OtpField
          key="app"
          ref={input}
          {...{ id, name, value }}
          label="Код из приложения"
          length={APP_CODE_LENGTH}
          error={error ?? (value.length > APP_CODE_LENGTH ? tooLong : undefined)}
          readOnly={isChecking}
          onChange={(digits) => {
            change(digits);
            if (submits && digits.length === APP_CODE_LENGTH && digits !== value) input.current?.form?.requestSubmit();
          }}
        />
      )}
      {recovery && (
        <button type="button" className="mt-3 link text-small" onClick={toggle}>
          {isRecovery ? 'Ввести код из\u00A0приложения' : 'Ввести резервный код'}
        </button>
      )}
    </div>
  );
}
