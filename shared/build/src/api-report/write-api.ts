import { writeFileSync } from 'node:fs';
import { CONTRACT_VERSION } from '@marquee/contract/remote-manifest';
import { apiFile, contractVersions } from './contract-api';
import { isPublished } from './contract-faults';
import { presentApi } from './present-api';

/**
 * Records the exports of contract, kit and ui under the present version, unless that is published: then `npm test` says what
 * to do.
 */
if (!isPublished(contractVersions().present))
  writeFileSync(apiFile(CONTRACT_VERSION), `${JSON.stringify(presentApi(), null, 2)}\n`);
