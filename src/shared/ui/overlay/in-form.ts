import { createContext } from 'react';

/** Whether a form is around: forms don't nest, so its dialogs are drawn at the end of the page. */
export const InForm = createContext(false);
