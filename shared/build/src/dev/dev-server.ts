import webpack, { type Compilation } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { type AppFolder, appFolder } from '../webpack/app-folder';
import { webpackApp } from '../webpack/webpack-app';
import { devRelease } from './dev-release';

export interface DevServer {
  readonly app: AppFolder;
  /** Base URL, ends with a slash; `release.json` below it describes the last good build. */
  readonly url: string;
  stop(): Promise<void>;
}

interface DevServerOptions {
  readonly folder: string;
  readonly port: number;
  /** `development` replaces changed modules in the page; `production` works with a deployed shell and reloads it. */
  readonly mode: 'development' | 'production';
}

/** The page that loads these files has another origin. */
const HEADERS = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };

/** Builds an app on every change and serves it. Resolves after the first good build. */
export async function startDevServer({ folder, port, mode }: DevServerOptions): Promise<DevServer> {
  const app = appFolder(folder);
  const hot = mode === 'development';
  const compiler = webpack(webpackApp({ folder, mode, hot, served: true, minify: false, cache: true }));
  if (!compiler) throw new Error('webpack refused the configuration');
  let last: Compilation | undefined;
  const firstBuild = new Promise<void>((resolve) => {
    compiler.hooks.done.tap('DevServer', (stats) => {
      if (stats.hasErrors()) return void process.stderr.write(`${stats.toString('errors-only')}\n`);
      last = stats.compilation;
      resolve();
    });
  });
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      hot,
      liveReload: !hot,
      allowedHosts: 'all',
      headers: HEADERS,
      client: {
        // What a page throws has its panel and the browser's console.
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        logging: 'warn',
        webSocketURL: `ws://localhost:${port}/ws`,
      },
      static: false,
      setupMiddlewares(middlewares, { app: server }) {
        server?.get('/release.json', (_request, response) => {
          // Registered before the middleware that sets the headers of files.
          response.set(HEADERS);
          if (last) response.json(devRelease(app, last));
          else response.status(503).end();
        });
        return middlewares;
      },
    },
    compiler,
  );
  await server.start();
  await firstBuild;
  return { app, url: `http://localhost:${port}/`, stop: () => server.stop() };
}
