import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

/**
 * Makes every chunk and style request of an app look up its SRI hash in the page (`kit/federation/integrity-map.ts`
 * defines the function). A file missing from the release's manifest gets an unmatchable hash, so its load fails closed.
 * The page also gets the element, so that it can request a file again at another address.
 */
export class IntegrityHookPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('IntegrityHookPlugin', (compilation) => {
      const scripts = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      const styles = MiniCssExtractPlugin.getCompilationHooks(compilation);
      scripts.createScript.tap('IntegrityHookPlugin', (source) => `${source}\n${requestIntegrity('script', 'url')}`);
      styles.beforeTagInsert.tap(
        'IntegrityHookPlugin',
        (source) => `${source}\n${requestIntegrity('linkTag', 'fullhref')}`,
      );
    });
  }
}

function requestIntegrity(element: string, url: string): string {
  const assignment = `${element}.integrity = self.marqueeIntegrity(${url}, ${element}); ${element}.crossOrigin = "anonymous";`;
  return `if (self.marqueeIntegrity) { ${assignment} }`;
}
