import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { useState } from 'react';
import { IconButton } from '@/shared/ui/icon-button';
import { TextField, type TextFieldProps } from './text-field';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing'> & {
  /** Use «current-password» for a login and «new-password» for a new password. */
  autoComplete: 'current-password' | 'new-password';
  /** Called when the user shows or hides the password. */
  onShown?: ((shown: boolean) => void) | undefined;
};

/** A password field with a button that shows the text. Pasting is allowed. */
export function PasswordField({ onShown, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          icon={shown ? IconEyeOff : IconEye}
          label={shown ? 'Скрыть пароль' : 'Показать пароль'}
          size="small"
          onClick={() => {
            setShown(!shown);
            onShown?.(!shown);
          }}
        />
      }
    />
  );
}
