import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { chromium } from 'playwright';
import { chromiumArguments, findChromium } from '../../shared/build/src/chromium/find-chromium';
import { inRepository } from '../../shared/build/src/paths';
import { startBrowserStack } from '../../shared/build/src/test/browser-stack';
import { proveFaults } from './proofs/faults';
import { proveForgedTelemetry } from './proofs/forged-telemetry';
import { proveHome } from './proofs/home';
import { proveHotReplacement } from './proofs/hot-replacement';
import { independencePage } from './proofs/independence-page';
import { proveOneBrand } from './proofs/one-brand';
import { proveOutsideTeam } from './proofs/outside-team';
import { finding, type Proof, type ProofContext } from './proofs/proof';
import { proveRollOuts } from './proofs/roll-outs';
import { proveSkew } from './proofs/skew';

/**
 * `pnpm prove:independence [proof [filter]]`: starts the product as the browser tests do, proves what teams may rely on, and writes
 * docs/independence.md. Ends with 1 when a finding is bad. With the name of a proof only that one runs, with a filter only its
 * cases that contain it, and no page is written. Takes about half an hour on two cores.
 */
const PROOFS: Readonly<Record<string, (context: ProofContext) => Promise<Proof>>> = {
  faults: proveFaults,
  skew: proveSkew,
  'one brand': proveOneBrand,
  'outside team': (context) => proveOutsideTeam(context),
  'roll-outs': proveRollOuts,
  telemetry: proveForgedTelemetry,
  development: proveHotReplacement,
  'first visit': proveHome,
};

const [only, filter = ''] = process.argv.slice(2);
const names = Object.keys(PROOFS).filter((name) => only === undefined || name === only);
if (names.length === 0) throw new Error(`no proof ${only}; there are: ${Object.keys(PROOFS).join(', ')}`);
const print = (line: string) => process.stdout.write(`${line}\n`);

const executablePath = await findChromium(print);
const stack = await startBrowserStack(print);
Object.assign(process.env, stack.env);
const browser = await chromium.launch({ executablePath, args: chromiumArguments() });
const proofs = new Map<string, Proof>();
try {
  for (const name of names) proofs.set(name, await prove(name));
} finally {
  await browser.close();
  await stack.stop();
}
if (only === undefined)
  writeFileSync(
    inRepository('docs/independence.md'),
    independencePage(proofs, { cores: cpus().length, at: new Date() }),
  );
process.exitCode = [...proofs.values()].every(({ findings }) => findings.every(({ isGood }) => isGood)) ? 0 : 1;

/** A proof that ends early is a bad finding; the others go on. */
async function prove(name: string): Promise<Proof> {
  print(`--- ${name}`);
  const proof = await PROOFS[name]?.({ browser, filter, print }).catch((error: unknown): Proof => {
    print(String(error));
    return { findings: [finding(name, 'proved', `ended early: ${String(error).split('\n')[0]}`, false)] };
  });
  for (const { what, target, result, isGood } of proof?.findings ?? [])
    print(`${isGood ? 'good' : 'BAD '} ${what}: ${result}${target && ` (${target})`}`);
  return proof ?? { findings: [] };
}
