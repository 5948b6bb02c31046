import { openApiDocument } from '@marquee/contract/openapi/document';
import { remoteSchema } from '@marquee/contract/remote-schema';
import { slotReference } from '@marquee/contract/slot-reference';
import { coveragePage } from './coverage-page';
import { lotteryPage } from './lottery-page';

/** The documents that are made of the contract and of the tests, by their paths below the folder of documents. */
export const sourceDocuments = (): Readonly<Record<string, string>> => ({
  'openapi.json': `${JSON.stringify(openApiDocument(), null, 2)}\n`,
  'slots.md': slotReference(),
  'lottery-rules.md': lotteryPage(),
  'remote.schema.json': remoteSchema(),
  'coverage.md': coveragePage(),
});
