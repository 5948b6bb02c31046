import { ART_VERSION } from '../modules/art/service';
import { APP_GROUND, APP_ICON_SIZES } from '../modules/art/app-icon';
import type { Brand } from '../modules/brand/repository';
import { tag } from './html';

const icon = (code: string, size: number) => `/art/icon/${code}-${size}.png?v=${ART_VERSION}`;

/** The web app manifest, which lets phones and computers install a brand's site. */
export function appManifest({ code, name, config }: Brand) {
  const ground = APP_GROUND[code] ?? '#101418';
  return {
    id: '/',
    name,
    short_name: name,
    lang: config.defaultLanguage,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    icons: APP_ICON_SIZES.filter((size) => size >= 192).map((size) => ({
      src: icon(code, size),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  };
}

/** Head elements that let a phone add the site to its home screen. */
export function appHead({ code, name, config }: Brand): string[] {
  if (config.flags['APPDOWNLOAD'] !== true) return [];
  return [
    tag('link', { rel: 'manifest', href: '/app.webmanifest' }),
    tag('link', { rel: 'apple-touch-icon', href: icon(code, 180) }),
    tag('meta', { name: 'apple-mobile-web-app-title', content: name }),
    tag('meta', { name: 'theme-color', content: APP_GROUND[code] ?? '#101418' }),
  ];
}
