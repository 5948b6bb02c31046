import type { Clock } from '../../../platform/clock';
import type { Config } from '../../../platform/config';
import { Failure } from '../../../platform/failure';
import { createReleaseBucket } from './release-bucket';
import type { ReleaseStores } from './release-files';
import type { ReleaseFolder } from './release-folder';

/** The release folder, and the bucket where the deployment has one: new releases then go there. */
export function createReleaseStores(
  folder: ReleaseFolder,
  { releaseBucket }: Pick<Config, 'releaseBucket'>,
  clock: Clock,
): ReleaseStores {
  const bucket = releaseBucket && createReleaseBucket(releaseBucket, clock);
  return {
    current: bucket ?? folder,
    of(baseUrl) {
      if (baseUrl === null) return folder;
      if (!bucket) throw new Failure('release_storage_down');
      return bucket;
    },
  };
}
