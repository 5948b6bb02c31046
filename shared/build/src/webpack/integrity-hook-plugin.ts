import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

/**
 * Makes every chunk and style request of an app ask the page for its SRI hash. The shell defines the function
 * (`kit/federation/integrity.ts`); it throws for a file that the release's manifest does not name, so the load fails closed.
 */
export class IntegrityHookPlugin {
  apply(compiler: Compiler): void {
    const { LoadScriptRuntimeModule } = webpack.runtime as unknown as {
      LoadScriptRuntimeModule: typeof webpack.runtime.LoadScriptRuntimeModule;
    };
    compiler.hooks.thisCompilation.tap('IntegrityHookPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('IntegrityHookPlugin', (source) =>
        [source, integrityOf('script', 'url')].join('\n'),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap('IntegrityHookPlugin', (source) =>
        [source, integrityOf('linkTag', 'fullhref')].join('\n'),
      );
    });
  }
}

function integrityOf(element: string, url: string): string {
  return `if (self.marqueeIntegrity) { ${element}.integrity = self.marqueeIntegrity(${url}); ${element}.crossOrigin = "anonymous"; }`;
}
