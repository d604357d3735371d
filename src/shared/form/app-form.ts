import { createFormHook } from '@tanstack/react-form';
import { BoundCheckbox } from './fields/bound-checkbox';
import { BoundDateField } from './fields/bound-date-field';
import { BoundEmailField } from './fields/bound-email-field';
import { BoundNewPasswordField } from './fields/bound-new-password-field';
import { BoundPasswordField } from './fields/bound-password-field';
import { BoundPhoneField } from './fields/bound-phone-field';
import { BoundRadioField } from './fields/bound-radio-field';
import { BoundSelectField } from './fields/bound-select-field';
import { BoundTextField } from './fields/bound-text-field';
import { BoundTextareaField } from './fields/bound-textarea-field';
import { fieldContext, formContext } from './form-contexts';

/** The kit's fields, bound: `<form.AppField name="phone">{(field) => <field.PhoneField label="Телефон" />}</form.AppField>`. */
export const { useAppForm, useTypedAppFormContext } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: {
    TextField: BoundTextField,
    EmailField: BoundEmailField,
    PhoneField: BoundPhoneField,
    PasswordField: BoundPasswordField,
    NewPasswordField: BoundNewPasswordField,
    DateField: BoundDateField,
    SelectField: BoundSelectField,
    TextareaField: BoundTextareaField,
    Checkbox: BoundCheckbox,
    RadioField: BoundRadioField,
  },
  formComponents: {},
});
