import type { Platform } from '../../platform/platform';
import type { BrandService } from '../site/brand/service';
import type { Audit } from '../operators/audit/audit';
import type { DefineProposals } from '../operators/proposals/kind';
import { createReadOneDraw, type ReadOneDraw } from './draws/draw-list';
import { createExposureAdmin, type ExposureAdmin } from './exposure/exposure-admin';
import { createReadStaked } from './exposure/staked-by-kind';
import { readGames } from './games/game-list';
import { createSettingsAdmin, type SettingsAdmin } from './games/settings-admin';
import { createPreviewResult, type PreviewResult } from './results/result-effect';
import { createRunAdmin, type RunAdmin } from './runs/run-admin';

/** What operators see and change of lotteries, beside calendars and results. */
export interface LotteryAdmin {
  games(brandIds: readonly number[]): ReturnType<typeof readGames>;
  readonly draw: ReadOneDraw;
  readonly preview: PreviewResult;
  readonly exposure: ExposureAdmin;
  readonly settings: SettingsAdmin;
  readonly runs: RunAdmin;
}

interface LotteryAdminParts {
  readonly platform: Pick<Platform, 'database' | 'bus'>;
  readonly brands: Pick<BrandService, 'all'>;
  readonly audit: Audit;
  readonly proposals: DefineProposals;
}

export function createLotteryAdmin({ platform, brands, audit, proposals }: LotteryAdminParts): LotteryAdmin {
  const { bus, database } = platform;
  const { pool } = database;
  return {
    games: (brandIds) => readGames(pool, brandIds),
    draw: createReadOneDraw(pool),
    preview: createPreviewResult(pool),
    exposure: createExposureAdmin({ pool, bus, brands, audit, readStaked: createReadStaked(pool) }),
    settings: createSettingsAdmin({ pool, bus, brands, audit, proposals }),
    runs: createRunAdmin(pool, audit),
  };
}
