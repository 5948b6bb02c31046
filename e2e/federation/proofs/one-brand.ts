import { uniqueNumber } from '../../support/unique';
import { openProofBrand, type ProofBrand } from '../support/proof-brand';
import { currentVersion, releaseVariant } from '../support/release-variant';
import { differences, settledPages, snapshotFiles, snapshotPages } from '../support/site-snapshot';
import { type Finding, finding, type Proof } from './proof';

const REMOTE = 'mf-games';

/** Everything that an operator can do to a remote at one brand, while another brand is looked at. */
export async function proveOneBrand(): Promise<Proof> {
  const [changed, other] = [await openProofBrand(), await openProofBrand()];
  const version = `9.${uniqueNumber()}.1`;
  await releaseVariant(REMOTE, version, (_file, text) => text);
  const [before, otherBefore] = [await settledPages(changed.code), await settledPages(other.code)];
  const filesBefore = await snapshotFiles(other.code);
  const moved: string[] = [];
  let visible = 0;
  const changes = changesOf(changed, version);
  for (const change of changes) {
    await change();
    visible += differences(before, await snapshotPages(changed.code)).length > 0 ? 1 : 0;
    moved.push(...differences(otherBefore, await snapshotPages(other.code)));
  }
  await changed.change(REMOTE, 'rollback', { version: currentVersion(REMOTE) });
  const left = differences(before, await snapshotPages(changed.code));
  moved.push(...differences(otherBefore, await snapshotPages(other.code)));
  moved.push(...differences(filesBefore, await snapshotFiles(other.code)));
  const compared = `${otherBefore.size} pages after each, ${filesBefore.size} files at the end`;
  return {
    findings: [
      finding(
        'changes to a remote that its brand’s pages show',
        'all',
        `${visible} of ${changes.length}`,
        visible === changes.length,
      ),
      none('differences at that brand after the roll-back', left),
      none(`differences at another brand, byte for byte (${compared})`, moved),
    ],
  };
}

const none = (what: string, found: readonly string[]): Finding =>
  finding(what, 'none', found.length === 0 ? 'none' : [...new Set(found)].slice(0, 5).join(', '), found.length === 0);

function changesOf(brand: ProofBrand, version: string): readonly (() => Promise<void>)[] {
  return [
    () => brand.change(REMOTE, 'promote', { version, canaryPercent: 50 }),
    () => brand.change(REMOTE, 'promote', { version }),
    () => brand.change(REMOTE, 'pin', { version }),
    () => brand.disable(REMOTE, 'Back at noon'),
    () => brand.change(REMOTE, 'enabled'),
  ];
}
