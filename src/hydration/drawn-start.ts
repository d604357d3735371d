import { askForScript } from './ask-for-script';

/**
 * Runs early in the head of a prerendered page and preloads the app's scripts
 * (build/drawn-template.ts lists them). Styles and fonts are requested with the page itself, so
 * these scripts come a round trip later and don't delay them.
 */
const files = document.currentScript?.getAttribute('data-program');
if (files) files.split(' ').forEach(askForScript);
