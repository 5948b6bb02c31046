import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumArguments, findChromium } from '../../shared/build/src/chromium/find-chromium';
import { AGENT_STEPS, GUEST_STEPS, MEMBER_STEPS } from './member-steps';
import { NIGHT_STEPS } from './night-steps';
import { OPERATOR_STEPS } from './operator-steps';
import { OUTSIDE_STEPS } from './outside-steps';
import { recordWalk, type WalkRecord } from './record-walk';
import { nameOf, type Role, type Step, type Walk } from './walk';
import { WITHDRAWAL_STEPS } from './withdrawal-steps';

/**
 * `pnpm walks [filter]`: walks through a running `npm start` as a guest, a member, an agent and an operator, through a
 * withdrawal that two operators decide on, through a night on which releases turn out bad, and through the first release of a team
 * outside; on both brands, in English and the brand's other first language, 1,440 and 390 wide, with a picture after each step. Ends with 1 when a step fails or a page reports an error. With a filter, only the
 * walks whose names contain it.
 */
const [filter = ''] = process.argv.slice(2);
const port = Number((process.env['MARQUEE_API_PORT'] ??= '4000'));
const folder = path.resolve(process.env['MARQUEE_WALKS'] ?? 'walks');

const LANGUAGES: Readonly<Record<string, readonly string[]>> = { sundarban: ['en', 'bn'], meridian: ['en', 'vi'] };
const STEPS: Readonly<Record<Role, readonly Step[]>> = {
  guest: GUEST_STEPS,
  member: MEMBER_STEPS,
  agent: AGENT_STEPS,
  operator: OPERATOR_STEPS,
  withdrawal: WITHDRAWAL_STEPS,
  night: NIGHT_STEPS,
  outside: OUTSIDE_STEPS,
};
const walks: Walk[] = Object.entries(LANGUAGES).flatMap(([brand, languages]) =>
  languages.flatMap((language) =>
    [1440, 390].flatMap((width) => (Object.keys(STEPS) as Role[]).map((role) => ({ role, brand, language, width }))),
  ),
);

const chosenWalks = walks.filter((each) => nameOf(each).includes(filter));
if (chosenWalks.length === 0) throw new Error(`no walk's name contains "${filter}"`);

const print = (line: string) => process.stdout.write(`${line}\n`);
const executablePath = await findChromium(print);
const browser = await chromium.launch({ executablePath, args: chromiumArguments() });
const records: WalkRecord[] = [];
for (const walk of chosenWalks) {
  const record = await recordWalk(browser, walk, STEPS[walk.role], { port, folder });
  records.push(record);
  print(`${record.walk}: ${record.steps} steps, ${record.problems.length} problems`);
  for (const problem of record.problems) print(`  ${problem}`);
}
await browser.close();
writeFileSync(path.join(folder, 'walks.json'), `${JSON.stringify(records, null, 2)}\n`);
process.exitCode = records.some(({ problems }) => problems.length > 0) ? 1 : 0;
