import { useAppForm } from './app-form';
import { type SchemaFormOptions, useSchemaFrame, useSchemaOptions } from './schema-form';

/**
 * A form over a valibot schema, with every field that there is. Returns the form (for `form.AppField`, `form.Subscribe`) and
 * what `FormFrame` needs: `<FormFrame {...frame}>…</FormFrame>`.
 */
export function useSchemaForm<Values extends object, Output>(options: SchemaFormOptions<Values, Output>) {
  const { formOptions, ...kept } = useSchemaOptions(options);
  const form = useAppForm(formOptions);
  return { form, frame: useSchemaFrame(form, kept) };
}
