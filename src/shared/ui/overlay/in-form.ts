import { createContext } from 'react';

/**
 * Whether the component is inside a form. A dialog inside a form is rendered at the end of the
 * page, because forms can't be nested.
 */
export const InForm = createContext(false);
