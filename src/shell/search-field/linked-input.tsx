import { type Ref, type RefObject, useLayoutEffect } from 'react';
import { FieldInputContext } from 'react-aria-components/Autocomplete';
import { useSlottedContext } from 'react-aria-components/slots';
import type { InputHandlers, ListState } from './input-link';

interface LinkedInputProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly connect: (handlers: InputHandlers | null) => void;
  readonly onListState: (state: ListState) => void;
}

/** Stands where React Aria expects its input, and ties the one that is on the page already to it. */
export function LinkedInput({ input, connect, onListState }: LinkedInputProps) {
  const props = useSlottedContext(FieldInputContext);
  const listId = props?.['aria-controls'];
  const activeId = props?.['aria-activedescendant'];

  // After every render: React Aria makes its handlers anew each time.
  useLayoutEffect(() => {
    hold(props?.ref, input.current);
    connect({
      onChange: (text) => props?.onChange?.(text),
      onKeyDown: (event) => props?.onKeyDown?.(Object.assign(event, { continuePropagation: () => undefined })),
      onFocus: (event) => props?.onFocus?.(event),
      onBlur: (event) => props?.onBlur?.(event),
    });
    return () => connect(null);
  });

  useLayoutEffect(() => {
    onListState({ listId, activeId });
  }, [listId, activeId, onListState]);

  return null;
}

/** What React does for an element that it renders itself. */
function hold<Element>(ref: Ref<Element> | undefined, element: Element | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}
