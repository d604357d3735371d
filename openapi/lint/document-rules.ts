/** Lint rules that compare different parts of the contract. */
import type { Location, Response, Rule } from './rule.ts';

/** Requires a group for each tag, because the documentation shows only grouped tags. */
export const declaredTags: Rule = () => {
  const used = new Map<string, Location>();
  return {
    Operation: {
      enter: ({ tags = [] }, { location }) => {
        for (const tag of tags) used.set(tag, used.get(tag) ?? location.child('tags'));
      },
    },
    Root: {
      leave: ({ tags = [], 'x-tagGroups': groups = [] }, { report }) => {
        const declared = new Set(tags.map(({ name }) => name));
        const grouped = new Set(groups.flatMap((group) => group.tags));
        for (const [tag, location] of used) {
          if (!declared.has(tag)) report({ message: `openapi.yaml describes «${tag}» under \`tags\`.`, location });
          if (!grouped.has(tag)) {
            report({ message: `openapi.yaml lists «${tag}» in a group of x-tagGroups.`, location });
          }
        }
        for (const tag of new Set([...declared, ...grouped])) {
          if (!used.has(tag)) report({ message: `No operation has the tag «${tag}».` });
        }
      },
    },
  };
};

/** Requires a response's description to differ from the summary, which describes the request. */
export const answerSays: Rule = () => ({
  Operation: {
    enter: ({ summary = '', responses = {} }, { location, report }) => {
      for (const [status, { description = '' }] of Object.entries<Response>(responses)) {
        if (description === '' || wordsOf(description) !== wordsOf(summary)) continue;
        report({
          message: `The description of the ${status} says what comes, not the summary again.`,
          location: location.child(['responses', status]),
        });
      }
    },
  },
});

const wordsOf = (text: string): string => text.trim().replace(/\.$/, '').toLowerCase();
