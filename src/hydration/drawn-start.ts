import { askForScript } from './ask-for-script';

/**
 * Runs early in the head of a server-rendered page and preloads the scripts of the app, which
 * build/drawn-template.ts lists. The browser requests styles and fonts with the page itself, so the
 * scripts come one round trip later and do not delay them.
 */
const files = document.currentScript?.getAttribute('data-program');
if (files) files.split(' ').forEach(askForScript);
