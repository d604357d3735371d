import { createContext } from 'react';

/**
 * Whether the component is inside a form. Forms don't nest, so dialogs are then rendered at the end
 * of the page.
 */
export const InForm = createContext(false);
