/** Our own lint rules, loaded by oxlint (.oxlintrc.json). */
import { brokenRule, type ImportKind } from './boundaries.ts';
import {
  type Ancestor,
  type Attribute,
  type Call,
  type Context,
  type Element,
  fileOf,
  type Literal,
  type WithSource,
} from './rule-api.ts';
import { noOwnAlert, noOwnText, oneWrite } from './write-rules.ts';

const boundaries = {
  create(context: Context) {
    const file = fileOf(context);

    const check = (node: object, source: Literal | null | undefined, kind: ImportKind): void => {
      if (typeof source?.value !== 'string') return;
      const rule = brokenRule(file, source.value, kind);
      if (rule) context.report({ node, message: `«${source.value}» from ${file}: ${rule}` });
    };

    const checkStatic = (node: WithSource): void => check(node, node.source, isTypeOnly(node) ? 'type' : 'value');

    return {
      ImportDeclaration: checkStatic,
      ExportNamedDeclaration: checkStatic,
      ExportAllDeclaration: checkStatic,
      ImportExpression: (node: WithSource) => check(node, node.source, 'dynamic'),
      TSImportType: (node: WithSource) => check(node, node.source, 'type'),
    };
  },
};

/** A re-export hides where an export is defined, and pulls the whole module into a chunk. */
const noReExport = {
  create(context: Context) {
    const report = (node: WithSource): void => {
      if (node.source) context.report({ node, message: 'no barrels: import it from the file that declares it' });
    };
    return { ExportNamedDeclaration: report, ExportAllDeclaration: report };
  },
};

/**
 * JSX has no escapes: «\\u00A0» in an attribute's quotes or between tags is shown letter by letter.
 */
const noEscapeInJsx = {
  create(context: Context) {
    const check = (node: object, raw: string | undefined): void => {
      if (!/\\u[\da-f{]/i.test(raw ?? '')) return;
      context.report({ node, message: 'JSX shows this escape as it is: write «&nbsp;», or braces and quotes' });
    };
    return {
      JSXAttribute: ({ value }: Attribute) => value?.type === 'Literal' && check(value, value.raw),
      JSXText: (node: { raw: string }) => check(node, node.raw),
    };
  },
};

const nativeMoments: ReadonlySet<unknown> = new Set(['date', 'time', 'month', 'week', 'datetime-local']);

/**
 * A native date field starts the week on Sunday, uses the browser's own format and does not support
 * dictation.
 */
const noNativeDate = {
  create(context: Context) {
    const file = fileOf(context);
    if (!file.startsWith('src/') || file.startsWith('src/workbench/')) return {};
    return {
      JSXAttribute: ({ name, value }: Attribute) => {
        if (name?.name !== 'type' || value?.type !== 'Literal' || !nativeMoments.has(value.value)) return;
        context.report({ node: value, message: 'people choose a day in `DateField` or type it in `TypedDateField`' });
      },
    };
  },
};

/** Exception: the search screen has a field instead of a title. */
const ownWindows = /^src\/(shared\/ui\/overlay\/|features\/search-field\/phone-search-screen\.tsx$)/;

/** Every window has the same title, «×», corners and order of buttons. */
const noOwnWindow = {
  create(context: Context) {
    const file = fileOf(context);
    if (!file.startsWith('src/') || ownWindows.test(file)) return {};
    return {
      JSXOpeningElement: (node: { name: { name?: unknown } }) => {
        if (node.name.name !== 'dialog' && node.name.name !== 'Modal') return;
        context.report({ node, message: 'a window is a `Dialog`, a `Sheet` or a `ConfirmDialog` (shared/ui/overlay)' });
      },
    };
  },
};

/**
 * A text that may contain quotation marks needs inner quotation marks: use `quoted` of
 * shared/format/typography.ts.
 */
const noOwnQuotes = {
  create(context: Context) {
    if (!/[\\/]src[\\/]/.test(context.filename) || context.filename.endsWith('typography.ts')) return {};
    const report = (node: object): void =>
      context.report({ node, message: 'quote it with quoted(): inside «» it may have quotation marks of its own' });
    const checkChildren = ({ children }: Element): void => {
      children.forEach((child, index) => {
        const isOpen = child.type === 'JSXText' && (child.raw ?? '').trimEnd().endsWith('«');
        if (isOpen && children[index + 1]?.type === 'JSXExpressionContainer') report(child);
      });
    };
    return {
      TemplateElement: (node: { tail: boolean; value: { raw: string } }) =>
        !node.tail && node.value.raw.endsWith('«') && report(node),
      JSXElement: checkChildren,
      JSXFragment: checkChildren,
    };
  },
};

/**
 * If siblings share a key that changes, React keeps old rows, and the page shows another id's row.
 */
const noSharedKey = {
  create(context: Context) {
    const check = ({ children }: Element): void => {
      const keys = new Set<string>();
      for (const child of children) {
        const key = child.openingElement?.attributes.find(({ name }) => name?.name === 'key')?.value;
        if (!key) continue;
        const text = context.sourceCode.getText(key);
        if (keys.has(text)) context.report({ node: key, message: `a sibling has the key ${text} too` });
        keys.add(text);
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

/**
 * Dropping all non-digits turns «12,50» or «+996…» into another number: parse input with
 * `shared/format`.
 */
const noDroppedText = {
  create(context: Context) {
    const file = fileOf(context);
    if (!file.startsWith('src/') || file.startsWith('src/shared/format/')) return {};
    return {
      Literal: (node: { regex?: { pattern: string; flags: string } }) => {
        if (!node.regex?.flags.includes('g') || !/^(?:\\D|\[\^\\d[^\]]*\])[+*]?$/.test(node.regex.pattern)) return;
        context.report({
          node,
          message: 'this makes one number of another: read it with `shared/format/typed-text.ts`',
        });
      },
    };
  },
};

const clocks: ReadonlySet<unknown> = new Set(['now', 'today']);
const eachOf = /^(map|flatMap|filter|find|findLast|some|every|toSorted|useMemo)$/;

/**
 * A page that stays open would show the day on which it was opened: use a hook that follows the
 * clock.
 */
const noClockInRender = {
  create(context: Context) {
    return {
      CallExpression(node: Call) {
        if (!clocks.has(node.callee.name)) return;
        const { parent } = node;
        if (parent?.type === 'AssignmentPattern' && parent.parent && isFunction(parent.parent)) {
          context.report({
            node,
            message: 'no clock as a default: a caller that draws forgets it. Ask for the moment or the day',
          });
        } else if (/^([A-Z]|use[A-Z])/.test(drawnBy(node) ?? '')) {
          context.report({
            node,
            message: 'drawn from `useNow`, `useToday`, `useIsPast` or `useTimeLeft` (shared/use-now.ts)',
          });
        }
      },
    };
  },
};

/** Timers stop while a device sleeps: use `useIsPast`, `useTimeLeft`, or compare with the clock. */
const noTimerToMoment = {
  create(context: Context) {
    return {
      CallExpression(node: Call) {
        const [, delay] = node.arguments;
        if (node.callee.name !== 'setTimeout' || delay === undefined) return;
        if (!/\b(now|epoch)\(/.test(context.sourceCode.getText(delay))) return;
        context.report({
          node,
          message: 'no timer to a moment, a device sleeps: `useIsPast` or `useTimeLeft` (shared/use-now.ts)',
        });
      },
    };
  },
};

function isFunction({ type }: Ancestor): boolean {
  return type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';
}

/** The function that makes a call while it renders, also through list callbacks and `useMemo`. */
function drawnBy(node: Ancestor): string | undefined {
  for (let each = node.parent; each; each = each.parent) {
    if (!isFunction(each)) continue;
    const { parent } = each;
    const callee = parent?.type === 'CallExpression' ? (parent.callee?.property ?? parent.callee) : undefined;
    if (eachOf.test(callee?.name ?? '')) continue;
    return each.id?.name ?? (parent?.type === 'VariableDeclarator' ? parent.id?.name : undefined);
  }
  return undefined;
}

function isTypeOnly({ importKind, exportKind, specifiers }: WithSource): boolean {
  if (importKind === 'type' || exportKind === 'type') return true;
  return (
    specifiers !== undefined &&
    specifiers.length > 0 &&
    specifiers.every((specifier) => specifier.importKind === 'type' || specifier.exportKind === 'type')
  );
}

const rules = {
  boundaries,
  'no-re-export': noReExport,
  'no-escape-in-jsx': noEscapeInJsx,
  'no-native-date': noNativeDate,
  'no-own-alert': noOwnAlert,
  'no-own-quotes': noOwnQuotes,
  'no-own-text': noOwnText,
  'no-own-window': noOwnWindow,
  'no-shared-key': noSharedKey,
  'no-dropped-text': noDroppedText,
  'no-clock-in-render': noClockInRender,
  'no-timer-to-moment': noTimerToMoment,
  'one-write': oneWrite,
};

export default { meta: { name: 'aman' }, rules };
