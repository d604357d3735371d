interface Path {
  readonly node: {
    readonly type: string;
    readonly value?: unknown;
    readonly quasis?: readonly { readonly value: { readonly raw: string } }[];
  };
}

/** People proof-read the texts for users; a test that repeats a text proves no behaviour. */
const texts = {
  shouldIgnore({ node: { type, value, quasis = [] } }: Path): string | undefined {
    if (type !== 'StringLiteral' && type !== 'TemplateLiteral') return undefined;
    const text = typeof value === 'string' ? value : quasis.map((part) => part.value.raw).join('');
    return /\p{Script=Cyrillic}/u.test(text) ? 'a text for people' : undefined;
  },
};

export const strykerPlugins = [{ kind: 'Ignore', name: 'texts', value: texts }];
