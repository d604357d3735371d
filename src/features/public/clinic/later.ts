import { lazy } from 'react';

/** What the head of the page and its doctors do not wait for; asked for as soon as the page's own file has run. */
const sections = import('./lower-sections');

export const LowerSections = lazy(async () => ({ default: (await sections).LowerSections }));
