/** Of webpack's loader context, what the loader uses. */
interface LoaderContext {
  readonly resourcePath: string;
  addContextDependency(folder: string): void;
}

export default function constantModule(this: LoaderContext): Promise<string>;
