/** `npm test`: everything that decides. `npm test -- name`: the tests whose file or title has this name. */
const name = process.argv.slice(2).join(' ');
if (name === '') await import('./run-all.ts');
else await import('./run-named.ts').then(({ runNamed }) => runNamed(name));
