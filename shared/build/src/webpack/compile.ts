import webpack, { type Configuration, type Stats } from 'webpack';

/**
 * Runs one webpack build.
 * @throws with the compiler's messages when it has errors; warnings count as errors in production
 */
export async function compile(configuration: Configuration): Promise<Stats> {
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('webpack refused the configuration');
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => {
      compiler.close((closeError) => {
        if (error ?? closeError ?? !result) reject(error ?? closeError ?? new Error('webpack gave no result'));
        else resolve(result);
      });
    });
  });
  const strict = configuration.mode === 'production';
  if (stats.hasErrors() || (strict && stats.hasWarnings())) {
    throw new Error(stats.toString({ preset: 'errors-warnings', colors: process.stderr.isTTY }));
  }
  return stats;
}
