import { ActionStep } from './action-step';
import { CodeStep } from './code-step';
import { FormStep } from './form-step';

/** The pages that follow the first; they come while somebody types their address. */
export const pages = { code: CodeStep, action: ActionStep, form: FormStep };
