import type { Browser, BrowserContext } from 'playwright';
import { siteOf } from '../../support/environment';
import { openAs } from '../../support/visitors';
import { FAULTS, type Fault, NO_FAULT } from '../support/faults';
import { breakRemote, type Subject, SUBJECTS } from '../support/faulty-page';
import { type FaultResult, openPage, proveFault } from '../support/prove-fault';
import { figure, type Finding, finding, type Proof, type ProofContext } from './proof';

const BRAND = 'sundarban';
const USABLE_MS = 3_000;
const USABLE_RATIO = 2;
const PAIRED_LOADS = 3;

interface Case extends FaultResult {
  readonly subject: Subject;
  readonly fault: Fault;
  /** Of a slow case: the median of harmed against unharmed loads of the same page, in turns. */
  readonly ratio: number | null;
}

const isUsable = ({ usableMs, ratio }: Case): boolean => usableMs <= USABLE_MS || (ratio ?? 0) <= USABLE_RATIO;
const isNamed = ({ isExplained, reason, fault }: Case): boolean => isExplained && reason === fault.reason;
const isGood = (entry: Case): boolean => isUsable(entry) && isNamed(entry) && entry.othersWork && entry.isHealed;

/** Every fault in every remote, as one page gets it, with no release to fall back on. */
export async function proveFaults(context: ProofContext): Promise<Proof> {
  const cases: Case[] = [];
  for (const subject of SUBJECTS) cases.push(...(await proveSubject(context, subject)));
  return { findings: findingsOf(cases), details: detailsOf(cases) };
}

async function proveSubject({ browser, filter, print }: ProofContext, subject: Subject): Promise<Case[]> {
  const faults = FAULTS.filter(({ name }) => `${subject.remote} ${name}`.includes(filter));
  if (faults.length === 0) return [];
  const context = await contextOf(browser, subject);
  const cases: Case[] = [];
  for (const fault of faults) {
    const result = await loadFaulty(context, subject, fault);
    const ratio = result.usableMs > USABLE_MS ? await pairedRatio(context, subject, fault) : null;
    const one = { ...result, subject, fault, ratio };
    cases.push(one);
    print(`${isGood(one) ? 'good' : 'BAD '} ${subject.remote} ${fault.name}: ${JSON.stringify({ ...result, ratio })}`);
  }
  await context.close();
  return cases;
}

async function contextOf(browser: Browser, { visitor }: Subject): Promise<BrowserContext> {
  const entrance = await openAs(browser, BRAND, visitor ?? 'guest');
  await entrance.close();
  return entrance.context();
}

async function loadFaulty(context: BrowserContext, subject: Subject, fault: Fault): Promise<FaultResult> {
  const page = await context.newPage();
  const result = await proveFault(page, siteOf(BRAND, ''), subject, fault);
  await page.close();
  return result;
}

async function loadUnharmed(context: BrowserContext, subject: Subject): Promise<number> {
  const page = await context.newPage();
  await breakRemote(page, subject, NO_FAULT);
  const usableMs = await openPage(page, siteOf(BRAND, ''), subject);
  await page.close();
  return usableMs;
}

/** In turns, so that whatever else the machine does meets both kinds of load. */
async function pairedRatio(context: BrowserContext, subject: Subject, fault: Fault): Promise<number> {
  const ratios: number[] = [];
  for (let pair = 0; pair < PAIRED_LOADS; pair += 1) {
    const { usableMs } = await loadFaulty(context, subject, fault);
    ratios.push(usableMs / (await loadUnharmed(context, subject)));
  }
  return ratios.toSorted((left, right) => left - right)[Math.floor(PAIRED_LOADS / 2)] ?? Number.POSITIVE_INFINITY;
}

function findingsOf(cases: readonly Case[]): Finding[] {
  const all = (what: string, isMet: (one: Case) => boolean) => {
    const met = cases.filter(isMet).length;
    return finding(what, 'all', `${met} of ${cases.length}`, met === cases.length && met > 0);
  };
  const times = cases.map(({ usableMs }) => usableMs).toSorted((left, right) => left - right);
  const slow = cases.filter(({ ratio }) => ratio !== null);
  const worst = Math.max(0, ...slow.map(({ ratio }) => ratio ?? 0)).toFixed(2);
  const spread = `${times[Math.floor(times.length / 2)]} ms; ${times.at(-1)} ms; ${slow.length}, at most ${worst} times`;
  return [
    all(`answers input within ${USABLE_MS / 1_000} s, or ${USABLE_RATIO} times an unharmed load beside it`, isUsable),
    figure(`median; slowest; those above ${USABLE_MS / 1_000} s, against the unharmed load`, spread),
    all('a panel names the reason', isNamed),
    all('other remotes on the page work', (entry) => entry.othersWork),
    all('healed by the panel’s button, without a reload', (entry) => entry.isHealed),
  ];
}

function detailsOf(cases: readonly Case[]): string {
  const rows = FAULTS.map((fault) => {
    const cells = SUBJECTS.map((subject) =>
      cellOf(cases.find((candidate) => candidate.fault === fault && candidate.subject === subject)),
    );
    return `| ${fault.name} | \`${fault.reason}\` | ${cells.join(' | ')} |`;
  });
  return `Milliseconds until the shell answers input, for each case in which all of the above holds.

| a remote that | reason | ${SUBJECTS.map(({ remote }) => remote).join(' | ')} |
|---|---|${SUBJECTS.map(() => '---').join('|')}|
${rows.join('\n')}`;
}

function cellOf(one: Case | undefined): string {
  if (!one) return '';
  return isGood(one) ? String(one.usableMs) : `**${badness(one)}**`;
}

function badness(one: Case): string {
  if (!isNamed(one)) return `names ${one.reason}`;
  if (!one.isHealed) return 'not healed';
  return one.othersWork ? 'slow' : 'others failed';
}
