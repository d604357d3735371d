import { createFormHook } from '@tanstack/react-form';
import { BoundOwnField, BoundSegmentedField, UsualTexts } from './bound-choices';
import {
  BoundCheckbox,
  BoundDateField,
  BoundEmailField,
  BoundPasswordField,
  BoundPhoneField,
  BoundSelectField,
  BoundTextareaField,
  BoundTextField,
} from './bound-fields';
import { BoundRadioField } from './bound-radio-field';
import { fieldContext, formContext } from './form-context';
import { BoundNewPasswordField } from './new-password-field';

/**
 * Form hooks with the fields of the kit: `<form.AppField name="phone">{(field) => <field.PhoneField
 * label="Телефон" />}</form.AppField>`. Rare fields (`DayField`, `DirectoryField`) are imported
 * separately, so that other forms do not load a calendar.
 */
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
    SegmentedField: BoundSegmentedField,
    OwnField: BoundOwnField,
    UsualTexts,
  },
  formComponents: {},
});
