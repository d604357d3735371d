import * as v from 'valibot';
import { messages } from './messages';

/** One of several, none of which is preset: the field begins with an empty text. */
export const chosen = <const Option extends string>(options: readonly Option[]) =>
  v.pipe(v.string(messages.chooseOne), v.picklist(options, messages.chooseOne));

/** docs/rules.md §5: «at least one option must be chosen». */
export const atLeastOne = <Item>(item: v.GenericSchema<Item>) =>
  v.pipe(v.array(item), v.minLength(1, messages.atLeastOne));

/** A box that must be ticked to go on. */
export const agreed = (message: string = messages.consent) =>
  v.pipe(
    v.boolean(),
    v.check((ticked) => ticked, message),
  );

/** One of a directory's entries: the option's value is its id, the first, empty option says «Выберите». Becomes a number. */
export const chosenId = () =>
  v.pipe(v.string(messages.chooseOne), v.regex(/^[1-9]\d*$/, messages.chooseOne), v.transform(Number));

/** As `chosenId`, where nothing need be chosen: that is `null`, as the contract has it. */
export const optionalId = () =>
  v.pipe(
    v.string(),
    v.regex(/^([1-9]\d*)?$/, messages.chooseOne),
    v.transform((text) => (text === '' ? null : Number(text))),
  );
