import { contributionIds, contributionLeaks } from '@marquee/testing/contribution-leaks';
import { expect, it } from 'vitest';
import manifest from '../remote.json';
import remote from './remote';

// Six times show what twenty do, and take a third of the time.
it.each(contributionIds(manifest))('%s leaves nothing behind on the page', async (id) => {
  expect(await contributionLeaks(remote, manifest, id, { times: 6 })).toEqual([]);
});
