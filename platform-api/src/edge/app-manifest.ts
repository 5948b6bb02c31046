import { directionOf } from '@marquee/contract/languages';
import type { Brand } from '../modules/site/brand/brand';
import { APP_ICON_SIZES } from '../modules/site/look/routes';
import type { RenderedLook } from '../modules/site/look/service';
import { tag } from './html';

const icon = (look: RenderedLook, size: number) => `${look.baseUrl}icon-${size}.png`;

/** The web app manifest, which lets phones and computers install a brand's site. */
export function appManifest({ name, config }: Brand, look: RenderedLook) {
  return {
    id: '/',
    name,
    short_name: name,
    lang: config.defaultLanguage,
    dir: directionOf(config.defaultLanguage),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: look.appGround,
    theme_color: look.appGround,
    // The icon fills its square and keeps to the circle that phones cut out, so that one file serves both purposes.
    icons: ['any', 'maskable'].flatMap((purpose) =>
      APP_ICON_SIZES.filter((size) => size >= 192).map((size) => ({
        src: icon(look, size),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  };
}

/** The icon of a brand in a browser's tab. */
export const tabIcon = (look: RenderedLook) => icon(look, 64);

/** Head elements with the icon of the site, and those that let a phone add it to its home screen. */
export function appHead({ name, config }: Brand, look: RenderedLook): string[] {
  const tab = tag('link', { rel: 'icon', type: 'image/png', href: tabIcon(look) });
  if (config.flags['APPDOWNLOAD'] !== true) return [tab];
  return [
    tab,
    tag('link', { rel: 'manifest', href: '/app.webmanifest' }),
    tag('link', { rel: 'apple-touch-icon', href: icon(look, 180) }),
    tag('meta', { name: 'apple-mobile-web-app-title', content: name }),
    tag('meta', { name: 'theme-color', content: look.appGround }),
  ];
}
