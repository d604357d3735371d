import { createFormHookContexts } from '@tanstack/react-form';

/** How TanStack Form hands a field to the bound fields of this folder. */
export const { fieldContext, formContext, useFieldContext, useFormContext } = createFormHookContexts();
