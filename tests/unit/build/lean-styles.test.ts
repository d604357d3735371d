import { describe, expect, it } from 'vitest';
import { leaner } from '@/build/lean-styles';

/** For browsers without @property; every stylesheet of Tailwind begins with it. */
const old = '@layer properties{@supports (color:red){*,:before{--tw-idle:0;--tw-busy:0}}}';
const lean = (css: string, elsewhere: string[] = []): string => leaner(old + css, 'styles.css', new Set(elsewhere));

describe('the stylesheet of a build', () => {
  it('writes out variables that nothing sets', () => {
    expect(
      lean('@property --tw-idle{syntax:"*";inherits:false;initial-value:solid}.a{border-style:var(--tw-idle)}'),
    ).toBe('.a{border-style:solid}');
    expect(lean('.a{letter-spacing:var(--tw-idle,calc(1em + var(--b,2px)))}')).toBe(
      '.a{letter-spacing:calc(1em + var(--b,2px))}',
    );
  });

  it('takes «set to what it is anyway» for not set', () => {
    expect(
      lean('@property --tw-idle{syntax:"*";initial-value:0}.a{--tw-idle:0;margin:calc(4px * var(--tw-idle))}'),
    ).toBe('.a{margin:calc(4px * 0)}');
  });

  it.each([
    '.a{line-height:var(--tw-busy,1.5)}.b{--tw-busy:2;line-height:2}',
    '@property --tw-busy{syntax:"*";initial-value:solid}.a{border-style:var(--tw-busy)}.b{--tw-busy:dashed}',
  ])('keeps those that something sets: %s', (css) => {
    expect(lean(css)).toBe(css);
  });

  it('writes out a value of the theme that is used once', () => {
    expect(
      lean(
        ':root{--color-a:red;--color-b:blue}.a{color:var(--color-a)}.b{color:var(--color-b)}.c{color:var(--color-b)}',
      ),
    ).toBe(':root{--color-b:blue}.a{color:red}.b{color:var(--color-b)}.c{color:var(--color-b)}');
  });

  it.each([
    ['that other files use', ':root{--color-a:red}.a{color:var(--color-a)}', ['--color-a']],
    [
      'that changes on phones',
      ':root{--text-a:2rem}.a{font-size:var(--text-a)}@media (width<=768px){:root{--text-a:1rem}}',
      [],
    ],
    ['whose name begins another’s', ':root{--text-a:2rem}.a{font-size:var(--text-a--big)}', []],
  ])('keeps one %s', (_which, css, elsewhere) => {
    expect(lean(css, elsewhere)).toBe(css);
  });

  it('fails when Tailwind writes its stylesheet another way', () => {
    expect(() => leaner('.a{color:red}', 'styles.css', new Set())).toThrow(/nothing to replace/);
  });
});
