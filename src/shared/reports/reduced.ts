import type { ErrorReport } from './report';

type Reduced = Pick<ErrorReport, 'name' | 'message' | 'at'>;

/** Names of error classes that may be reported; other names could contain anything. */
const CLASSES = new Set(
  (
    'Error TypeError RangeError ReferenceError SyntaxError URIError EvalError AggregateError InternalError ' +
    'AbortError DataCloneError DataError InvalidAccessError InvalidCharacterError InvalidStateError NetworkError ' +
    'NotAllowedError NotFoundError NotReadableError NotSupportedError OperationError QuotaExceededError ' +
    'SecurityError TimeoutError UnknownError HierarchyRequestError StaleChunkError RoleLookupError ValiError'
  ).split(' '),
);

/**
 * Words of browser engines' messages. Other words could be personal data: a name, a search, a part
 * of a response.
 */
const WORDS = new Set(
  (
    'a an and any are argument arguments array arrow as assign assignment at attempt await bad be before big BigInt boolean ' +
    'buffer but call called can cannot cant circular class clone closed constant constructor convert converting could ' +
    'define delete descriptor detached did does document element empty end error evaluating exceeded executing expected ' +
    'expression failed fetch for found frame from function get getter global has identifier import in index initialization ' +
    'initialized input instance integer internal invalid invoked is iterable iterator it JSON key length load loading loop ' +
    'map match maximum method missing mixing module must negative network new no node non not null number object observer ' +
    'of on only operation operator or out parameter parse position private promise property properties prototype quota ' +
    'range read reading recursion redeclared reference regular rejected removed removing resize ResizeObserver resolve result ' +
    'return script set setting setter size stack state string structure super symbol syntax that the this time timeout ' +
    'to token too type unable undefined unexpected unterminated unsupported update URL used value valid variable was which with without ' +
    'worker write yield zero child contains it parent insert remove before node completed undelivered notifications part program'
  )
    .toLowerCase()
    .split(' '),
);

const LONGEST = 160;
const MOST_PLACES = 5;

/**
 * The part of an error that may be reported: its class if known, known words of its message, and
 * places in our files. A message may quote personal input.
 *
 * @param origin of the page: frames of other origins (extensions) are left out
 */
export function reducedError(thrown: unknown, origin: string): Reduced {
  if (!(thrown instanceof Error)) return { name: 'Other', message: '', at: [] };
  const { name, message, stack = '' } = thrown;
  return {
    name: CLASSES.has(name) ? name : 'Other',
    message: wordsOf(message),
    at: placesOf(framesOf(stack, message), origin),
  };
}

const DIRECTIVE =
  /^(?:(?:default|script|style|img|font|connect|worker|manifest|media|object|frame)-src(?:-elem|-attr)?|base-uri|form-action|frame-ancestors|require-trusted-types-for|trusted-types)$/;
const FILE = /^[0-9a-f]{12}\.js$/;
/** Values that browsers use instead of a URL. */
const BLOCKED = new Set(['inline', 'eval', 'wasm-eval', 'data', 'blob', 'trusted-types-policy', 'trusted-types-sink']);

/**
 * The part of a policy violation that may be reported: the blocked URL itself may contain a query.
 */
export function reducedViolation(
  { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber }: SecurityPolicyViolationEvent,
  origin: string,
): Reduced {
  const isOwn = blockedURI.startsWith(`${origin}/`);
  const assets = `${origin}/assets/`;
  const file = sourceFile.startsWith(assets) ? sourceFile.slice(assets.length) : '';
  return {
    name: DIRECTIVE.test(effectiveDirective) ? effectiveDirective : 'Other',
    message: isOwn ? 'own' : BLOCKED.has(blockedURI) ? blockedURI.replaceAll('-', ' ') : 'foreign',
    at: FILE.test(file) ? [`${file}:${lineNumber}:${columnNumber}`] : [],
  };
}

/**
 * Known words of a message: «Cannot read properties of undefined …»; for a React error its number.
 */
function wordsOf(message: string): string {
  const react = /^Minified React error #(\d{1,3});/.exec(message)?.[1];
  if (react !== undefined) return `React ${react}`;
  const words = message
    .slice(0, 2000)
    .split(/[^\p{L}\p{N}@_$-]+/u)
    .map((word) => (WORDS.has(word.toLowerCase()) ? word : '…'));
  return words
    .filter((word, index) => word !== '…' || words[index - 1] !== '…')
    .join(' ')
    .slice(0, LONGEST);
}

/** Chrome's stack begins with name and message, which may contain text that looks like a place. */
function framesOf(stack: string, message: string): string {
  const heading = `: ${message}`;
  const at = stack.indexOf(heading);
  return at === -1 ? stack : stack.slice(at + heading.length);
}

function placesOf(stack: string, origin: string): string[] {
  const frames = stack.matchAll(
    /(?<url>https?:\/\/[^\s()@]+?)\/assets\/(?<place>[0-9a-f]{12}\.js:\d{1,6}:\d{1,7})(?!\d)/g,
  );
  return [...frames]
    .flatMap(({ groups }) => (groups?.['url'] === origin ? [groups['place'] ?? ''] : []))
    .slice(0, MOST_PLACES);
}
