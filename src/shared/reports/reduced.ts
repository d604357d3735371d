import type { ErrorReport } from './report';

type Reduced = Pick<ErrorReport, 'name' | 'message' | 'at'>;

/** Error classes whose names may be reported; any other name could contain personal data. */
const CLASSES = new Set(
  (
    'Error TypeError RangeError ReferenceError SyntaxError URIError EvalError AggregateError InternalError ' +
    'AbortError DataCloneError DataError InvalidAccessError InvalidCharacterError InvalidStateError NetworkError ' +
    'NotAllowedError NotFoundError NotReadableError NotSupportedError OperationError QuotaExceededError ' +
    'SecurityError TimeoutError UnknownError HierarchyRequestError StaleChunkError RoleLookupError ValiError'
  ).split(' '),
);

/**
 * Words of browser engines' messages that may be reported. Any other word could be personal data: a
 * name, a query, a part of a response.
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
 * The parts of an error that may be reported, because a message may quote personal input: the class
 * if it is known, the known words of the message, and places in our own files.
 *
 * @param origin origin of the page. Stack frames of other origins (extensions) are left out
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
/** Values of `blockedURI` that are no URLs. */
const BLOCKED = new Set(['inline', 'eval', 'wasm-eval', 'data', 'blob', 'trusted-types-policy', 'trusted-types-sink']);

/**
 * The parts of a policy violation that may be reported. The blocked URL is not among them, because
 * it may contain a query.
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
 * The known words of a message: «Cannot read properties of undefined …». For a React error it is
 * only the number of the error.
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

/**
 * Chrome's stack begins with the error's name and message. Both are cut off, because a message may
 * contain text that looks like a place in a file.
 */
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
