import type { ReactNode } from 'react';
import { Checkbox } from '@/shared/ui/fields/checkbox';
import { FieldError } from '@/shared/ui/fields/field';
import { PasswordField } from '@/shared/ui/fields/password-field';
import { PhoneField } from '@/shared/ui/fields/phone-field';
import { SelectField, type SelectFieldProps } from '@/shared/ui/fields/select';
import { TextareaField, type TextareaFieldProps, TextField, type TextFieldProps } from '@/shared/ui/fields/text-field';
import { TypedDateField } from '@/shared/ui/fields/typed-date-field';
import { useBoundField } from './use-bound-field';

/** Props that the form sets. The label is plain text, because the error summary repeats it. */
type Bound = 'id' | 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'label';

export interface BoundTextFieldProps extends Omit<TextFieldProps, Bound> {
  readonly label: string;
  /** Names of further fields of the contract whose errors this field shows. */
  readonly covers?: readonly string[];
}

export function BoundTextField({ label, covers, ...rest }: BoundTextFieldProps) {
  const { change, blur, ...field } = useBoundField<string>(label, covers);
  return (
    <TextField {...rest} {...field} label={label} onBlur={blur} onChange={(event) => change(event.target.value)} />
  );
}

export function BoundEmailField(props: BoundTextFieldProps) {
  return (
    <BoundTextField
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      // With `type="email"` Chrome shows an international domain as «xn--…».
      type="text"
    />
  );
}

/** A phone, typed in any notation and stored as +7-XXX-XXX-XX-XX. */
export function BoundPhoneField({ label, ref: _ref, type: _type, ...rest }: BoundTextFieldProps) {
  const { change, blur, ...field } = useBoundField<string>(label);
  return <PhoneField {...rest} {...field} label={label} onBlur={blur} onChange={change} />;
}

interface BoundPasswordFieldProps extends Omit<BoundTextFieldProps, 'type' | 'trailing' | 'autoComplete'> {
  readonly autoComplete: 'current-password' | 'new-password';
  readonly onShown?: (shown: boolean) => void;
}

export function BoundPasswordField({ label, ...rest }: BoundPasswordFieldProps) {
  const { change, blur, ...field } = useBoundField<string>(label);
  return (
    <PasswordField {...rest} {...field} label={label} onBlur={blur} onChange={(event) => change(event.target.value)} />
  );
}

/** A typed date that people know by heart: «15.05.1990». */
export function BoundDateField({ label, ref: _ref, ...rest }: BoundTextFieldProps) {
  const { change, blur, ...field } = useBoundField<string>(label);
  return <TypedDateField {...rest} {...field} label={label} onBlur={blur} onChange={change} />;
}

interface BoundSelectFieldProps extends Omit<
  SelectFieldProps,
  'id' | 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'label'
> {
  readonly label: string;
  /** Names of further fields of the contract whose errors this field shows. */
  readonly covers?: readonly string[];
  /** Value that is shown while nothing is chosen, or while the chosen option is not in the list. */
  readonly shown?: string;
}

/**
 * A select with `<option>` children. The first option is often `<option
 * value="">Выберите</option>`.
 */
export function BoundSelectField({ label, covers, shown, ...rest }: BoundSelectFieldProps) {
  const { change, blur, value, ...field } = useBoundField<string>(label, covers);
  return (
    <SelectField
      {...rest}
      {...field}
      label={label}
      value={shown ?? value}
      onBlur={blur}
      onChange={(event) => change(event.target.value)}
    />
  );
}

interface BoundTextareaFieldProps extends Omit<
  TextareaFieldProps,
  'id' | 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'label'
> {
  readonly label: string;
}

export function BoundTextareaField({ label, ...rest }: BoundTextareaFieldProps) {
  const { change, blur, ...field } = useBoundField<string>(label);
  return (
    <TextareaField {...rest} {...field} label={label} onBlur={blur} onChange={(event) => change(event.target.value)} />
  );
}

interface BoundCheckboxProps {
  /** Label in the error summary. */
  readonly label: string;
  /** Text beside the checkbox; defaults to the label. */
  readonly children?: ReactNode;
  readonly disabled?: boolean;
}

export function BoundCheckbox({ label, children, disabled }: BoundCheckboxProps) {
  const { id, name, value, error, change, blur } = useBoundField<boolean>(label);
  const errorId = `${id}-error`;
  return (
    <div>
      <Checkbox
        id={id}
        name={name}
        disabled={disabled}
        checked={value}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : errorId}
        onChange={(event) => change(event.target.checked)}
        onBlur={blur}
      >
        {children ?? label}
      </Checkbox>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
