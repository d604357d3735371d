/**
 * `npm test`: every required check. `npm test -- name`: tests whose file or title contains the
 * name.
 */
const name = process.argv.slice(2).join(' ');
if (name === '') await import('./run-all.ts');
else await import('./run-named.ts').then(({ runNamed }) => runNamed(name));
