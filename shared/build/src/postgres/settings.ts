export type Settings = Record<string, string | number>;

/** For a laptop or a machine of two cores: an acknowledged bet survives a crash. */
export const durableSettings: Settings = {
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_connections: 100,
  max_wal_size: '2GB',
  random_page_cost: 1.1,
  fsync: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
};

/** For test runs, whose data is disposable: the same server without waiting for the disk. */
export const volatileSettings: Settings = {
  ...durableSettings,
  shared_buffers: '128MB',
  max_connections: 200,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // The log is kept in memory.
  max_wal_size: '256MB',
};

/**
 * For tests that kill a server: an acknowledged commit has left the process, so it survives the end of the process, though not
 * of the machine. With `fsync` each start after a kill first syncs every file of the data folder, some two thousand, before it
 * recovers: 5 seconds on a busy disk, and more than a minute on one that others write to.
 */
export const killableSettings: Settings = { ...durableSettings, fsync: 'off' };
