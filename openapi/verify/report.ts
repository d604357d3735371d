import { checks, type Check } from './checks.ts';
import type { Contract } from './contract.ts';
import { promiseKinds } from './ledger.ts';
import type { Finding, Run } from './run.ts';
import { toCurl } from './server.ts';

/** Explanations of provenances, most binding first. */
const PROVENANCES: Readonly<Record<string, string>> = {
  documented: 'documented: what the provider has said itself',
  'partly-documented': 'partly documented: the path is the provider’s, the rest was chosen in the contract',
  proposed: 'proposed: designed in the contract',
};

/** Formats a text report: requests, findings by provenance, skipped checks. */
export function textReport(run: Run, baseUrl: string): string {
  const lines: string[] = [];
  for (const [provenance, title] of Object.entries(PROVENANCES)) {
    const found = run.findings.filter((finding) => finding.check !== 'absent' && provenanceOf(finding) === provenance);
    if (found.length === 0) continue;
    lines.push('', `── ${title} ──`);
    for (const [key, alike] of byCheckAndOperation(found)) {
      const [{ check, operation }] = alike as [Finding, ...Finding[]];
      lines.push('', `${operation.method} ${operation.path} (${operation.id}) · ${check}: ${checks[check]}`);
      for (const finding of alike) lines.push(`  ${finding.what}: ${finding.message}`);
      const more = run.more.get(key) ?? 0;
      if (more > 0) lines.push(`  and ${more} more of the kind`);
      lines.push(`  ${toCurl(baseUrl, alike[0]?.call ?? never())}`);
    }
  }
  lines.push(...absentLines(run));
  if (run.warnings.length > 0) lines.push('', '── slow ──', ...run.warnings);
  const silent = neverSucceeded(run);
  if (run.skipped.length + silent.length > 0) lines.push('', '── left out ──');
  for (const { what, why } of run.skipped) lines.push(`${what}: ${why}`);
  if (silent.length > 0) lines.push(`never answered 2xx, so only their refusals were checked: ${silent.join(', ')}`);
  const open = run.ledger.open();
  if (open.length > 0) lines.push('', '── not checked, and what makes it possible ──');
  for (const { kind, how, operations } of open) {
    lines.push(`${promiseKinds[kind]} (${operations.length}): ${how}`, `  ${operations.join(', ')}`);
  }
  lines.push('', share(run), summary(run));
  return lines.join('\n');
}

/** Lists missing operations of the server, and the options to check only existing ones. */
function absentLines({ findings, contract, operations }: Run): string[] {
  const absent = new Set(findings.filter(({ check }) => check === 'absent').map(({ operation }) => operation));
  if (absent.size === 0) return [];
  const ids = [...absent].map(({ id }) => id).join(', ');
  const lines = ['', `── not there (404, 405): ${absent.size} operations ──`, ids];
  if (operations.length === 0) return [...lines, 'None is there. Does --base-url end with /api/v0?'];
  const byTag = Map.groupBy(contract.operations, ({ tag }) => tag);
  const there = [...Map.groupBy(operations, ({ tag }) => tag)].flatMap(([tag, of]) =>
    (byTag.get(tag) ?? []).some((one) => absent.has(one)) ? of.map(({ id }) => id) : [tag],
  );
  return [...lines, 'To check what is there:', `  ${there.map((name) => `--only ${name}`).join(' ')}`];
}

/**
 * Formats the share of checked promises: «Checked 74 of 88 promises of these operations (84 %).»
 */
function share({ ledger: { kept, total } }: Run): string {
  const percent = total === 0 ? 100 : Math.floor((100 * kept) / total);
  return `Checked ${kept} of ${total} promises of these operations (${percent} %).`;
}

/** Formats the result in one line: «150 operations, 6,400 requests: 12 faults in 4 operations.» */
function summary(run: Run): string {
  const found = run.findings.filter(({ check }) => check !== 'absent');
  const faults = found.length + [...run.more.values()].reduce((sum, count) => sum + count, 0);
  const operations = new Set(found.map(({ operation }) => operation.id)).size;
  const absent = run.findings.length - found.length;
  const not = absent > 0 ? `, ${absent} not there` : '';
  const asked = `${run.seen.size} of ${run.contract.operations.length} operations, ${run.server.requests} requests${not}`;
  return faults === 0 ? `${asked}: no fault found.` : `${asked}: ${faults} faults in ${operations} operations.`;
}

/** Formats a JUnit report with one test for each check of each called operation. */
export function junitReport(run: Run, baseUrl: string): string {
  const names = Object.keys(checks) as Check[];
  const asked = new Set([...run.seen.keys(), ...run.findings.map(({ operation }) => operation.id)]);
  const cases = [...asked].flatMap((id) => names.map((check) => ({ id, check })));
  const body = cases.map(({ id, check }) => {
    const found = run.findings.filter((one) => one.operation.id === id && one.check === check);
    const name = `<testcase classname="${escape(id)}" name="${escape(check)}"`;
    if (found.length === 0) return `    ${name}/>`;
    const [first] = found;
    const text = found
      .map((one) => `${one.what}: ${one.message}\n${toCurl(baseUrl, one.call)}\n${one.excerpt}`)
      .join('\n\n');
    return `    ${name}><failure message="${escape(first?.message ?? '')}">${escape(text)}</failure></testcase>`;
  });
  const failures = new Set(run.findings.map(({ operation, check }) => `${operation.id} ${check}`)).size;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `  <testsuite name="contract" tests="${cases.length}" failures="${failures}">`,
    ...body,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

/** Formats a report on one HTML page, for the artefacts of a build. */
export function htmlReport(run: Run, baseUrl: string, contract: Contract): string {
  const sections = Object.entries(PROVENANCES).map(([provenance, title]) => {
    const all = contract.operations.filter((operation) => operation.provenance.request === provenance);
    const rows = all.map((operation) => {
      const found = run.findings.filter((one) => one.operation === operation);
      const asked = run.seen.get(operation.id);
      const state = found.length > 0 ? 'fault' : asked === undefined ? 'left out' : 'holds';
      const details = found
        .map(
          (one) =>
            `<li><b>${escape(one.check)}</b> ${escape(one.what)}: ${escape(one.message)}<pre>${escape(toCurl(baseUrl, one.call))}\n\n${escape(one.excerpt)}</pre></li>`,
        )
        .join('');
      return `<tr class="${state.replace(' ', '-')}"><td>${escape(operation.id)}</td><td>${operation.method} ${escape(operation.path)}</td><td>${state}</td><td>${[...(asked ?? [])].toSorted((a, b) => a - b).join(', ')}</td></tr>${details === '' ? '' : `<tr><td colspan="4"><ul>${details}</ul></td></tr>`}`;
    });
    return `<h2>${escape(title)}</h2><table><tr><th>operation</th><th>request</th><th>result</th><th>statuses seen</th></tr>${rows.join('')}</table>`;
  });
  const left = run.skipped.map(({ what, why }) => `<li>${escape(what)}: ${escape(why)}</li>`).join('');
  const open = run.ledger
    .open()
    .map(
      ({ kind, how, operations }) => `<li>${escape(`${promiseKinds[kind]}: ${how} (${operations.join(', ')})`)}</li>`,
    )
    .join('');
  const slow = run.warnings.map((warning) => `<li>${escape(warning)}</li>`).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contract check</title><style>${STYLE}</style><h1>${escape(summary(run))}</h1><p>${escape(baseUrl)}</p><p>${escape(share(run))}</p>${sections.join('')}<h2>slow</h2><ul>${slow}</ul><h2>left out</h2><ul>${left}</ul><h2>not checked, and what makes it possible</h2><ul>${open}</ul></html>\n`;
}

const STYLE =
  'body{font:16px/1.5 system-ui;margin:2rem auto;max-width:70rem;padding:0 1rem}table{border-collapse:collapse;width:100%}' +
  'td,th{border-bottom:1px solid #ddd;padding:.3rem .6rem;text-align:left}.fault td{background:#fdecea}.holds td{color:#14532d}' +
  '.left-out td{color:#777}pre{overflow:auto;background:#f6f6f6;padding:.6rem}';

/** Checks of how a request is handled; other checks compare the response with the contract. */
const OF_REQUESTS: ReadonlySet<Check> = new Set(['negative data', 'positive data', 'ignored auth', 'role', 'method']);

/** Returns the provenance of the promise that a finding breaks. */
function provenanceOf({ check, operation: { provenance } }: Finding): string {
  return OF_REQUESTS.has(check) ? provenance.request : provenance.answer;
}

function byCheckAndOperation(findings: readonly Finding[]): Map<string, Finding[]> {
  return Map.groupBy(findings, ({ check, operation }) => `${check} ${operation.id}`);
}

/** Returns operations that were called but never answered 2xx. */
export function neverSucceeded(run: Run): string[] {
  return [...run.seen].filter(([, statuses]) => ![...statuses].some((status) => status < 300)).map(([id]) => id);
}

function escape(text: string): string {
  // A single character that XML forbids would make the report unreadable.
  const plain = text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD]/g, '�');
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function never(): never {
  throw new Error('a group without findings');
}
