import { notify } from '@/shared/notify';

/**
 * Options of a change that a dialog makes and shows the failure of. That it was done is said in a toast even where the dialog has been
 * closed meanwhile: what is given to `mutate` is not called then.
 *
 * @param wayBack how it is taken back
 */
export function toldWhenDone<Answer, Variables>(
  text: string | ((answer: Answer, variables: Variables) => string),
  wayBack?: Parameters<typeof notify.success>[1],
) {
  const onSuccess = (answer: Answer, variables: Variables) =>
    notify.success(typeof text === 'string' ? text : text(answer, variables), wayBack);
  return { mutation: { meta: { silent: true }, onSuccess } };
}
