import { askForScript } from './ask-for-script';

/**
 * Runs early in the head of a server-rendered page and preloads the scripts of the program, which
 * build/drawn-template.ts lists. The browser requests styles and fonts together with the page. The
 * scripts are requested one round trip later, so they do not delay styles and fonts.
 */
const files = document.currentScript?.getAttribute('data-program');
if (files) files.split(' ').forEach(askForScript);
