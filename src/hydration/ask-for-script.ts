/**
 * Preloads a script of the program.
 *
 * @param file path in the build: «assets/63908dec4f7f.js»
 */
export function askForScript(file: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = `/${file}`;
  document.head.appendChild(link);
}
