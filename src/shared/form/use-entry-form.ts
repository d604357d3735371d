import { createFormHook } from '@tanstack/react-form';
import { BoundCheckbox } from './fields/bound-checkbox';
import { BoundEmailField } from './fields/bound-email-field';
import { BoundPasswordField } from './fields/bound-password-field';
import { fieldContext, formContext } from './form-contexts';
import { type SchemaFormOptions, useSchemaFrame, useSchemaOptions } from './schema-form';

const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: {
    EmailField: BoundEmailField,
    PasswordField: BoundPasswordField,
    Checkbox: BoundCheckbox,
  },
  formComponents: {},
});

/** As `useSchemaForm`, with the fields of a login alone: who wants to come in shall not wait for all the others. */
export function useEntryForm<Values extends object, Output>(options: SchemaFormOptions<Values, Output>) {
  const { formOptions, ...kept } = useSchemaOptions(options);
  const form = useAppForm(formOptions);
  return { form, frame: useSchemaFrame(form, kept) };
}
