import { notify } from '@/shared/notify';

/**
 * Options of a change that a dialog makes and shows the failure of. That it was done is said in a toast even where the dialog has been
 * closed meanwhile: what is given to `mutate` is not called then.
 */
export function toldWhenDone<Answer, Variables>(text: string | ((answer: Answer, variables: Variables) => string)) {
  const onSuccess = (answer: Answer, variables: Variables) =>
    notify.success(typeof text === 'string' ? text : text(answer, variables));
  return { mutation: { meta: { silent: true }, onSuccess } };
}
