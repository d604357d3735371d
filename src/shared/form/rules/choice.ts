import * as v from 'valibot';
import { messages } from './messages';

/**
 * A required choice. The field's initial value is an empty text, so nothing is chosen by default.
 */
export const chosen = <const Option extends string>(options: readonly Option[]) =>
  v.pipe(v.string(messages.chooseOne), v.picklist(options, messages.chooseOne));

/** docs/rules.md §5: at least one option must be chosen. */
export const atLeastOne = <Item>(item: v.GenericSchema<Item>) =>
  v.pipe(v.array(item), v.minLength(1, messages.atLeastOne));

/** A checkbox that must be ticked to continue. */
export const agreed = (message: string = messages.consent) =>
  v.pipe(
    v.boolean(),
    v.check((ticked) => ticked, message),
  );

/**
 * A required entry of a directory: the value of an option is the entry's id, and the value of the
 * first option («Выберите») is empty. The result is a number.
 */
export const chosenId = () =>
  v.pipe(v.string(messages.chooseOne), v.regex(/^[1-9]\d*$/, messages.chooseOne), v.transform(Number));

/** An optional entry of a directory: the empty option becomes `null`, as in the contract. */
export const optionalId = () =>
  v.pipe(
    v.string(),
    v.regex(/^([1-9]\d*)?$/, messages.chooseOne),
    v.transform((text) => (text === '' ? null : Number(text))),
  );

/** An optional choice: any value that is not an option becomes `null`, as in the contract. */
export const optionalChoice = <const Option extends string>(options: readonly Option[]) =>
  v.pipe(
    v.string(),
    v.transform((text): Option | null => options.find((option) => option === text) ?? null),
  );
