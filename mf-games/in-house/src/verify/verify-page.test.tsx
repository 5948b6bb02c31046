import { startI18n } from '@marquee/kit/i18n/i18n';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { MESSAGES } from '../app/use-text';
import en from '../messages/en.json';
import { VerifyPage } from './verify-page';

/** SHA-256 of `seed`, computed with another tool. */
const SEED_HASH = '19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b';

let root: Root | null = null;

async function openPage(hash: string): Promise<HTMLElement> {
  window.history.replaceState(null, '', `/in-house/verify${hash}`);
  const box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
  root.render(<VerifyPage />);
  await vi.waitFor(() => expect(box.querySelector('h1')).not.toBeNull());
  return box;
}

const status = (box: HTMLElement) => box.querySelector('[role="status"]')?.textContent;

beforeAll(async () => {
  await startI18n('en', MESSAGES, en);
});

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

describe('the verifier', () => {
  it('computes the round of its address without a session', async () => {
    const box = await openPage(`#game=crash&seed=seed&seedHash=${SEED_HASH}&salt=a:b:c`);
    await vi.waitFor(() => expect(status(box)).toBe(en.verify.seedCheck.matches));
    expect(box.textContent).toMatch(/Crash point\d+\.\d\d×/);
  });

  it('reports a seed that does not match its hash', async () => {
    const box = await openPage(`#game=crash&seed=another&seedHash=${SEED_HASH}&salt=a:b:c`);
    await vi.waitFor(() => expect(status(box)).toBe(en.verify.seedCheck.differs));
  });

  it('shows the mines of a round', async () => {
    const box = await openPage('#game=mines&serverSeed=b5f1c0&clientSeed=mangrove&nonce=7&mines=24');
    await vi.waitFor(() => expect(status(box)).toBe(en.verify.seedCheck.unknown));
    expect(box.querySelectorAll('[data-mine]')).toHaveLength(24);
  });

  it('asks for the seed while there is none', async () => {
    const box = await openPage('');
    expect(box.textContent).toContain(en.verify.nothing);
    expect(status(box)).toBeUndefined();
  });
});
