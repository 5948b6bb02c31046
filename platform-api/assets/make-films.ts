import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BANNER_SHAPES, type BannerSceneName, drawScene } from '../src/modules/games/art/banners';

/** Frames of one loop: 6 seconds at 20 a second. */
const FRAMES = 120;
const FRAMES_PER_SECOND = 20;
const BITRATE = '290k';
const SCENES: readonly BannerSceneName[] = ['night', 'ride', 'field'];

const { chromium } = createRequire(new URL('../../shared/testing/package.json', import.meta.url))(
  'playwright',
) as typeof import('playwright');
const folder = fileURLToPath(new URL('./video/', import.meta.url));

/** Renders one scene frame by frame and encodes the loop as VP9. */
async function film(page: import('playwright').Page, brand: string, scene: BannerSceneName): Promise<void> {
  const frames = await mkdtemp(join(tmpdir(), 'film-'));
  for (let frame = 0; frame < FRAMES; frame++) {
    await page.setContent(
      `<style>body{margin:0}svg{display:block}</style>${drawScene(brand, scene, 'promo', frame / FRAMES)}`,
    );
    await writeFile(
      join(frames, `${String(frame).padStart(3, '0')}.jpg`),
      await page.screenshot({ type: 'jpeg', quality: 95 }),
    );
  }
  const target = join(folder, `${brand}-${scene}.webm`);
  for (const pass of ['1', '2']) {
    const output = pass === '1' ? ['-f', 'null', '-'] : [target];
    const args = [
      '-y',
      '-loglevel',
      'error',
      '-framerate',
      String(FRAMES_PER_SECOND),
      '-i',
      join(frames, '%03d.jpg'),
      '-c:v',
      'libvpx-vp9',
      '-b:v',
      BITRATE,
      '-pix_fmt',
      'yuv420p',
      '-an',
      '-row-mt',
      '1',
      '-pass',
      pass,
      '-passlogfile',
      join(frames, 'log'),
      ...output,
    ];
    const { status } = spawnSync('ffmpeg', args, { stdio: 'inherit' });
    if (status !== 0) throw new Error(`ffmpeg failed on ${brand} ${scene}`);
  }
  await rm(frames, { recursive: true });
}

const browser = await chromium.launch({
  ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
  args: ['--no-sandbox'],
});
const page = await browser.newPage({
  viewport: { width: BANNER_SHAPES.promo.width, height: BANNER_SHAPES.promo.height },
});
for (const brand of ['sundarban', 'meridian']) for (const scene of SCENES) await film(page, brand, scene);
await browser.close();
