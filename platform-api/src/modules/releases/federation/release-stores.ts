import type { Config } from '../../../platform/config';
import { Failure } from '../../../platform/failure';
import { createReleaseBucket } from './release-bucket';
import type { ReleaseFiles, ReleaseStores } from './release-files';

/** The store of the deployment, and the public bucket where it has one: new releases of teams then go there. */
export function createReleaseStores(
  stored: ReleaseFiles,
  { releaseBucket }: Pick<Config, 'releaseBucket'>,
): ReleaseStores {
  const bucket = releaseBucket && createReleaseBucket(releaseBucket);
  return {
    current: bucket ?? stored,
    of(baseUrl) {
      if (baseUrl === null) return stored;
      if (!bucket) throw new Failure('release_storage_down');
      return bucket;
    },
  };
}
