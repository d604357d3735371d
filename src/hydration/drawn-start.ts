import { askForScript } from './ask-for-script';

/**
 * Runs in the head of a drawn page as soon as it has come, and asks for the scripts of the program (src/drawing/fill-page.ts names them).
 * Styles and fonts were asked for together with it: what is asked for now arrives a round trip later, and keeps none of them waiting.
 */
const files = document.currentScript?.getAttribute('data-program');
if (files) files.split(' ').forEach(askForScript);
