import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { chromiumArguments, findChromium } from '../../shared/build/src/chromium/find-chromium';
import { openAs } from '../support/visitors';
import { FAULTS, type Fault } from './support/faults';
import { type Subject, SUBJECTS } from './support/faulty-page';
import { type FaultResult, openPage, proveFault } from './support/prove-fault';

/**
 * `pnpm prove:independence [filter]`: every fault in every remote, in a running `npm start` at MARQUEE_API_PORT. Writes
 * docs/independence.md, and ends with 1 when a case fails. With a filter, only faults and remotes whose `remote fault` contains it,
 * and no page is written.
 */
const [filter = ''] = process.argv.slice(2);
const port = (process.env['MARQUEE_API_PORT'] ??= '4000');
const BRAND = 'sundarban';
const site = `http://${BRAND}.localhost:${port}`;
const USABLE_MS = 3_000;
const USABLE_RATIO = 2;
const REFERENCE_LOADS = 3;
const print = (line: string) => process.stdout.write(`${line}\n`);

interface Case extends FaultResult {
  readonly subject: Subject;
  readonly fault: Fault;
  /** Against the unharmed loads of the same page in this run. */
  readonly ratio: number;
  readonly isGood: boolean;
}

const browser = await chromium.launch({ executablePath: await findChromium(print), args: chromiumArguments() });
const cases: Case[] = [];
for (const subject of SUBJECTS) cases.push(...(await proveSubject(browser, subject)));
await browser.close();
const failures = cases.filter(({ isGood }) => !isGood);
print(`${cases.length - failures.length} of ${cases.length} cases are good`);
if (filter === '') writeFileSync(pageFile(), independencePage());
process.exitCode = failures.length > 0 || cases.length === 0 ? 1 : 0;

async function proveSubject(browser: Browser, subject: Subject): Promise<Case[]> {
  const faults = FAULTS.filter(({ name }) => `${subject.remote} ${name}`.includes(filter));
  if (faults.length === 0) return [];
  const entrance = await openAs(browser, BRAND, subject.visitor ?? 'guest');
  const context = entrance.context();
  await entrance.close();
  const referenceMs = await medianLoadMs(context, subject);
  const proved: Case[] = [];
  for (const fault of faults) {
    const page = await context.newPage();
    const result = await proveFault(page, site, subject, fault);
    await page.close();
    const ratio = result.usableMs / referenceMs;
    const isUsable = result.usableMs <= USABLE_MS || ratio <= USABLE_RATIO;
    const isNamed = result.isExplained && result.reason === fault.reason;
    const isGood = isUsable && isNamed && result.othersWork && result.isHealed;
    proved.push({ ...result, subject, fault, ratio, isGood });
    print(`${isGood ? 'good' : 'BAD '} ${subject.remote} ${fault.name}: ${JSON.stringify(result)}`);
  }
  await context.close();
  return proved;
}

async function medianLoadMs(context: BrowserContext, subject: Subject): Promise<number> {
  const loads: number[] = [];
  for (let load = 0; load < REFERENCE_LOADS; load += 1) {
    const page = await context.newPage();
    loads.push(await openPage(page, site, subject));
    await page.close();
  }
  return loads.toSorted((left, right) => left - right)[Math.floor(REFERENCE_LOADS / 2)] ?? 1;
}

function pageFile(): string {
  return path.join(path.dirname(fileURLToPath(import.meta.url)), '../../docs/independence.md');
}

function independencePage(): string {
  const count = (isGood: (one: Case) => boolean) => `${cases.filter(isGood).length} of ${cases.length}`;
  const times = cases.map(({ usableMs }) => usableMs).toSorted((left, right) => left - right);
  const slowest = Math.max(...cases.map(({ ratio }) => ratio));
  const rows = FAULTS.map((fault) => {
    const cells = SUBJECTS.map((subject) =>
      cellOf(cases.find((one) => one.fault === fault && one.subject === subject)),
    );
    return `| ${fault.name} | \`${fault.reason}\` | ${cells.join(' | ')} |`;
  });
  return `# Independence

Written by \`pnpm prove:independence\` against a running \`npm start\`; a few cases of it run in \`npm test\`
(\`e2e/federation/faults.e2e.ts\`). A fault is put into one remote as one page gets it, with no release to fall back on.

| what | target | result |
|---|---|---|
| the shell answers input within ${USABLE_MS / 1_000} s, or within ${USABLE_RATIO} times an unharmed load of the run | all | ${count((one) => one.usableMs <= USABLE_MS || one.ratio <= USABLE_RATIO)} |
| median; slowest; slowest against the unharmed load | | ${times[Math.floor(times.length / 2)]} ms; ${times.at(-1)} ms; ${slowest.toFixed(2)} |
| a panel names the reason | all | ${count((one) => one.isExplained && one.reason === one.fault.reason)} |
| other remotes on the page work | all | ${count((one) => one.othersWork)} |
| healed by the panel's button, without a reload | all | ${count((one) => one.isHealed)} |

## Faults

Milliseconds until the shell answers input, for each case in which all of the above holds.

| a remote that | reason | ${SUBJECTS.map(({ remote }) => remote).join(' | ')} |
|---|---|${SUBJECTS.map(() => '---').join('|')}|
${rows.join('\n')}
`;
}

function cellOf(one: Case | undefined): string {
  if (!one) return '';
  return one.isGood ? String(one.usableMs) : `**${badness(one)}**`;
}

function badness({ fault, reason, othersWork, isHealed }: Case): string {
  if (reason !== fault.reason) return `names ${reason}`;
  if (!isHealed) return 'not healed';
  return othersWork ? 'slow' : 'others failed';
}
