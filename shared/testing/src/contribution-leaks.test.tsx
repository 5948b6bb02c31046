import { defineRemote } from '@marquee/kit';
import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { contributionIds, contributionLeaks } from './contribution-leaks';

/** A remote with one page that does something when it comes, and perhaps something when it goes. */
function remoteThat(effect: () => undefined | (() => void)) {
  function Page() {
    useEffect(effect, []);
    return <p>page</p>;
  }
  return defineRemote({
    namespace: 'leaky',
    messages: { en: async () => ({ default: {} }) },
    routes: { page: async () => ({ default: Page }) },
  });
}
const manifest = { routes: [{ id: 'page', pattern: '/pages/:id' }], slots: [{ id: 'card' }], modals: [{ id: 'gift' }] };
const leaksOf = (effect: () => undefined | (() => void)) => contributionLeaks(remoteThat(effect), manifest, 'page');

it('finds nothing in a page that gives back what it took', async () => {
  const leaks = await leaksOf(() => {
    const listen = () => undefined;
    addEventListener('keydown', listen);
    document.addEventListener('click', listen, { capture: true });
    const interval = setInterval(listen, 1_000);
    const observer = new MutationObserver(listen);
    observer.observe(document.body, { childList: true });
    const note = document.body.appendChild(document.createElement('i'));
    return () => {
      removeEventListener('keydown', listen);
      document.removeEventListener('click', listen, { capture: true });
      clearInterval(interval);
      observer.disconnect();
      note.remove();
    };
  });
  expect(leaks).toEqual([]);
});

it.each<[string, () => undefined, string]>([
  ['a listener on the window', () => void addEventListener('keydown', () => undefined), 'listeners'],
  ['a listener on the document', () => void document.addEventListener('keydown', () => undefined, true), 'listeners'],
  ['an interval', () => void setInterval(() => undefined, 100_000), 'timers'],
  ['a loop of time-outs', () => void loop(), 'timers'],
  [
    'an observer',
    () => void new MutationObserver(() => undefined).observe(document.body, { childList: true }),
    'observers',
  ],
  ['an element of the body', () => void document.body.append(document.createElement('i')), 'nodes'],
  ['a style of the head', () => void document.head.append(document.createElement('style')), 'nodes'],
])('finds %s that is left behind', async (_name, effect, what) => {
  expect(await leaksOf(effect)).toEqual([{ what, more: 20 }]);
});

function loop(): void {
  setTimeout(loop, 1);
}

it('does not take what is made once for a leak', async () => {
  let isMade = false;
  const leaks = await leaksOf(() => {
    if (!isMade) document.head.append(document.createElement('style'));
    isMade = true;
    return undefined;
  });
  expect(leaks).toEqual([]);
});

it('fails for a part that does not render, instead of finding nothing in it', async () => {
  const broken = remoteThat(() => {
    throw new Error('no such answer');
  });
  await expect(contributionLeaks(broken, manifest, 'page')).rejects.toThrow('no such answer');
  await expect(contributionLeaks(broken, manifest, 'other')).rejects.toThrow('exposes no other');
});

it('names every contribution of a manifest', () => {
  expect(contributionIds(manifest)).toEqual(['page', 'card', 'gift']);
});
