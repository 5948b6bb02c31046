/** The owner's name of what belongs to the shell. */
export const SHELL = 'host-shell';

/** Addresses of the shell's own pages, and those that the edge answers itself. No remote may claim them. */
export const SHELL_ROUTES = [
  '/',
  '/index',
  '/index.html',
  '/home',
  '/login',
  '/register',
  '/reset-password',
  '/stop-report',
  '/help',
  '/beginner',
  '/about',
  '/licences',
  '/responsible',
  '/terms',
  '/blog',
  '/blog/:slug',
  '/news',
  '/news/:slug',
  '/m/appDownload',
] as const;

/** Addresses of the specification that a remote fills; where none does, the shell's page says so. */
export const SITE_PATTERNS = [
  '/sports',
  '/esports',
  '/lott',
  '/elott',
  '/cockfight',
  '/live',
  '/fish',
  '/rng',
  '/pvp',
  '/bgs',
  '/favorite',
  '/recent',
  '/member/*',
  '/promotions',
  '/pointMall',
  '/agent',
  '/agentHome',
  '/seamless',
  '/lottery',
  '/seaLottery',
  '/vnLottery',
  '/lottert',
  '/vnlottery',
  '/sealottery',
] as const;

/** First segments of calls, protocols and files: the edge never answers the page there. */
export const RESERVED_SEGMENTS = ['wps', 'lgw', 'ops', 'wallet', 'psp', 'releases', 'art', 'in-house', 'docs'] as const;

/** Ids of the shell's modals, with their other names. */
export const SHELL_MODALS = [
  'loginPopupModal',
  'registerModal',
  'forgetPassModal',
  'reset-password',
  'stop-report',
  'real-account-needed',
  'publicModal',
  'noticesModal',
  'helpModal',
  'feedbackModal',
  'customerService',
  'changePassModal',
  'step-up',
  'reality-check',
  'contract',
  'confirm',
  'loginModal',
  'login',
  'register',
  'announcements',
  'change-password',
  'forgot-password',
] as const;

/** Message namespaces of the shell, the kit and the console. */
export const SHELL_NAMESPACES = ['shell', 'kit', 'console'] as const;
